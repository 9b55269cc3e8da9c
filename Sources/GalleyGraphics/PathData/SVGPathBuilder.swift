internal import GalleyGeometry

/// Turns path data into a path of lines and cubics.
package struct SVGPathBuilder {
  private var path = Path()
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point of the command before, which smooth curves mirror, and its letter.
  private var control = Point.zero
  private var lastCurve: UInt8?

  /// The place at which path data can be read no further, in bytes from its beginning.
  package struct Problem: Error {
    package var place: Int
  }

  /// Reads path data of SVG 1.1.
  package static func path(_ data: String) throws(Problem) -> Path {
    var reader = SVGPathReader(data)
    var builder = SVGPathBuilder()
    while let command = reader.nextCommand() {
      guard let numbers = reader.numbers(for: command) else { throw Problem(place: reader.place) }
      builder.add(command, numbers)
    }
    guard reader.isAtEnd else { throw Problem(place: reader.place) }
    return builder.path
  }

  private mutating func add(_ command: UInt8, _ numbers: [Double]) {
    let origin = command & 0x20 == 0 ? Point.zero : current
    func point(_ index: Int) -> Point {
      Point(x: origin.x + numbers[index], y: origin.y + numbers[index + 1])
    }
    let letter = command & 0xDF
    if path.elements.isEmpty, letter != UInt8(ascii: "M") { move(to: current) }
    var curve: UInt8?
    switch letter {
    case UInt8(ascii: "M"): move(to: point(0))
    case UInt8(ascii: "L"): line(to: point(0))
    case UInt8(ascii: "H"): line(to: Point(x: origin.x + numbers[0], y: current.y))
    case UInt8(ascii: "V"): line(to: Point(x: current.x, y: origin.y + numbers[0]))
    case UInt8(ascii: "C"):
      cubic(point(0), point(2), to: point(4))
      curve = UInt8(ascii: "C")
    case UInt8(ascii: "S"):
      cubic(mirrored(after: UInt8(ascii: "C")), point(0), to: point(2))
      curve = UInt8(ascii: "C")
    case UInt8(ascii: "Q"):
      quadratic(point(0), to: point(2))
      curve = UInt8(ascii: "Q")
    case UInt8(ascii: "T"):
      quadratic(mirrored(after: UInt8(ascii: "Q")), to: point(0))
      curve = UInt8(ascii: "Q")
    case UInt8(ascii: "A"): arc(numbers, to: point(5))
    default: close()
    }
    lastCurve = curve
  }

  private mutating func move(to point: Point) {
    path.elements.append(.move(to: point))
    (current, start) = (point, point)
  }

  private mutating func line(to point: Point) {
    path.elements.append(.line(to: point))
    current = point
  }

  private mutating func close() {
    path.elements.append(.close)
    current = start
  }

  private mutating func cubic(_ control1: Point, _ control2: Point, to point: Point) {
    path.elements.append(.curve(to: point, control1: control1, control2: control2))
    (control, current) = (control2, point)
  }

  /// A quadratic curve is the cubic whose control points lie two thirds of the way to its own.
  private mutating func quadratic(_ middle: Point, to point: Point) {
    let (from, share) = (current, 2.0 / 3)
    cubic(from + (middle - from) * share, point + (middle - point) * share, to: point)
    control = middle
  }

  /// The control point before, mirrored at the current point; that itself after other commands.
  private func mirrored(after letter: UInt8) -> Point {
    lastCurve == letter ? current + (current - control) : current
  }

  private mutating func arc(_ numbers: [Double], to point: Point) {
    let arc = EllipticArc(
      from: current, to: point, radii: Size(width: abs(numbers[0]), height: abs(numbers[1])),
      degrees: numbers[2], isLarge: numbers[3] != 0, isClockwise: numbers[4] != 0)
    guard let arc else { return line(to: point) }
    path.elements += arc.curves
    current = point
  }
}
