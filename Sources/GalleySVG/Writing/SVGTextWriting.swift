import GalleyGeometry
import GalleyGraphics

extension SVGWriter {
  mutating func write(_ text: Text, _ place: SVGPlace) throws(RenderingError) {
    let layout: LaidOutText
    do throws(ResourceError) {
      layout = try resources.layOut(text.block)
    } catch {
      throw RenderingError("cannot draw a text: \(error.description)")
    }
    if options.keepsTexts {
      writeLive(text, layout)
    } else {
      try writeOutlines(text, layout, place)
    }
  }

  /// Writes the runs of glyphs, each a group, and the emoji among them.
  private mutating func writeOutlines(
    _ text: Text, _ layout: LaidOutText, _ place: SVGPlace
  ) throws(RenderingError) {
    guard text.isPlain else { return try writeShapes(text, layout, place) }
    let offset = text.origin - Point.zero
    let runs = layout.glyphRuns
    let isPlain = layout.emoji.isEmpty && layout.clip == nil
    guard !runs.isEmpty || !isPlain else { return }
    let label: [XMLElement.Attribute] = .present([
      "role": "img", "aria-label": text.block.string,
    ])
    let paint = Self.paint(runs.first?.color ?? layout.color)
    if runs.count == 1, isPlain { return write(runs[0], movedBy: offset, label + paint) }
    let clip = layout.clip.map { clip in
      definitions.reference(to: .rectangle(clip.offset(by: offset)), &identifiers)
    }
    let isOfOneColor = layout.emoji.isEmpty && layout.colors.count == 1
    body.begin("g", label + .present(["clip-path": clip]) + (isOfOneColor ? paint : []))
    for run in runs {
      write(run, movedBy: offset, isOfOneColor ? [] : Self.paint(run.color ?? layout.color))
    }
    for emoji in layout.emoji {
      try writeRaster(
        .emoji(emoji.bitmap), over: emoji.frame.offset(by: offset), place,
        opacity: layout.color.svgOpacity)
    }
    body.end()
  }

  /// Writes the glyphs of a text as shapes in a paint, with the line around them.
  private mutating func writeShapes(
    _ text: Text, _ layout: LaidOutText, _ place: SVGPlace
  ) throws(RenderingError) {
    let offset = text.origin - Point.zero
    let clip = layout.clip.map { definitions.reference(to: .rectangle($0), &identifiers) }
    body.begin(
      "g",
      .present([
        "role": "img", "aria-label": text.block.string,
        "transform": Transform.translation(offset).svgPrecise, "clip-path": clip,
      ]))
    for shape in layout.shapes(of: text) {
      if case .stroke(let stroke) = shape { write(stroke) }
      if case .fill(let fill) = shape { write(fill) }
    }
    for emoji in layout.emoji {
      try writeRaster(
        .emoji(emoji.bitmap), over: emoji.frame, place, opacity: layout.color.svgOpacity)
    }
    body.end()
  }

  /// The opacity is that of all glyphs together: where two of them overlap, nothing is darker.
  private static func paint(_ color: Color) -> [XMLElement.Attribute] {
    .present(["fill": color.svgValue, "opacity": color.svgOpacity])
  }

  /// Places each glyph by a link to its outline, in the units of the font.
  private mutating func write(
    _ run: GlyphRun, movedBy offset: Vector, _ attributes: [XMLElement.Attribute]
  ) {
    let origin = run.origin + offset
    let move = "translate(\(SVGNumber.string(origin.x)) \(SVGNumber.string(origin.y)))"
    // A billionth keeps a thousandth of a point over a line of a million units.
    let scale = "scale(\(SVGNumber.string(run.size / run.unitsPerEm, places: 9)))"
    let children = run.glyphs.map { glyph in
      let shift = (glyph.origin - run.origin) * (run.unitsPerEm / run.size)
      let place = Vector(
        dx: (shift.dx * 10).rounded() / 10, dy: (shift.dy * 10).rounded() / 10)
      return element(of: SVGGlyph(glyph), at: place)
    }
    body.element(
      "g", attributes + .present(["transform": move + scale]), children: children)
  }

  private mutating func element(
    of glyph: SVGGlyph, at place: Vector
  ) -> (name: String, attributes: [XMLElement.Attribute]) {
    guard let id = definitions.reference(to: glyph, &identifiers) else {
      let path = glyph.path.applying(.translation(place))
      return ("path", .present(["d": path.svgData]))
    }
    return (
      "use",
      .present([
        XMLElement.link: "#\(id)", "x": place.dx == 0 ? nil : SVGNumber.string(place.dx),
        "y": place.dy == 0 ? nil : SVGNumber.string(place.dy),
      ])
    )
  }
}

/// A glyph apart from its place and size.
struct SVGGlyph: Hashable {
  private let outline: Path
  private let unitsPerEm: Double

  init(_ glyph: LaidOutText.Glyph) {
    outline = glyph.outline
    unitsPerEm = glyph.unitsPerEm
  }

  /// The outline in the units of its font.
  var path: Path { outline.applying(.scale(unitsPerEm)) }
}

/// Glyphs of one size and color on one line.
private struct GlyphRun {
  private(set) var glyphs: [LaidOutText.Glyph]

  init(_ first: LaidOutText.Glyph) { glyphs = [first] }

  var origin: Point { glyphs[0].origin }
  var size: Double { glyphs[0].size }
  var unitsPerEm: Double { glyphs[0].unitsPerEm }
  var color: Color? { glyphs[0].color }

  /// Takes a glyph unless another run begins with it; marks may stand above the line.
  mutating func takes(_ glyph: LaidOutText.Glyph) -> Bool {
    guard glyph.size == size, glyph.unitsPerEm == unitsPerEm, glyph.color == color,
      abs(glyph.origin.y - origin.y) < size / 2
    else { return false }
    glyphs.append(glyph)
    return true
  }
}

extension LaidOutText {
  /// The glyphs in the order in which they are drawn, color by color.
  fileprivate var glyphRuns: [GlyphRun] {
    var runs: [GlyphRun] = []
    for color in colors {
      for glyph in glyphs where glyph.color == color {
        let isTaken = runs.indices.last.map { runs[$0].takes(glyph) } ?? false
        if !isTaken { runs.append(GlyphRun(glyph)) }
      }
    }
    return runs
  }
}
