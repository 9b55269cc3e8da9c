package import GalleyGraphics
internal import GalleyPNG

/// Encodes pixels that did not come from a picture, such as the drawing of a difference.
package enum BitmapEncoder {
  /// A PNG without a layout record, at one pixel a point.
  ///
  /// Straight colors are premultiplied on the way, so that where alpha is small some are rounded.
  /// - Throws: where the bitmap is empty or has more than 128 megapixels.
  package static func png(_ bitmap: Bitmap) throws(RenderingError) -> [UInt8] {
    do throws(PNGProblem) {
      return try PNG.bytes(of: bitmap)
    } catch {
      let size = "\(bitmap.width)x\(bitmap.height) px"
      switch error {
      case .empty, .tooLarge:
        throw RenderingError(
          "cannot encode \(size); expected at least one, at most 128 megapixels")
      case .noMemory, .truncated, .damaged:
        throw RenderingError("cannot encode \(size): \(error)")
      }
    }
  }
}
