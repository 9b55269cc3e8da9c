package import GalleyGraphics

/// Decodes picture files to pixels, for those who compare them.
package enum BitmapDecoder {
  /// Decodes a PNG, a JPEG or a still WebP of at most 64 MB and 64 megapixels.
  ///
  /// Samples are as they are stored, but of inks; 16 bits are reduced to 8. A JPEG is turned as its EXIF orientation
  /// says. A PNG may have 1,048,576 pixels a side, others 16,384.
  /// - Throws: a sentence without a subject that says what is wrong with the bytes, such as
  ///   `its PNG data is truncated; export or copy the file again`.
  package static func decode(_ bytes: [UInt8]) throws(RenderingError) -> Bitmap {
    do throws(ImageProblem) {
      try ImageLimits.check(fileOf: bytes)
      switch try ImageFormat(of: bytes) {
      case .png: return try PNGPicture(file: bytes).bitmap()
      case .jpeg: return try JPEGDecoder.image(bytes).straightened
      case .webp: return try WebPDecoder.bitmap(bytes)
      case .svg: throw ImageProblem("it is SVG, which has no pixels of its own; draw it first")
      }
    } catch {
      throw RenderingError(error.description)
    }
  }
}
