internal import CDrawingShims

/// Reads JPEG with libjpeg-turbo; inks are converted by their profile, and roughly without one.
enum JPEGDecoder {
  /// The width and height as shown, without decoding the pixels.
  static func size(of bytes: [UInt8]) throws(ImageProblem) -> (width: Int, height: Int) {
    let stored = try storedSize(of: bytes)
    let (width, height) = (Int(stored.width), Int(stored.height))
    return EXIFOrientation(inJPEG: bytes).isTransposed ? (height, width) : (width, height)
  }

  /// Returns the colors of the samples that are decoded; inks come out as sRGB.
  static func colors(of bytes: [UInt8]) throws(ImageProblem) -> PixelInterpretation.Colors {
    let profile = bytes.jpegProfile
    guard profile != nil, try storedSize(of: bytes).is_ink == 0 else { return .sRGB }
    return PixelInterpretation.Colors(profile: profile)
  }

  /// Whether the samples are those of inks.
  static func hasInks(_ bytes: [UInt8]) throws(ImageProblem) -> Bool {
    try storedSize(of: bytes).is_ink != 0
  }

  /// Decodes and turns the picture as its orientation says.
  static func image(_ bytes: [UInt8]) throws(ImageProblem) -> RasterImage {
    let size = try storedSize(of: bytes)
    let profile = size.is_ink == 0 ? nil : bytes.jpegProfile
    let pixels = try pixels(of: bytes, size, keepingInks: profile != nil)
    var image = RasterImage(width: Int(size.width), height: Int(size.height), pixels: pixels)
    if let profile {
      let inks = pixels.withUnsafeBytes { Array($0) }
      image = RasterImage(
        try ColorConversion(from: .profile(profile)).sRGB(
          inks: inks, width: image.width, height: image.height))
    }
    return EXIFOrientation(inJPEG: bytes).applied(to: image)
  }

  private static func pixels(
    of bytes: [UInt8], _ size: galley_jpeg_size, keepingInks: Bool
  ) throws(ImageProblem) -> [UInt32] {
    var message = Message()
    var status = galley_jpeg_ok
    let count = Int(size.width) * Int(size.height)
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, written in
      UnsafeMutableRawBufferPointer(buffer).withMemoryRebound(to: UInt8.self) { rows in
        status = galley_jpeg_decode(
          bytes, bytes.count, size, keepingInks ? 1 : 0, rows.baseAddress, &message.text)
      }
      written = status == galley_jpeg_ok ? count : 0
    }
    try check(status, message)
    return pixels
  }

  private static func storedSize(of bytes: [UInt8]) throws(ImageProblem) -> galley_jpeg_size {
    var size = galley_jpeg_size()
    var message = Message()
    try check(galley_jpeg_read_size(bytes, bytes.count, &size, &message.text), message)
    try ImageLimits.check(width: Int(size.width), height: Int(size.height))
    return size
  }

  private static func check(
    _ status: galley_jpeg_status, _ message: Message
  ) throws(ImageProblem) {
    switch status {
    case galley_jpeg_ok: return
    case galley_jpeg_damaged: throw .truncated(.jpeg)
    case galley_jpeg_excessive:
      throw ImageProblem("it has more progressive scans than honest files; export it again")
    default: throw .damaged(.jpeg, message.words)
    }
  }
}

/// Room for libjpeg's words.
private struct Message {
  var text = [CChar](repeating: 0, count: Int(galley_jpeg_message_capacity))

  var words: String {
    String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
