import GalleyGeometry
import GalleyGraphics
internal import GalleySVG

extension VectorDrawing {
  /// Reads an asset; nil where it has something that is left to librsvg.
  init?(_ asset: VectorAsset) {
    do throws(UnsupportedVector) {
      nodes = try VectorReader(asset).nodes
    } catch {
      return nil
    }
  }
}

/// Reads the elements of a sanitized SVG, every reference followed, every transform multiplied out.
private struct VectorReader {
  private let asset: VectorAsset
  private let named: [String: XMLElement]

  init(_ asset: VectorAsset) {
    self.asset = asset
    var named: [String: XMLElement] = [:]
    Self.collect(asset.root, into: &named)
    self.named = named
  }

  private static func collect(_ element: XMLElement, into named: inout [String: XMLElement]) {
    if let id = element["id"] { named[id] = element }
    for child in element.children { collect(child, into: &named) }
  }

  /// The nodes of the asset, cut to its size.
  var nodes: [VectorDrawing.Node] {
    get throws(UnsupportedVector) {
      let size = asset.size
      let page = Rect(origin: .zero, size: size)
      let map = try SVGViewBox.transform(of: asset.root, to: size)
      try require(asset.root["transform"] == nil)
      var style = VectorStyle()
      try style.take(asset.root)
      let children = try nodes(in: asset.root, style, map)
      let nodes = try grouped(children, as: asset.root, style, map)
      guard let bounds = nodes.bounds, !page.contains(bounds) else { return nodes }
      let clip = VectorClip(path: Path(.rectangle(page)), transform: .identity)
      return [.group(VectorGroup(clips: [clip], children: nodes))]
    }
  }

  private func nodes(
    in parent: XMLElement, _ style: VectorStyle, _ transform: Transform
  ) throws(UnsupportedVector) -> [VectorDrawing.Node] {
    var nodes: [VectorDrawing.Node] = []
    for child in parent.children { nodes += try self.nodes(of: child, style, transform) }
    return nodes
  }

  private func nodes(
    of element: XMLElement, _ outerStyle: VectorStyle, _ outer: Transform
  ) throws(UnsupportedVector) -> [VectorDrawing.Node] {
    guard element["display"] != "none", !Self.drawsNothing.contains(element.name) else {
      return []
    }
    var style = outerStyle
    try style.take(element)
    let transform = try SVGValue.transform(element["transform"]).then(outer)
    let contents: [VectorDrawing.Node]
    switch element.name {
    case "g", "a": contents = try nodes(in: element, style, transform)
    case "use": contents = try used(by: element, style, transform)
    default: contents = try shape(of: element, style, transform)
    }
    return try grouped(contents, as: element, style, transform)
  }

  /// Elements that are drawn only where others refer to them.
  private static let drawsNothing: Set<String> = [
    "defs", "symbol", "clipPath", "mask", "linearGradient", "radialGradient",
  ]

  private func used(
    by element: XMLElement, _ style: VectorStyle, _ transform: Transform
  ) throws(UnsupportedVector) -> [VectorDrawing.Node] {
    guard let id = element["href"].flatMap(SVGReference.id(inLink:)), let target = named[id] else {
      return []
    }
    // These have a size of their own, which the reference may change.
    try require(!["svg", "symbol"].contains(target.name))
    let shift = Vector(
      dx: try SVGValue.length("x", of: element), dy: try SVGValue.length("y", of: element))
    return try nodes(of: target, style, Transform.translation(shift).then(transform))
  }

  private func shape(
    of element: XMLElement, _ style: VectorStyle, _ transform: Transform
  ) throws(UnsupportedVector) -> [VectorDrawing.Node] {
    guard let path = try SVGOutline.path(of: element), !path.elements.isEmpty, style.isVisible
    else { return [] }
    var shape = VectorShape(path: path, isEvenOdd: style.isEvenOdd, transform: transform)
    // A line has nothing inside.
    if element.name != "line" {
      shape.fill = try paint(style.fill, opacity: style.fillOpacity, style, path)
    }
    if style.line.width > 0 {
      let paint = try paint(style.stroke, opacity: style.strokeOpacity, style, path)
      shape.stroke = paint.map { VectorStroke(paint: $0, line: style.line) }
    }
    return shape.fill == nil && shape.stroke == nil ? [] : [.shape(shape)]
  }

  private func paint(
    _ paint: VectorStyle.Paint, opacity: Double, _ style: VectorStyle, _ path: Path
  ) throws(UnsupportedVector) -> VectorPaint? {
    switch paint {
    case .none: return nil
    case .color(let color): return .color(color.withAlpha(color.alpha * opacity))
    case .current: return .color(style.color.withAlpha(style.color.alpha * opacity))
    case .server(let id):
      return try VectorGradients(named: named).paint(id, for: path, opacity: opacity)
    }
  }

