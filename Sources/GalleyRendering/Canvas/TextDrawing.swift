import CDrawing
import GalleyGeometry
import GalleyGraphics

extension Canvas {
  /// Draws a text as the outlines of its glyphs, then its emoji.
  func draw(_ text: Text) throws(RenderingError) {
    let layout = try layout(of: text.block)
    cairo_save(context.pointer)
    defer { cairo_restore(context.pointer) }
    context.apply(.translation(text.origin - Point.zero))
    if let clip = layout.clip {
      context.add(.rectangle(clip))
      cairo_clip(context.pointer)
    }
    context.setColor(layout.color)
    for glyph in layout.glyphs {
      context.add(glyph.outline, scale: glyph.size, origin: glyph.origin)
    }
    cairo_fill(context.pointer)
    for emoji in layout.emoji { try draw(emoji, alpha: layout.color.alpha) }
  }

  /// The glyphs of a text block.
  func layout(of block: TextBlock) throws(RenderingError) -> LaidOutText {
    do { return try resources.texts.lay(block) } catch {
      throw RenderingError("cannot draw a text: \(error)")
    }
  }

  /// Draws an emoji, resampled once to the device pixels that it covers.
  private func draw(_ emoji: LaidOutText.Emoji, alpha: Double) throws(RenderingError) {
    let bitmap = emoji.bitmap
    let source = try Surface(bitmap)
    cairo_save(context.pointer)
    defer { cairo_restore(context.pointer) }
    context.apply(
      Transform(
        a: emoji.frame.width / Double(bitmap.width), d: emoji.frame.height / Double(bitmap.height),
        tx: emoji.frame.minX, ty: emoji.frame.minY))
    cairo_set_source_surface(context.pointer, source.pointer, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_GOOD)
    cairo_paint_with_alpha(context.pointer, alpha)
  }
}

extension Surface {
  /// A copy of a glyph's bitmap.
  fileprivate convenience init(_ bitmap: GlyphBitmap) throws(RenderingError) {
    try self.init(width: bitmap.width, height: bitmap.height)
    let (rowBytes, stride) = (bitmap.width * 4, bytesPerRow)
    withPixels { pixels in
      bitmap.pixels.withUnsafeBytes { source in
        for row in 0..<bitmap.height {
          pixels[(row * stride)..<(row * stride + rowBytes)].copyBytes(
            from: source[(row * rowBytes)..<((row + 1) * rowBytes)])
        }
      }
    }
  }
}
