import GalleyGeometry
import GalleyGraphics
import GalleyNotation

/// What an SVG defines once and refers to: outlines, gradients, clips and blurs, numbered in order of
/// first use.
struct SVGDefinitions {
  private let dialect: SVGDialect
  private var writer = XMLWriter(indentation: 2)
  /// The ids of glyphs; nil for those that are shorter than a link.
  private var glyphs: [SVGGlyph: String?] = [:]
  private var glyphCount = 0
  /// How often each outline is drawn, by its path data.
  private var outlineCounts: [String: Int] = [:]
  private var outlines: [String: String] = [:]
  /// Whether something is drawn by a link.
  private(set) var hasLinks = false
  private var gradients: [Paint: String] = [:]
  private var clips: [Shape: String] = [:]
  private var blurs: [SVGBlur: String] = [:]

  init(_ dialect: SVGDialect) { self.dialect = dialect }

  /// The lines of the definitions; empty where there are none.
  var text: String { writer.text }

  /// Counts the outlines of shapes and clips, so that those are shared that come again.
  mutating func count(outlinesIn commands: [DrawCommand]) {
    commands.forEachCommand { command in
      guard let path = command.outline.flatMap(SVGPlacedPath.init) else { return }
      outlineCounts[path.data, default: 0] += 1
    }
  }

  /// The id of a glyph's outline, in the units of its font; nil where the outline is as short as a
  /// link.
  mutating func reference(to glyph: SVGGlyph, _ identifiers: inout SVGIdentifiers) -> String? {
    if let id = glyphs[glyph] { return id }
    let data = glyph.path.svgData
    var id: String?
    if dialect.hasLinks, data.utf8.count > Self.glyphLinkLength {
      glyphCount += 1
      id = identifiers.unique("g\(glyphCount)")
    }
    glyphs[glyph] = .some(id)
    if let id {
      hasLinks = true
      writer.element("path", ["id": id, "d": data])
    }
    return id
  }

  /// A link to the outline of a shape, which begins at zero; nil where it makes the file no shorter.
  mutating func link(
    to shape: Shape, _ identifiers: inout SVGIdentifiers
  ) -> (name: String, geometry: [XMLElement.Attribute])? {
    guard dialect.hasLinks, let outline = shape.outline.flatMap(SVGPlacedPath.init) else {
      return nil
    }
    let (data, count) = (outline.data, outlineCounts[outline.data, default: 0])
    guard data.utf8.count * (count - 1) > Self.linkLength * (count + 1) else { return nil }
    let id = outlines[data] ?? define(outline, &identifiers)
    hasLinks = true
    return (
      "use",
      .present([
        XMLElement.link: "#\(id)", "x": SVGNumber.string(outline.start.x),
        "y": SVGNumber.string(outline.start.y),
      ])
    )
  }

  private mutating func define(
    _ outline: SVGPlacedPath, _ identifiers: inout SVGIdentifiers
  ) -> String {
    let id = identifiers.unique("outline-\(outlines.count + 1)")
    outlines[outline.data] = id
    writer.element("path", ["id": id, "d": outline.data])
    return id
  }

  /// About how many letters a link to an outline takes and a path not.
  private static let glyphLinkLength = 30
  private static let linkLength = 36

  /// The value of `fill` or `stroke` for a paint, and of the matching opacity where it is not 1.
  mutating func reference(
    to paint: Paint, _ identifiers: inout SVGIdentifiers
  ) -> (paint: String, opacity: String?) {
    switch paint {
    case .solid(let color): return (color.svgValue, color.svgOpacity)
    case .linearGradient(let gradient):
      return (url(gradients[paint] ?? define(gradient, for: paint, &identifiers)), nil)
    case .radialGradient(let gradient):
      return (url(gradients[paint] ?? define(gradient, for: paint, &identifiers)), nil)
    }
  }

  mutating func reference(
    to clip: Shape, _ identifiers: inout SVGIdentifiers
  ) -> String {
    if let id = clips[clip] { return url(id) }
    let id = identifiers.unique("clip-\(clips.count + 1)")
    clips[clip] = id
    let clip = dialect.written(clip)
    let (name, geometry) = link(to: clip, &identifiers) ?? clip.svgElement
    writer.begin("clipPath", ["id": id])
    writer.element(name, geometry)
    writer.end()
    return url(id)
  }

  /// A clip that leaves what is around the shape of a shadow, as far as that reaches.
  mutating func reference(
    toOutsideOf shadow: Shadow, _ identifiers: inout SVGIdentifiers
  ) -> String {
    let id = identifiers.unique("clip-1")
    let reach = shadow.shape.bounds.union(shadow.shape.bounds.offset(by: shadow.offset))
      .inset(by: -(4 * shadow.radius + 1))
    let path = Path(Path(.rectangle(reach)).elements + Path(shadow.shape).elements)
    writer.begin("clipPath", ["id": id])
    writer.element("path", ["d": path.svgData, "clip-rule": "evenodd"])
    writer.end()
    return url(id)
  }