  /// Returns the nodes of an element, in a group where the element is faded or cut.
  private func grouped(
    _ contents: [VectorDrawing.Node], as element: XMLElement, _ style: VectorStyle,
    _ transform: Transform
  ) throws(UnsupportedVector) -> [VectorDrawing.Node] {
    try require(["none", nil].contains(element["mask"]))
    var group = VectorGroup(children: contents)
    group.opacity = try element["opacity"].map(SVGValue.share) ?? 1
    if let text = element["clip-path"], text != "none" {
      group.clips = [try clip(text, of: element, transform)]
    }
    guard group.opacity < 1 || !group.clips.isEmpty else { return contents }
    return group.opacity > 0 && !contents.isEmpty ? [.group(group)] : []
  }

  /// One path that cuts; several would have to be united.
  private func clip(
    _ reference: String, of element: XMLElement, _ transform: Transform
  ) throws(UnsupportedVector) -> VectorClip {
    guard let id = SVGReference.id(inURL: reference), let source = named[id],
      source.name == "clipPath", source["clip-path"] == nil, source.children.count == 1,
      let child = source.children.first, child["clip-path"] == nil, child["display"] == nil
    else { throw UnsupportedVector() }
    var style = VectorStyle()
    try style.take(source)
    try style.take(child)
    var map = transform
    if source["clipPathUnits"] == "objectBoundingBox" {
      guard let box = try SVGOutline.path(of: element)?.bounds else { throw UnsupportedVector() }
      map = Transform(a: box.width, d: box.height, tx: box.minX, ty: box.minY).then(map)
    }
    map = try SVGValue.transform(source["transform"]).then(map)
    map = try SVGValue.transform(child["transform"]).then(map)
    try require(style.isVisible)
    guard let path = try SVGOutline.path(of: child) else { throw UnsupportedVector() }
    return VectorClip(path: path, isEvenOdd: style.clipsEvenOdd, transform: map)
  }
}

/// How the view box of an SVG's root lies in its size.
enum SVGViewBox {
  /// From the view box's coordinates to points.
  static func transform(of root: XMLElement, to size: Size) throws(UnsupportedVector) -> Transform {
    guard let text = root["viewBox"] else { return .identity }
    let numbers = Array(SVGNumberScanner(text))
    try require(numbers.count == 4 && numbers[2] > 0 && numbers[3] > 0)
    let box = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    let (across, down) = (size.width / box.width, size.height / box.height)
    let words = (root["preserveAspectRatio"] ?? "xMidYMid meet")
      .split(whereSeparator: \.isWhitespace).map(String.init)
    if words.first == "none" { return map(box, across, down, Vector(dx: 0, dy: 0)) }
    guard let word = words.first, let (x, y) = alignment(word) else { throw UnsupportedVector() }
    let scale = words.last == "slice" ? max(across, down) : min(across, down)
    return map(
      box, scale, scale,
      Vector(dx: (size.width - box.width * scale) * x, dy: (size.height - box.height * scale) * y))
  }

  private static func map(
    _ box: Rect, _ across: Double, _ down: Double, _ shift: Vector
  ) -> Transform {
    Transform(
      a: across, d: down, tx: shift.dx - box.minX * across, ty: shift.dy - box.minY * down)
  }

  /// Which share of what is left over lies before the drawing, such as a half for `xMidYMid`.
  private static func alignment(_ word: String) -> (x: Double, y: Double)? {
    let shares = ["Min": 0, "Mid": 0.5, "Max": 1]
    guard word.count == 8, word.hasPrefix("x"), word.dropFirst(4).hasPrefix("Y"),
      let x = shares[String(word.dropFirst().prefix(3))], let y = shares[String(word.suffix(3))]
    else { return nil }
    return (x, y)
  }
}

/// The paths of SVG's shapes.
enum SVGOutline {
  /// The path of an element; nil for one that draws nothing.
  static func path(of element: XMLElement) throws(UnsupportedVector) -> Path? {
    func length(_ name: String) throws(UnsupportedVector) -> Double {
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
    default: throw UnsupportedVector()
    }
  }

  private static func path(data: String) throws(UnsupportedVector) -> Path {
    do {
      return try SVGPathBuilder.path(data)
    } catch {
      throw UnsupportedVector()
    }
  }

  private static func ellipse(_ element: XMLElement, radii: Size) throws(UnsupportedVector) -> Path?
  {
    guard radii.width > 0, radii.height > 0 else { return nil }
    let center = Point(
      x: try SVGValue.length("cx", of: element), y: try SVGValue.length("cy", of: element))
    return .ellipse(about: center, radii: radii)
  }

  private static func rectangle(_ element: XMLElement) throws(UnsupportedVector) -> Path? {
    func length(_ name: String) throws(UnsupportedVector) -> Double {
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
