import CDrawing
import GalleyGeometry
import GalleyGraphics

extension CanvasResources {
  /// The glyphs of a text block.
  func layout(of block: TextBlock) throws(RenderingError) -> LaidOutText {
    do { return try texts.lay(block) } catch {
      throw RenderingError("cannot draw a text: \(error)")
    }
  }
}

extension Canvas {
  /// Draws a text as the outlines of its glyphs, then its emoji.
  func draw(_ text: Text) throws(RenderingError) {
    let layout = try resources.layout(of: text.block)
    cairo_save(context.pointer)
    defer { cairo_restore(context.pointer) }
    context.apply(.translation(text.origin - Point.zero))
    if let clip = layout.clip {
      context.add(.rectangle(clip))
      cairo_clip(context.pointer)
    }
    for color in layout.colors {
      context.setColor(color ?? layout.color)
      for glyph in layout.glyphs where glyph.color == color {
        context.add(glyph.outline, scale: glyph.size, origin: glyph.origin)
      }
      cairo_fill(context.pointer)
    }
    for emoji in layout.emoji {
      let content = try resources.images.content(of: emoji.bitmap)
      try draw(content, over: emoji.frame, alpha: layout.color.alpha)
    }
  }
}