  /// A clip of several shapes, each with what says when it counts.
  mutating func referenceToClip(
    ofShapes shapes: [(shape: Shape, attributes: [XMLElement.Attribute])],
    _ identifiers: inout SVGIdentifiers
  ) -> String {
    let id = identifiers.unique("clip-1")
    writer.begin("clipPath", ["id": id])
    for (shape, attributes) in shapes {
      let (name, geometry) = shape.svgElement
      writer.element(name, geometry + attributes)
    }
    writer.end()
    return url(id)
  }

  /// An image that fills the unit square, for links that place it.
  mutating func define(
    _ photograph: SVGPhotograph, _ identifiers: inout SVGIdentifiers
  ) -> String {
    let id = identifiers.unique("photograph-1")
    hasLinks = true
    writer.element(
      "image",
      [
        "id": id, "width": "1", "height": "1", "preserveAspectRatio": "none",
        XMLElement.link: photograph.address,
      ])
    return id
  }

  mutating func reference(to blur: SVGBlur, _ identifiers: inout SVGIdentifiers) -> String {
    if let id = blurs[blur] { return url(id) }
    let id = identifiers.unique("blur-\(blurs.count + 1)")
    blurs[blur] = id
    let region = blur.region
    writer.begin(
      "filter",
      [
        "id": id, "filterUnits": "userSpaceOnUse", "x": SVGNumber.string(region.minX),
        "y": SVGNumber.string(region.minY), "width": SVGNumber.string(region.width),
        "height": SVGNumber.string(region.height), "color-interpolation-filters": "sRGB",
      ])
    writer.element("feGaussianBlur", ["stdDeviation": SVGNumber.string(blur.deviation)])
    writer.end()
    return url(id)
  }

  private mutating func define(
    _ gradient: LinearGradient, for paint: Paint, _ identifiers: inout SVGIdentifiers
  ) -> String {
    let id = nameGradient(paint, &identifiers)
    writer.begin(
      "linearGradient",
      [
        "id": id, "gradientUnits": "userSpaceOnUse", "x1": SVGNumber.string(gradient.start.x),
        "y1": SVGNumber.string(gradient.start.y), "x2": SVGNumber.string(gradient.end.x),
        "y2": SVGNumber.string(gradient.end.y),
      ])
    write(gradient.stops)
    return id
  }

  private mutating func define(
    _ gradient: RadialGradient, for paint: Paint, _ identifiers: inout SVGIdentifiers
  ) -> String {
    let id = nameGradient(paint, &identifiers)
    writer.begin(
      "radialGradient",
      [
        "id": id, "gradientUnits": "userSpaceOnUse", "cx": SVGNumber.string(gradient.center.x),
        "cy": SVGNumber.string(gradient.center.y), "r": SVGNumber.string(gradient.radius),
      ])
    write(gradient.stops)
    return id
  }

  private mutating func nameGradient(
    _ paint: Paint, _ identifiers: inout SVGIdentifiers
  ) -> String {
    let id = identifiers.unique("gradient-\(gradients.count + 1)")
    gradients[paint] = id
    return id
  }

  private mutating func write(_ stops: [GradientStop]) {
    for stop in stops {
      writer.element(
        "stop",
        [
          "offset": SVGNumber.string(stop.location, places: 5),
          "stop-color": stop.color.svgValue, "stop-opacity": stop.color.svgOpacity,
        ])
    }
    writer.end()
  }

  private func url(_ id: String) -> String { "url(#\(id))" }
}

extension DrawCommand {
  /// The path that is filled or stroked in one color, or clips; nil where SVG has an element for the
  /// shape.
  fileprivate var outline: Path? {
    switch self {
    case .fill(let fill): fill.paint.isSolid ? fill.shape.outline : nil
    case .stroke(let stroke): stroke.paint.isSolid ? stroke.shape.outline : nil
    case .group(let group): group.clip?.outline
    default: nil
    }
  }
}

/// A Gaussian blur within a region, both in the coordinates of the element that refers to it.
struct SVGBlur: Hashable {
  var region: Rect
  var deviation: Double
}

extension Color {
  /// The color without its alpha, as `#rrggbb`.
  var svgValue: String {
    "#"
      + [red, green, blue].map { component in
        let byte = UInt8((min(max(component, 0), 1) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }

  /// The alpha; nil where it is 1.
  var svgOpacity: String? { alpha >= 1 ? nil : SVGNumber.string(max(0, alpha), places: 4) }
}
