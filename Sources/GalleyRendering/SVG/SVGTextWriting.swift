import GalleyGeometry
import GalleyGraphics

extension SVGWriter {
  mutating func write(_ text: Text, _ place: SVGPlace) throws(RenderingError) {
    let layout: LaidOutText
    do throws(ResourceError) {
      layout = try resources.texts.lay(text.block)
    } catch {
      throw RenderingError("cannot draw a text: \(error.description)")
    }
    switch options.textMode {
    case .outlines: try writeOutlines(text, layout, place)
    case .live: writeLive(text, layout)
    }
  }

  /// The glyphs as one path, or in a group with the emoji among them.
  private mutating func writeOutlines(
    _ text: Text, _ layout: LaidOutText, _ place: SVGPlace
  ) throws(RenderingError) {
    let move = Transform.translation(text.origin - Point.zero)
    let color = layout.color
    let label = text.block.string
    let paths = layout.outlines.compactMap { outline -> [XMLElement.Attribute]? in
      let path = outline.path.applying(move).svgData
      let color = outline.color ?? color
      return path.isEmpty
        ? nil
        : .present(["d": path, "fill": color.svgValue, "fill-opacity": color.svgOpacity])
    }
    if layout.emoji.isEmpty, layout.clip == nil, paths.count < 2 {
      guard let fill = paths.first else { return }
      return body.element("path", .present(["role": "img", "aria-label": label]) + fill)
    }
    let clip = layout.clip.map { clip in
      definitions.reference(
        to: .rectangle(clip.offset(by: text.origin - Point.zero)), &identifiers)
    }
    body.begin("g", ["role": "img", "aria-label": label, "clip-path": clip])
    for fill in paths { body.element("path", fill) }
    for emoji in layout.emoji {
      try writeRaster(
        resources.images.content(of: emoji.bitmap),
        over: emoji.frame.offset(by: text.origin - Point.zero), place,
        opacity: color.svgOpacity)
    }
    body.end()
  }
}
