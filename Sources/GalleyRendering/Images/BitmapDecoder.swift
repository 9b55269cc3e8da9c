public import GalleyGraphics

/// Decodes picture files to pixels, for those who compare them.
public enum BitmapDecoder {
  /// Decodes a PNG of at most 64 MB, 16,384 pixels a side and 64 megapixels.
  ///
  /// Colours are taken as sRGB; 16 bits are reduced to 8.
  /// - Throws: a sentence without a subject that says what is wrong with the bytes, such as
  ///   `its PNG data is truncated; export or copy the file again`.
  public static func decode(_ bytes: [UInt8]) throws(RenderingError) -> Bitmap {
    do throws(ImageProblem) {
      return try PNGPicture(file: bytes).bitmap()
    } catch {
      throw RenderingError(error.description)
    }
  }
}
