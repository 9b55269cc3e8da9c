import GalleyGeometry
internal import GalleySVG

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
    /// Of all outlines together, in diagonals of the drawing.
    var length: Double
    var dashes = 100_000.0
  }

  private static let depthLimit = 100
  private static let magnificationLimit = 1e6

  private let limits: Limits
  private(set) var elements = 0
  private(set) var points = 0
  private(set) var dashes = 0.0
  private(set) var layers = 0
  private(set) var length = 0.0
  private(set) var work = SVGWork()
  private let size: Size
  private let diagonal: Double
  private let named: [String: XMLElement]
  private var open: Set<String> = []

  /// Walks a sanitized document.
  /// - Returns: the work for each pixel that the drawing has.
  /// - Throws: what the document has too much of, or the element that refers to itself.
  static func check(_ root: XMLElement, limits: Limits) throws(SVGProblem) -> SVGWork {
    var named: [String: XMLElement] = [:]
    collect(root, into: &named)
    var cost = SVGCost(named: named, limits: limits, size: size(of: root))
    try cost.visit(root, Inherited(stretch: cost.diagonal))
    return cost.work
  }

  private init(named: [String: XMLElement], limits: Limits, size: Size) {
    self.named = named
    self.limits = limits
    self.size = size
    diagonal = max(0.01, Vector(dx: size.width, dy: size.height).length)
  }

  private static func collect(_ element: XMLElement, into named: inout [String: XMLElement]) {
    if let id = element["id"] { named[id] = element }
    for child in element.children { collect(child, into: &named) }
  }

  /// The properties that an element inherits from those around it.
  private struct Inherited {
    var depth = 0
    /// The layers that are open around it, its own included.
    var layers = 0.0
    var magnification = 1.0
    /// As much as lengths grow or shrink by transforms, at most.
    var scale = 1.0
    /// The side that a symbol without a size of its own is stretched to, at most.
    var stretch: Double
    /// The sum of the dash lengths; nil where lines are solid.
    var dashPeriod: Double?
    var isStroked = false
    var strokeWidth = 1.0
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
    if Self.needsLayer(element) { inherited.layers += 1 }
    guard inherited.depth <= Self.depthLimit else {
      throw SVGProblem(element, "is refused: it is nested more than \(Self.depthLimit) deep")
    }
    if element.name == "use" {
      let sides = ["width", "height"].compactMap { element[$0].flatMap(SVGLength.points) }
      inherited.stretch = max(inherited.stretch, sides.max() ?? 0)
    }
    // The root's own view box only says what a point is.
    let stretch = inherited.depth == 1 ? nil : inherited.stretch
    inherited.magnification *= SVGMagnification.factor(of: element, stretch: stretch)
    guard inherited.magnification <= Self.magnificationLimit else {
      throw SVGProblem(element, "is refused: transforms enlarge it more than a million times")
    }
    inherited.scale *= SVGMagnification.scale(of: element, stretch: stretch)
    if let dashes = element["stroke-dasharray"], dashes != "inherit" {
      inherited.dashPeriod = try Self.dashPeriod(dashes, of: element)
    }
    if let stroke = element["stroke"], stroke != "inherit" {
      inherited.isStroked = stroke != "none"
    }
    if let width = element["stroke-width"],
      let number = SVGNumberScanner(width).first(where: { _ in true })
    {
      inherited.strokeWidth = width.hasSuffix("%") ? number / 100 * diagonal : number
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
    let outline = try outline(of: element)
    points += outline.points
    var travel = outline.length
    if inherited.isStroked {
      let newDashes = inherited.dashPeriod.map { outline.length / $0 } ?? 0
      dashes += newDashes
      // Two sides, and around each point and each end of a dash a join or cap as wide as the line.
      travel = 2 * travel + 2 * (Double(outline.points) + newDashes) * inherited.strokeWidth
    }
    length += travel * inherited.scale / diagonal
    work.coverage += share(ofArea: outline.area, scale: inherited.scale)
    if inherited.isStroked {
      work.coverage += share(ofArea: travel * inherited.strokeWidth, scale: inherited.scale)
    }
    if Self.needsLayer(element) {
      layers += 1
      work.layers += 1
      work.nestedLayers = max(work.nestedLayers, inherited.layers)
    }
    if let filter = element["filter"].flatMap(SVGReference.id(inURL:)).flatMap({ named[$0] }) {
      let share = share(ofFilter: filter, scale: inherited.scale)
      work.blurred += share
      work.largestBlur = max(work.largestBlur, share)
    }
    try require(elements <= limits.elements, "elements are drawn", limits.elements)
    try require(points <= limits.points, "points are drawn", limits.points)
    try require(dashes <= limits.dashes, "dashes are drawn", Int(limits.dashes))
    try require(
      length <= limits.length, "times across the drawing its outlines go", Int(limits.length))
    try require(layers <= limits.layers, "masks, clips and opacities are drawn", limits.layers)
  }

  /// An area as a share of the drawing, of which no more than all can be seen.
  private func share(ofArea area: Double, scale: Double) -> Double {
    min(1, area * scale * scale / (size.width * size.height))
  }

  /// A filter without a region in numbers may reach over everything.
  private func share(ofFilter filter: XMLElement, scale: Double) -> Double {
    let sides = ["width", "height"].compactMap { filter[$0].flatMap(SVGLength.points) }
    guard filter["filterUnits"] == "userSpaceOnUse", sides.count == 2 else { return 1 }
    return share(ofArea: abs(sides[0] * sides[1]), scale: scale)
  }

  private func require(
    _ isWithin: Bool, _ what: String, _ limit: Int
  ) throws(SVGProblem) {
    guard isWithin else {
      throw SVGProblem("more than \(limit) \(what), counting every use; simplify the drawing")
    }
  }

  private func outline(
    of element: XMLElement
  ) throws(SVGProblem) -> (points: Int, length: Double, area: Double) {
    if let data = element["d"] {
      guard let path = SVGPathMeasure(pathData: data) else {
        throw SVGProblem(element, "is refused: its d is malformed; export it again")
      }
      return (path.points, path.length, path.area)
    }
    if let list = element["points"] {
      let path = SVGPathMeasure(points: list)
      return (path.points, path.length, path.area)
    }
    return ["rect", "circle", "ellipse", "line"].contains(element.name)
      ? basicOutline(of: element) : (0, 0, 0)
  }

  /// A basic shape's outline, or a little more.
  private func basicOutline(
    of element: XMLElement
  ) -> (points: Int, length: Double, area: Double) {
    func side(_ name: String) -> Double {
      guard let value = element[name],
        let number = SVGNumberScanner(value).first(where: { _ in true })
      else { return 0 }
      return value.hasSuffix("%") ? number / 100 * diagonal : number
    }
    switch element.name {
    case "rect":
      let (width, height) = (abs(side("width")), abs(side("height")))
      return (8, 2 * (width + height), width * height)
    case "line":
      return (8, Vector(dx: side("x2") - side("x1"), dy: side("y2") - side("y1")).length, 0)
    default:
      let radius = max(abs(side("r")), abs(side("rx")), abs(side("ry")))
      return (8, 2 * .pi * radius, 4 * radius * radius)
    }
  }

  private static func size(of root: XMLElement) -> Size {
    let box = Array(SVGNumberScanner(root["viewBox"] ?? "")).suffix(2)
    let sides =
      box.count == 2
      ? Array(box) : ["width", "height"].map { root[$0].flatMap(SVGLength.points) ?? 100 }
    return Size(width: max(0.01, abs(sides[0])), height: max(0.01, abs(sides[1])))
  }

  private static func needsLayer(_ element: XMLElement) -> Bool {
    element["mask"] ?? "none" != "none" || element["clip-path"] ?? "none" != "none"
      || element["opacity"] ?? "1" != "1" || element["filter"] ?? "none" != "none"
  }
}
