import GalleyGeometry
import GalleyGraphics
import GalleyNotation
internal import GalleySVG

/// Reads the gradients of an SVG, as shapes ask for them.
struct VectorGradients {
  let named: [String: XMLElement]

  /// The paint that an id stands for.
  ///
  /// - `path`: What is painted; its box is the unit of most gradients.
  /// - `color`: What `currentColor` stands for in shapes, which gradients with it do not.
  ///
  /// Returns nil where nothing is painted.
  func paint(_ id: String, for path: Path, opacity: Double) throws(UnsupportedVector)
    -> VectorPaint?
  {
    let chain = try chain(from: id)
    func value(_ name: String) -> String? { chain.lazy.compactMap { $0[name] }.first }
    let stops = try stops(of: chain.first { !$0.children.isEmpty }, opacity: opacity)
    guard let last = stops.last else { return nil }
    try require(["pad", nil].contains(value("spreadMethod")))
    var map = try SVGValue.transform(value("gradientTransform"))
    let isInBox = value("gradientUnits") ?? "objectBoundingBox" == "objectBoundingBox"
    if isInBox {
      guard let box = path.bounds, !box.isEmpty else { throw UnsupportedVector() }
      map = map.then(
        Transform(a: box.width, d: box.height, tx: box.minX, ty: box.minY))
    }
    guard stops.count > 1, map.inverse != nil else { return .color(last.color) }
    func place(_ name: String, else missing: Double) throws(UnsupportedVector) -> Double {
      guard let text = value(name) else {
        // Percentages of the whole drawing are rare.
        try require(isInBox || missing == 0)
        return missing
      }
      return isInBox ? try SVGValue.fraction(text) : try SVGValue.length(text)
    }
    if chain[0].name == "linearGradient" {
      let start = Point(x: try place("x1", else: 0), y: try place("y1", else: 0))
      let end = Point(x: try place("x2", else: 1), y: try place("y2", else: 0))
      return .linear(LinearGradient(start: start, end: end, stops: stops), map)
    }
    let center = Point(x: try place("cx", else: 0.5), y: try place("cy", else: 0.5))
    let focus = Point(
      x: try value("fx") == nil ? center.x : place("fx", else: 0),
      y: try value("fy") == nil ? center.y : place("fy", else: 0))
    try require(focus == center && ["0", "0%", nil].contains(value("fr")))
    let radius = try place("r", else: 0.5)
    return .radial(RadialGradient(center: center, radius: radius, stops: stops), map)
  }

  /// A gradient and those that it refers to, from which it takes what it does not say.
  private func chain(from id: String) throws(UnsupportedVector) -> [XMLElement] {
    var chain: [XMLElement] = []
    var next: String? = id
    while let id = next {
      guard let element = named[id], chain.count < 10 else { throw UnsupportedVector() }
      // What is common to both kinds is handed on; their places are not.
      try require(chain.isEmpty || chain[0].name == element.name || element["x1"] == nil)
      try require(["linearGradient", "radialGradient"].contains(element.name))
      chain.append(element)
      next = element["href"].flatMap(SVGReference.id(inLink:))
    }
    return chain
  }

  /// The colors in order, each at least as far as the one before it.
  private func stops(
    of gradient: XMLElement?, opacity: Double
  ) throws(UnsupportedVector) -> [GradientStop] {
    var stops: [GradientStop] = []
    for element in gradient?.children ?? [] {
      try require(element.name == "stop")
      let offset = try element["offset"].map(SVGValue.share) ?? 0
      let text = element["stop-color"] ?? "black"
      try require(text != "inherit" && text.lowercased() != "currentcolor")
      let color = try SVGColor.color(text, current: .black)
      let alpha = try element["stop-opacity"].map(SVGValue.share) ?? 1
      stops.append(
        GradientStop(
          location: max(offset, stops.last?.location ?? 0),
          color: color.withAlpha(color.alpha * alpha * opacity)))
    }
    return stops
  }
}
