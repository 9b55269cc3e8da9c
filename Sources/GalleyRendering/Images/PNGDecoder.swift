internal import CDrawing
internal import GalleyGraphics

/// Reads PNG with libspng, within the limits of `ImageLimits`.
enum PNGDecoder {
  /// The width and height, without decoding the pixels.
  static func size(of bytes: [UInt8]) throws(ImageProblem) -> (width: Int, height: Int) {
    try withContext(bytes) { context throws(ImageProblem) in try size(context) }
  }

  /// Decodes to straight alpha.
  static func bitmap(_ bytes: [UInt8]) throws(ImageProblem) -> Bitmap {
    try withContext(bytes) { context throws(ImageProblem) in
      let size = try size(context)
      let count = size.width * size.height * 4
      var status: Int32 = 0
      let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
        status = spng_decode_image(
          context, buffer.baseAddress, count, Int32(SPNG_FMT_RGBA8.rawValue),
          Int32(SPNG_DECODE_TRNS.rawValue))
        written = status == 0 ? count : 0
      }
      try check(status)
      return Bitmap(width: size.width, height: size.height, pixels: pixels)
    }
  }

  /// The text of the first text chunk with the keyword, up to the first pixels; nil where there is
  /// none.
  static func text(keyword: String, in bytes: [UInt8]) throws(ImageProblem) -> String? {
    try withContext(bytes) { context throws(ImageProblem) in
      _ = try size(context)
      var count: UInt32 = 0
      let status = spng_get_text(context, nil, &count)
      if status == SPNG_ECHUNKAVAIL.rawValue { return nil }
      try check(status)
      var texts = [spng_text](repeating: spng_text(), count: Int(count))
      try check(spng_get_text(context, &texts, &count))
      return texts.first { $0.isNamed(keyword) }.flatMap { $0.text.map { String(cString: $0) } }
    }
  }

  private static func withContext<Result>(
    _ bytes: [UInt8], _ body: (UnsafeMutablePointer<spng_ctx>) throws(ImageProblem) -> Result
  ) throws(ImageProblem) -> Result {
    guard let context = spng_ctx_new(0) else { throw ImageProblem("there is no memory for it") }
    defer { spng_ctx_free(context) }
    spng_set_chunk_limits(context, 64 << 20, 128 << 20)
    spng_set_crc_action(
      context, Int32(SPNG_CRC_ERROR.rawValue), Int32(SPNG_CRC_DISCARD.rawValue))
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    defer { copy.deallocate() }
    _ = copy.initialize(from: bytes)
    try check(spng_set_png_buffer(context, copy.baseAddress, copy.count))
    return try body(context)
  }

  private static func size(
    _ context: UnsafeMutablePointer<spng_ctx>
  ) throws(ImageProblem) -> (width: Int, height: Int) {
    var header = spng_ihdr()
    try check(spng_get_ihdr(context, &header))
    try ImageLimits.check(width: Int(header.width), height: Int(header.height))
    return (Int(header.width), Int(header.height))
  }

  private static func check(_ status: Int32) throws(ImageProblem) {
    switch status {
    case 0: return
    case Int32(SPNG_IO_EOF.rawValue): throw .truncated(.png)
    default: throw .damaged(.png, String(cString: spng_strerror(status)))
    }
  }
}

extension spng_text {
  fileprivate func isNamed(_ word: String) -> Bool {
    withUnsafeBytes(of: keyword) { $0.prefix { $0 != 0 }.elementsEqual(word.utf8) }
  }
}
