import GalleyGeometry

/// How the view box of an SVG's root lies in its size.
enum SVGViewBox {
  /// From the view box's coordinates to points.
  static func transform(of root: XMLElement, to size: Size) throws(NotSimple) -> Transform {
    guard let text = root["viewBox"] else { return .identity }
    let numbers = Array(SVGNumberScanner(text))
    try require(numbers.count == 4 && numbers[2] > 0 && numbers[3] > 0)
    let box = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    let (across, down) = (size.width / box.width, size.height / box.height)
    let words = (root["preserveAspectRatio"] ?? "xMidYMid meet")
      .split(whereSeparator: \.isWhitespace).map(String.init)
    if words.first == "none" { return map(box, across, down, Vector(dx: 0, dy: 0)) }
    guard let word = words.first, let (x, y) = alignment(word) else { throw NotSimple() }
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
