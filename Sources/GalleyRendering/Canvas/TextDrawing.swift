import CDrawing
import GalleyGeometry
import GalleyGraphics

extension CanvasResources {
  /// The glyphs of a text block.
  func layout(of block: TextBlock) throws(RenderingError) -> LaidOutText {
    do { return try texts.layOut(block) } catch {
      throw RenderingError("cannot draw a text: \(error)")
    }
  }
}

extension Canvas {
  /// Draws a text as the outlines of its glyphs, then its emoji.
  func draw(_ text: Text) throws(RenderingError) {
    let layout = try resources.layout(of: text.block)
    try clips.keeping(context) { () throws(RenderingError) in
      context.apply(.translation(text.origin - Point.zero))
      if let clip = layout.clip { clips.clip(context, to: .rectangle(clip)) }
      if text.isPlain {
        try drawGlyphs(of: layout)
      } else {
        for shape in layout.shapes(of: text) { try draw(shape) }
      }
      for emoji in layout.emoji {
        let content = try resources.images.content(of: emoji.bitmap)
        try draw(content, over: emoji.frame, alpha: layout.color.alpha)
      }
    }
  }

  private func drawGlyphs(of layout: LaidOutText) throws(RenderingError) {
    let colors = layout.colors
    if colors.count == 1, try drawByMask(layout, colors[0] ?? layout.color) { return }
    for color in colors {
      for glyph in layout.glyphs where glyph.color == color {
        context.add(glyph.outline, scale: glyph.size, origin: glyph.origin)
      }
      context.fill(with: color ?? layout.color)
    }
  }

  /// Draws a text by a mask that is kept, where it has one color, is neither turned nor skewed, and
  /// no clip cuts it.
  private func drawByMask(_ layout: LaidOutText, _ color: Color) throws(RenderingError) -> Bool {
    let map = context.transform
    guard TextMaskCache.isFor(layout), map.b == 0, map.c == 0,
      let pixel = TextPixel(originUnder: map), let pixels = context.clipPixels
    else { return false }
    let ink = TextOutlineKey(of: layout.glyphs, under: map, from: pixel)
    // Where a clip cuts an outline, Cairo rounds the corners that come of it.
    guard let touched = ink.pixels?.offset(by: pixel), pixels.contains(touched),
      let mask = try resources.textMasks.mask(of: ink)
    else { return false }
    context.fill(mask, x: Int(touched.minX), y: Int(touched.minY), with: color)
    return true
  }
}
