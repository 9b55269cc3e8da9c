internal import CCompression

/// The zlib stream of a PNG's pixels, inflated as far as one asks.
///
/// libdeflate, which is faster, inflates whole streams only.
package final class PixelStream {
  private let bytes: [UInt8]
  /// Where in the bytes lies what zlib has not had.
  private var parts: ArraySlice<Range<Int>>
  private var isAtEnd = false
  /// On the heap: zlib keeps its address.
  private let stream: UnsafeMutablePointer<z_stream>

  /// - Parameters:
  ///   - parts: The parts of the stream, in order.
  ///   - byteCount: That of all rows; refused where so few bytes cannot hold it.
  init(_ bytes: [UInt8], parts: [Range<Int>], byteCount: Int) throws(PNGProblem) {
    self.bytes = bytes
    self.parts = parts.filter { !$0.isEmpty }[...]
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit_(stream, ZLIB_VERSION, size) == Z_OK else {
      throw .noMemory
    }
    let compressed = parts.reduce(0) { $0 + $1.count }
    guard byteCount <= compressed * Inflate.largestRatio else { throw .truncated }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Writes the next bytes to a place.
  func read(_ count: Int, to target: UnsafeMutablePointer<UInt8>) throws(PNGProblem) {
    guard try take(count, to: target) == count else { throw .damaged("its pixels end early") }
  }

  /// Makes sure that the stream ends here, and the file's pixels with it.
  func finish() throws(PNGProblem) {
    var byte: UInt8 = 0
    guard try take(1, to: &byte) == 0 else {
      throw .damaged("it has more pixels than its header says")
    }
    guard parts.isEmpty else { throw .damaged("something follows its pixels") }
  }

  /// Writes at most so many bytes, and returns how many the stream still had.
  private func take(
    _ count: Int, to target: UnsafeMutablePointer<UInt8>
  ) throws(PNGProblem) -> Int {
    stream.pointee.next_out = target
    stream.pointee.avail_out = UInt32(count)
    while stream.pointee.avail_out > 0, !isAtEnd { try inflateMore() }
    return count - Int(stream.pointee.avail_out)
  }

  private func inflateMore() throws(PNGProblem) {
    let part = parts.first ?? 0..<0
    let status = bytes.withUnsafeBufferPointer { bytes in
      // zlib writes nothing there.
      stream.pointee.next_in = UnsafeMutablePointer(
        mutating: bytes.baseAddress.map { $0 + part.lowerBound })
      stream.pointee.avail_in = UInt32(part.count)
      return inflate(stream, Z_NO_FLUSH)
    }
    let rest = part.suffix(Int(stream.pointee.avail_in))
    if rest.isEmpty { _ = parts.popFirst() } else { parts[parts.startIndex] = rest }
    switch status {
    case Z_OK: break
    case Z_STREAM_END: isAtEnd = true
    default: throw .damaged("its pixels do not inflate")
    }
  }
}
