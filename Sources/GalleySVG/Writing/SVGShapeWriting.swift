import GalleyGeometry
import GalleyGraphics

extension SVGWriter {
  /// The element that draws a shape: a link where the shape's outline is drawn more than once.
  ///
  /// Gradients lie in the coordinates of the outline, which a link would move.
  mutating func element(
    of shape: Shape, in paint: Paint
  ) -> (name: String, geometry: [XMLElement.Attribute]) {
    let shape = dialect.written(shape)
    let link = paint.isSolid ? definitions.link(to: shape, &identifiers) : nil
    return link ?? shape.svgElement
  }
}

extension Paint {
  var isSolid: Bool { if case .solid = self { true } else { false } }
}

extension Shape {
  /// The path of a shape that SVG has no element for.
  var outline: Path? {
    switch self {
    case .rectangle, .roundedRectangle, .ellipse: nil
    case .corneredRectangle, .path: Path(self)
    }
  }

  /// The SVG element for the shape: its name and the attributes that give its geometry.
  var svgElement: (name: String, geometry: [XMLElement.Attribute]) {
    switch self {
    case .rectangle(let rect): return ("rect", Self.box(rect))
    case .roundedRectangle(let rect, let radius):
      let radius = max(0, min(radius, min(rect.width, rect.height) / 2))
      return ("rect", Self.box(rect) + Self.attributes(["rx": radius]))
    case .ellipse(let rect): return Self.ellipse(rect)
    case .corneredRectangle, .path: return svgPath
    }
  }

  /// The SVG element for the shape's path, along which dashes run as they do in the PNG.
  var svgPath: (name: String, geometry: [XMLElement.Attribute]) {
    ("path", [XMLElement.Attribute(name: "d", value: Path(self).svgData)])
  }

  private static func box(_ rect: Rect) -> [XMLElement.Attribute] {
    attributes([
      "x": rect.minX, "y": rect.minY, "width": max(0, rect.width), "height": max(0, rect.height),
    ])
  }

  private static func ellipse(_ rect: Rect) -> (name: String, geometry: [XMLElement.Attribute]) {
    let center = attributes(["cx": rect.midX, "cy": rect.midY])
    guard rect.width != rect.height else {
      return ("circle", center + attributes(["r": max(0, rect.width / 2)]))
    }
    let radii = attributes(["rx": max(0, rect.width / 2), "ry": max(0, rect.height / 2)])
    return ("ellipse", center + radii)
  }

  private static func attributes(
    _ numbers: KeyValuePairs<String, Double>
  ) -> [XMLElement.Attribute] {
    numbers.map { XMLElement.Attribute(name: $0, value: SVGNumber.string($1)) }
  }
}
