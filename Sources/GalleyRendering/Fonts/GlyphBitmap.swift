import CDrawing
import GalleyGeometry

/// A glyph that is a small picture, as color emoji are.
final class GlyphBitmap: Sendable {
  let width: Int
  let height: Int
  /// Premultiplied blue, green, red and alpha, `width * 4` bytes a row: Cairo's order.
  let pixels: [UInt8]
  /// Where the bitmap lies about the glyph's origin on the baseline, in units of the em, y
  /// downward.
  let placement: Rect

  /// Nil where the glyph has no color bitmap.
  init?(_ slot: FT_GlyphSlotRec, pixelsPerEm: Double) {
    let bitmap = slot.bitmap
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let buffer = bitmap.buffer,
      pixelsPerEm > 0
    else { return nil }
    width = Int(bitmap.width)
    height = Int(bitmap.rows)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      pixels += UnsafeBufferPointer(start: buffer + row * Int(bitmap.pitch), count: width * 4)
    }
    self.pixels = pixels
    placement = Rect(
      x: Double(slot.bitmap_left) / pixelsPerEm, y: -Double(slot.bitmap_top) / pixelsPerEm,
      width: Double(width) / pixelsPerEm, height: Double(height) / pixelsPerEm)
  }
}
