package import GalleyGeometry

/// A glyph that is a small picture, as color emoji are.
package final class GlyphBitmap: Sendable {
  package let width: Int
  package let height: Int
  /// Premultiplied blue, green, red and alpha, `width * 4` bytes a row: Cairo's order.
  package let pixels: [UInt8]
  /// Where the bitmap lies about the glyph's origin on the baseline, in units of the em, y
  /// downward.
  package let placement: Rect

  package init(width: Int, height: Int, pixels: [UInt8], placement: Rect) {
    self.width = width
    self.height = height
    self.pixels = pixels
    self.placement = placement
  }
}
