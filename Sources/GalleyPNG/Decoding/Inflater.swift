internal import CCompression
internal import GalleySystem

/// Undoes zlib compression with libdeflate.
package final class Inflater {
  private let decompressor: UnsafeMutablePointer<libdeflate_decompressor>

  /// The most bytes that one compressed byte can stand for: 258 for two bits.
  package static let largestRatio = 1032

  package init() throws(PNGError) {
    guard let decompressor = libdeflate_alloc_decompressor() else {
      throw .noMemory
    }
    self.decompressor = decompressor
  }

  deinit { libdeflate_free_decompressor(decompressor) }

  /// The content of a zlib stream, which must have exactly a size, with zeros behind it.
  package func inflate(
    _ stream: ArraySlice<UInt8>, byteCount: Int, padding: Int
  ) throws(PNGError) -> [UInt8] {
    // Refuses a small file that claims to be a large picture before there is memory for that.
    guard byteCount <= stream.count * Self.largestRatio else { throw .truncated }
    var (result, used) = (LIBDEFLATE_BAD_DATA, 0)
    let bytes = [UInt8](unsafeUninitializedCapacity: byteCount + padding) { buffer, count in
      let target = UnsafeMutableRawBufferPointer(buffer)
      target.adviseLargePages()
      result = inflate(stream, into: target, byteCount: byteCount, used: &used)
      target.suffix(padding).initializeMemory(as: UInt8.self, repeating: 0)
      count = result == LIBDEFLATE_SUCCESS ? buffer.count : 0
    }
    switch result {
    case LIBDEFLATE_SUCCESS: break
    case LIBDEFLATE_SHORT_OUTPUT: throw .damaged("its pixels end early")
    case LIBDEFLATE_INSUFFICIENT_SPACE: throw .damaged("it has more pixels than its header says")
    default: throw .damaged("its pixels do not inflate")
    }
    guard used == stream.count else { throw .damaged("something follows its pixels") }
    return bytes
  }

  private func inflate(
    _ stream: ArraySlice<UInt8>, into target: UnsafeMutableRawBufferPointer, byteCount: Int,
    used: inout Int
  ) -> libdeflate_result {
    stream.withUnsafeBytes { source in
      libdeflate_zlib_decompress_ex(
        decompressor, source.baseAddress, source.count, target.baseAddress, byteCount, &used, nil)
    }
  }

  /// The content of a zlib stream of unknown size; nil where it is damaged or more than a limit.
  ///
  /// Room is doubled until it is enough, so that a small stream never asks for much.
  package func inflate(_ stream: ArraySlice<UInt8>, atMost limit: Int) -> [UInt8]? {
    var room = min(limit, max(1 << 16, stream.count * 8))
    while true {
      var result = LIBDEFLATE_BAD_DATA
      let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        stream.withUnsafeBytes { source in
          result = libdeflate_zlib_decompress(
            decompressor, source.baseAddress, source.count, buffer.baseAddress, room, &count)
        }
        if result != LIBDEFLATE_SUCCESS { count = 0 }
      }
      if result == LIBDEFLATE_SUCCESS { return bytes }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE, room < limit else { return nil }
      room = min(limit, room * 2)
    }
  }
}
