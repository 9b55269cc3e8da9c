import CDrawing
import GalleyGeometry
import GalleyGraphics

extension GlyphBitmap {
  /// Nil where the glyph has no color bitmap.
  convenience init?(_ slot: FT_GlyphSlotRec, pixelsPerEm: Double) {
    let bitmap = slot.bitmap
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let buffer = bitmap.buffer,
      pixelsPerEm > 0
    else { return nil }
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      pixels += UnsafeBufferPointer(start: buffer + row * Int(bitmap.pitch), count: width * 4)
    }
    self.init(
      width: width, height: height, pixels: pixels,
      placement: Rect(
        x: Double(slot.bitmap_left) / pixelsPerEm, y: -Double(slot.bitmap_top) / pixelsPerEm,
        width: Double(width) / pixelsPerEm, height: Double(height) / pixelsPerEm))
  }
}
