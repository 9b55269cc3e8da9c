internal import CCompression

/// libdeflate at one level, for as many streams as one likes.
final class Deflate {
  private let compressor: UnsafeMutablePointer<libdeflate_compressor>

  /// - Parameter level: From 1, fast, to 12, small.
  init(level: Int) throws(PNGProblem) {
    guard let compressor = libdeflate_alloc_compressor(Int32(level)) else {
      throw .noMemory
    }
    self.compressor = compressor
  }

  deinit { libdeflate_free_compressor(compressor) }

  /// The bytes as a zlib stream.
  func compress(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(
        compressor, bytes.baseAddress, bytes.count, buffer.baseAddress, bound)
    }
  }
}
