internal import CDrawing
internal import GalleyGraphics

/// Reads still WebP pictures with libwebp; animated ones are refused.
enum WebPDecoder {
  /// The width and height, without decoding the pixels.
  static func size(of bytes: [UInt8]) throws(ImageProblem) -> (width: Int, height: Int) {
    var features = WebPBitstreamFeatures()
    try check(WebPGetFeatures(bytes, bytes.count, &features))
    guard features.has_animation == 0 else {
      throw ImageProblem("it is an animated WebP; export one of its frames")
    }
    try ImageLimits.check(width: Int(features.width), height: Int(features.height))
    return (Int(features.width), Int(features.height))
  }

  /// The pixels as Cairo keeps them.
  static func image(_ bytes: [UInt8]) throws(ImageProblem) -> RasterImage {
    let (width, height) = try size(of: bytes)
    let pixels = try pixels(of: bytes, as: MODE_bgrA, count: width * height, UInt32.self)
    return RasterImage(width: width, height: height, pixels: pixels)
  }

  /// The pixels with straight alpha, as the file has them.
  static func bitmap(_ bytes: [UInt8]) throws(ImageProblem) -> Bitmap {
    let (width, height) = try size(of: bytes)
    let pixels = try pixels(of: bytes, as: MODE_RGBA, count: width * height * 4, UInt8.self)
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func pixels<Value>(
    of bytes: [UInt8], as mode: WEBP_CSP_MODE, count: Int, _ type: Value.Type
  ) throws(ImageProblem) -> [Value] {
    let width = try size(of: bytes).width
    var configuration = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&configuration) != 0 else {
      throw ImageProblem("the installed libwebp does not fit; install it again")
    }
    var status = VP8_STATUS_OK
    let pixels = [Value](unsafeUninitializedCapacity: count) { buffer, written in
      let rows = UnsafeMutableRawBufferPointer(buffer)
      configuration.output.colorspace = mode
      configuration.output.is_external_memory = 1
      configuration.output.u.RGBA.rgba = rows.bindMemory(to: UInt8.self).baseAddress
      configuration.output.u.RGBA.stride = Int32(width * 4)
      configuration.output.u.RGBA.size = rows.count
      status = WebPDecode(bytes, bytes.count, &configuration)
      written = status == VP8_STATUS_OK ? count : 0
    }
    try check(status)
    return pixels
  }

  private static func check(_ status: VP8StatusCode) throws(ImageProblem) {
    switch status {
    case VP8_STATUS_OK: return
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: throw .truncated(.webp)
    case VP8_STATUS_UNSUPPORTED_FEATURE:
      throw ImageProblem("it uses a WebP feature that is not read; export it as PNG")
    case VP8_STATUS_OUT_OF_MEMORY: throw ImageProblem.noMemory
    default: throw .damaged(.webp, "libwebp's status \(status.rawValue)")
    }
  }
}
