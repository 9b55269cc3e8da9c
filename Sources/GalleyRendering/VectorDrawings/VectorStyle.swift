import GalleyGraphics
internal import GalleySVG

/// An asset that cannot be read as a simple drawing, and is left to librsvg.
struct UnsupportedVector: Error {}

/// The properties that an SVG's elements hand on to those inside.
struct VectorStyle {
  enum Paint {
    case none
    case color(Color)
    /// The `color` of the element that is painted.
    case current
    /// A gradient, by its id.
    case server(String)
  }

  var fill = Paint.color(.black)
  var stroke = Paint.none
  var color = Color.black
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var isEvenOdd = false
  var clipsEvenOdd = false
  var isVisible = true
  var line = LineStyle(width: 1, miterLimit: 4)

  /// Takes over what an element says.
  mutating func take(_ element: XMLElement) throws(UnsupportedVector) {
    for attribute in element.attributes where attribute.value != "inherit" {
      try take(attribute.name, attribute.value)
    }
  }

  private mutating func take(_ name: String, _ value: String) throws(UnsupportedVector) {
    switch name {
    case "fill": fill = try SVGColor.paint(value)
    case "stroke": stroke = try SVGColor.paint(value)
    case "color": color = try SVGColor.color(value, current: color)
    case "fill-opacity": fillOpacity = try SVGValue.share(value)
    case "stroke-opacity": strokeOpacity = try SVGValue.share(value)
    case "fill-rule": isEvenOdd = try Self.isEvenOdd(value)
    case "clip-rule": clipsEvenOdd = try Self.isEvenOdd(value)
    case "visibility": isVisible = value == "visible"
    case "stroke-width": line.width = try SVGValue.length(value)
    case "stroke-miterlimit": line.miterLimit = try SVGValue.length(value)
    case "stroke-dashoffset": line.dashOffset = try SVGValue.length(value)
    case "stroke-linecap": line.cap = try Self.keyword(value)
    case "stroke-linejoin": line.join = try Self.keyword(value)
    case "stroke-dasharray": line.dashes = try Self.dashes(value)
    // Another order, or edges that are not smoothed.
    case "paint-order": try require(value == "normal")
    case "shape-rendering": try require(["auto", "geometricPrecision"].contains(value))
    case "color-interpolation": try require(["auto", "sRGB"].contains(value))
    default: break
    }
  }

  private static func keyword<Keyword: RawRepresentable<String>>(
    _ value: String
  ) throws(UnsupportedVector) -> Keyword {
    guard let keyword = Keyword(rawValue: value) else { throw UnsupportedVector() }
    return keyword
  }

  private static func isEvenOdd(_ value: String) throws(UnsupportedVector) -> Bool {
    try require(["nonzero", "evenodd"].contains(value))
    return value == "evenodd"
  }

  /// An odd number of lengths counts twice.
  private static func dashes(_ value: String) throws(UnsupportedVector) -> [Double] {
    guard value != "none" else { return [] }
    try require(!value.contains("%"))
    let lengths = Array(SVGNumberScanner(value))
    try require(lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 })
    return lengths.count % 2 == 0 ? lengths : lengths + lengths
  }
}

/// Leaves the drawing to librsvg where something does not hold.
func require(_ isSimple: Bool) throws(UnsupportedVector) {
  guard isSimple else { throw UnsupportedVector() }
}
