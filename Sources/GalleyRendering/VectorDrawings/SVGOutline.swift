import GalleyGeometry
import GalleyGraphics

/// The paths of SVG's shapes.
enum SVGOutline {
  /// The path of an element; nil for one that draws nothing.
  static func path(of element: XMLElement) throws(NotSimple) -> Path? {
    func length(_ name: String) throws(NotSimple) -> Double {
      try SVGValue.length(name, of: element)
    }
    switch element.name {
    case "path": return try path(data: element["d"] ?? "")
    case "rect": return try rectangle(element)
    case "circle":
      let radius = try length("r")
      return try ellipse(element, radii: Size(width: radius, height: radius))
    case "ellipse":
      // One radius alone stands for both.
      let (width, height) = (element["rx"] ?? element["ry"], element["ry"] ?? element["rx"])
      guard let width, let height, width != "auto", height != "auto" else { return nil }
      return try ellipse(
        element, radii: Size(width: SVGValue.length(width), height: SVGValue.length(height)))
    case "line":
      return Path([
        .move(to: Point(x: try length("x1"), y: try length("y1"))),
        .line(to: Point(x: try length("x2"), y: try length("y2"))),
      ])
    case "polyline": return polyline(element["points"] ?? "", isClosed: false)
    case "polygon": return polyline(element["points"] ?? "", isClosed: true)
    default: throw NotSimple()
    }
  }

  private static func path(data: String) throws(NotSimple) -> Path {
    do {
      return try SVGPathBuilder.path(data)
    } catch {
      throw NotSimple()
    }
  }

  private static func ellipse(_ element: XMLElement, radii: Size) throws(NotSimple) -> Path? {
    guard radii.width > 0, radii.height > 0 else { return nil }
    let center = Point(
      x: try SVGValue.length("cx", of: element), y: try SVGValue.length("cy", of: element))
    return .ellipse(about: center, radii: radii)
  }

  private static func rectangle(_ element: XMLElement) throws(NotSimple) -> Path? {
    func length(_ name: String) throws(NotSimple) -> Double {
      try SVGValue.length(name, of: element)
    }
    let rect = Rect(
      x: try length("x"), y: try length("y"), width: try length("width"),
      height: try length("height"))
    guard !rect.isEmpty else { return nil }
    let (rx, ry) = (element["rx"] ?? element["ry"], element["ry"] ?? element["rx"])
    guard let rx, let ry else { return Path(.rectangle(rect)) }
    let radii = Size(
      width: min(try SVGValue.length(rx), rect.width / 2),
      height: min(try SVGValue.length(ry), rect.height / 2))
    guard radii.width > 0, radii.height > 0 else { return Path(.rectangle(rect)) }
    return .rounded(rect, radii: radii)
  }

  /// An odd number at the end is left out.
  private static func polyline(_ list: String, isClosed: Bool) -> Path? {
    let numbers = Array(SVGNumberScanner(list))
    guard numbers.count >= 2 else { return nil }
    var path = Path()
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      let point = Point(x: numbers[index], y: numbers[index + 1])
      path.elements.append(index == 0 ? .move(to: point) : .line(to: point))
    }
    if isClosed { path.elements.append(.close) }
    return path
  }
}
