public import GalleyGraphics

/// Reads and writes PNG (ISO/IEC 15948).
///
/// Every checksum is verified, and a damaged or truncated file is an error, never a picture with a
/// hole. All color types, depths, interlacing and transparency are read; a palette's colors and 16
/// bits come out as 8. Samples are taken as they are stored, whatever colors the file says they are.
public enum PNG {
  /// The most pixels that are written, and read unless the caller says otherwise.
  public static let maximumPixelCount = 128 << 20

  /// The width and height in pixels, from the header alone.
  public static func size(of bytes: [UInt8]) throws(PNGError) -> (width: Int, height: Int) {
    let header = try PNGStructure.header(of: bytes)
    return (header.width, header.height)
  }

  /// The pixels with straight alpha; of an animation, the picture that programs show which know of
  /// none.
  ///
  /// - `maximumPixelCount`: What is larger is refused before there is memory for it.
  public static func bitmap(
    of bytes: [UInt8], maximumPixelCount: Int = PNG.maximumPixelCount
  ) throws(PNGError) -> Bitmap {
    let (width, height) = try size(of: bytes)
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, count <= maximumPixelCount else {
      throw .tooLarge(width: width, height: height)
    }
    let structure = try PNGStructure(bytes)
    return Bitmap(
      width: width, height: height, pixels: try PNGPixels(structure, in: bytes).decode(bytes))
  }

  /// The text of the first text chunk before the pixels that has a keyword; nil where there is none.
  public static func text(keyword: String, in bytes: [UInt8]) throws(PNGError) -> String? {
    try PNGText.first(keyword: keyword, in: bytes)
  }

  /// A file of the pixels: RGB where every pixel is opaque, otherwise RGBA; in sRGB, and with a
  /// digest of the pixels in a private chunk.
  ///
  /// Straight colors are premultiplied on the way, so that where alpha is small some are rounded.
  ///
  /// - `scale`: Pixels a point; a point counts as 1/72 inch.
  /// - `texts`: Written compressed, in order, by their keywords of at most 79 bytes of Latin-1.
  public static func bytes(
    of bitmap: Bitmap, scale: Double = 1, texts: [(keyword: String, text: String)] = []
  ) throws(PNGError) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0 else { throw .empty }
    guard width * height <= maximumPixelCount else { throw .tooLarge(width: width, height: height) }
    var words = words(of: bitmap)
    let encoder = try PNGEncoder()
    return words.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { preconditionFailure("there is a pixel") }
      let rows = PixelRows(start: start, bytesPerRow: width * 4, width: width, height: height)
      let notes = PNGEncoder.Notes(scale: scale, texts: texts)
      return encoder.encode(rows, notes, digest: RunningDigest(of: rows))
    }
  }

  private static func words(of bitmap: Bitmap) -> [UInt32] {
    let count = bitmap.width * bitmap.height
    return [UInt32](unsafeUninitializedCapacity: count) { buffer, written in
      bitmap.pixels.withUnsafeBytes { writePremultiplied($0, to: buffer) }
      written = count
    }
  }
}
