/// The work of drawing an SVG, counted by walking it as a renderer would, through every reference.
///
/// A short file can ask for endless work: references to references multiply, fine dashes cover long
/// lines. Each count stops the walk at its limit, so that counting itself is cheap.
struct SVGCost {
  /// How much of each a drawing may ask for.
  struct Limits {
    /// Of the file.
    var bytes: Int
    var elements: Int
    var points: Int
    var layers: Int
    var dashes = 200_000
  }

  private static let depthLimit = 100
  private static let magnificationLimit = 1e6

  private let limits: Limits
  private(set) var elements = 0
  private(set) var points = 0
  private(set) var dashes = 0.0
  private(set) var layers = 0
  private let named: [String: XMLElement]
  private var open: Set<String> = []

  /// Walks a sanitized document.
  /// - Throws: what the document has too much of, or the element that refers to itself.
  static func check(_ root: XMLElement, limits: Limits) throws(SVGProblem) {
    var named: [String: XMLElement] = [:]
    collect(root, into: &named)
    var cost = SVGCost(named: named, limits: limits)
    try cost.visit(root, Inherited())
  }

  private init(named: [String: XMLElement], limits: Limits) {
    self.named = named
    self.limits = limits
  }

  private static func collect(_ element: XMLElement, into named: inout [String: XMLElement]) {
    if let id = element["id"] { named[id] = element }
    for child in element.children { collect(child, into: &named) }
  }

  /// What an element takes over from those around it.
  private struct Inherited {
    var depth = 0
    var magnification = 1.0
    /// The sum of the dash lengths; nil where lines are solid.
    var dashPeriod: Double?
  }

  private mutating func visit(
    _ element: XMLElement, _ outer: Inherited
  ) throws(SVGProblem) {
    let inherited = try inherit(element, outer)
    try count(element, inherited)
    let id = element["id"]
    if let id, !open.insert(id).inserted {
      throw SVGProblem(element, "is refused: it refers to itself through '\(id)'")
    }
    for child in element.children { try visit(child, inherited) }
    for reference in SVGReference.ids(namedBy: element) {
      if let target = named[reference] { try visit(target, inherited) }
    }
    if let id { open.remove(id) }
  }

  private func inherit(
    _ element: XMLElement, _ outer: Inherited
  ) throws(SVGProblem) -> Inherited {
    var inherited = outer
    inherited.depth += 1
    guard inherited.depth <= Self.depthLimit else {
      throw SVGProblem(element, "is refused: it is nested more than \(Self.depthLimit) deep")
    }
    inherited.magnification *= SVGMagnification.factor(of: element)
    guard inherited.magnification <= Self.magnificationLimit else {
      throw SVGProblem(element, "is refused: transforms enlarge it more than a million times")
    }
    if let dashes = element["stroke-dasharray"], dashes != "inherit" {
      inherited.dashPeriod = try Self.dashPeriod(dashes, of: element)
    }
    return inherited
  }

  private static func dashPeriod(
    _ dashes: String, of element: XMLElement
  ) throws(SVGProblem) -> Double? {
    let lengths = Array(SVGNumberScanner(dashes))
    guard !lengths.isEmpty, dashes != "none" else { return nil }
    let sum = lengths.reduce(0, +)
    guard lengths.allSatisfy({ $0 >= 0 }), sum > 0 else {
      throw SVGProblem(element, "is refused: its dashes have no length; expected positive numbers")
    }
    return sum
  }

  private mutating func count(
    _ element: XMLElement, _ inherited: Inherited
  ) throws(SVGProblem) {
    elements += 1
    let numbers = Self.geometry(of: element)
    points += numbers.count / 2
    if let period = inherited.dashPeriod {
      // A step is no longer than its coordinates and those before it; an arc can be eight times its radii.
      dashes += numbers.reduce(0) { $0 + abs($1) } * 2 / period
    }
    if Self.needsLayer(element) { layers += 1 }
    try require(elements <= limits.elements, "elements are drawn", limits.elements)
    try require(points <= limits.points, "points are drawn", limits.points)
    try require(dashes <= Double(limits.dashes), "dashes are drawn", limits.dashes)
    try require(layers <= limits.layers, "masks, clips and opacities are drawn", limits.layers)
  }

  private func require(
    _ isWithin: Bool, _ what: String, _ limit: Int
  ) throws(SVGProblem) {
    guard isWithin else {
      throw SVGProblem("more than \(limit) \(what), counting every use; simplify the drawing")
    }
  }

  private static let geometryAttributes = [
    "d", "points", "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1", "y1", "x2", "y2",
  ]

  private static func geometry(of element: XMLElement) -> [Double] {
    element.attributes.filter { geometryAttributes.contains($0.name) }.flatMap {
      $0.value.utf8.contains { $0 | 0x20 == UInt8(ascii: "a") }
        ? SVGNumberScanner($0.value).flatMap { [$0 * 4, $0 * 4] }
        : Array(SVGNumberScanner($0.value))
    }
  }

  private static func needsLayer(_ element: XMLElement) -> Bool {
    element["mask"] ?? "none" != "none" || element["clip-path"] ?? "none" != "none"
      || element["opacity"] ?? "1" != "1" || element["filter"] ?? "none" != "none"
  }
}
