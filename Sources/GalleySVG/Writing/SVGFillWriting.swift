import GalleyGeometry
import GalleyGraphics

extension SVGWriter {
  mutating func write(_ fill: Fill) {
    let (name, geometry) = element(of: fill.shape, in: fill.paint)
    let (paint, opacity) = definitions.reference(to: fill.paint, &identifiers)
    body.element(name, geometry + .present(["fill": paint, "fill-opacity": opacity]))
  }

  mutating func write(_ stroke: Stroke) {
    guard stroke.width > 0 else { return }
    let (name, geometry) =
      stroke.dashes.isEmpty || stroke.shape.outline != nil
      ? element(of: stroke.shape, in: stroke.paint) : stroke.shape.svgPath
    let (paint, opacity) = definitions.reference(to: stroke.paint, &identifiers)
    let dashes = stroke.dashes.map { SVGNumber.string($0) }
    let isRound = stroke.cap == .round
    body.element(
      name,
      geometry
        + .present([
          "fill": "none", "stroke": paint, "stroke-opacity": opacity,
          "stroke-width": SVGNumber.string(stroke.width),
          "stroke-linecap": stroke.cap == .butt ? nil : stroke.cap.rawValue,
          "stroke-linejoin": isRound ? "round" : nil,
          "stroke-dasharray": dashes.isEmpty ? nil : dashes.joined(separator: " "),
          // Cairo's limit, where SVG's own would be 4.
          "stroke-miterlimit": isRound || !["path", "use"].contains(name) ? nil : "10",
        ]))
  }
}

extension [XMLElement.Attribute] {
  /// The attributes that have a value.
  static func present(_ attributes: KeyValuePairs<String, String?>) -> Self {
    attributes.compactMap { name, value in
      value.map { XMLElement.Attribute(name: name, value: $0) }
    }
  }
}
