import GalleyGeometry
import GalleyGraphics

extension Path {
  /// The path in SVG's path language, rounded to thousandths of a point.
  ///
  /// Steps are relative to the rounded point before, so that numbers are short and nothing adds up.
  var svgData: String {
    var pen = SVGPen()
    for element in elements { pen.add(element) }
    return pen.text
  }
}

/// A path apart from its place: where it begins, and the path as it is where it begins at zero.
struct SVGPlacedPath {
  /// Rounded as the path data is, so that the path is the same when it is put back.
  let start: Point
  let data: String

  /// Nil for a path of nothing.
  init?(_ path: Path) {
    guard case .move(let start)? = path.elements.first else { return nil }
    var pen = SVGPen(origin: start)
    for element in path.elements { pen.add(element) }
    self.start = pen.origin
    data = pen.text
  }
}

/// Writes path data, counting in thousandths of a point.
private struct SVGPen {
  private typealias Place = (x: Int, y: Int)

  private(set) var text = ""
  private let shift: Place
  private var current: Place = (0, 0)
  private var start: Place = (0, 0)
  /// Where the pen is, without rounding.
  private var point = Point.zero
  private var startPoint = Point.zero
  /// The control point of the step before, where that was a quadratic curve.
  private var control: Place?
  /// The command of the step before, which need not be named again.
  private var command = ""
  /// Whether the number before has a decimal point.
  private var hadPoint = false

  /// - Parameter origin: The point that becomes zero.
  init(origin: Point = .zero) { shift = Self.thousandths(origin) }

  var origin: Point { Point(x: Double(shift.x) / 1000, y: Double(shift.y) / 1000) }

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let to):
      let place = place(of: to)
      command = ""
      write("M", [place.x, place.y])
      // More numbers would be lines.
      command = ""
      (start, startPoint) = (place, to)
      move(to: to, place)
    case .line(let to): line(to: to)
    case .curve(let to, let control1, let control2):
      if let middle = Self.control(from: point, control1, control2, to: to) {
        quadratic(to: to, middle)
      } else {
        cubic(to: to, control1, control2)
      }
    case .close:
      text += "z"
      command = ""
      move(to: startPoint, start)
    }
  }

  private mutating func move(to point: Point, _ place: Place, control: Place? = nil) {
    (self.point, current, self.control) = (point, place, control)
  }

  private mutating func line(to point: Point) {
    let place = place(of: point)
    let (dx, dy) = (place.x - current.x, place.y - current.y)
    move(to: point, place)
    if dy == 0 {
      write("h", [dx])
    } else if dx == 0 {
      write("v", [dy])
    } else {
      write("l", [dx, dy])
    }
  }

  private mutating func cubic(to point: Point, _ control1: Point, _ control2: Point) {
    let places = [control1, control2, point].map(place)
    write("c", places.flatMap { [$0.x - current.x, $0.y - current.y] })
    move(to: point, places[2])
  }

  /// Leaves the control point out where it mirrors the one before, as in the outlines of fonts.
  private mutating func quadratic(to point: Point, _ middle: Point) {
    let (middle, place) = (place(of: middle), place(of: point))
    let end = [place.x - current.x, place.y - current.y]
    if let control, middle == (2 * current.x - control.x, 2 * current.y - control.y) {
      write("t", end)
    } else {
      write("q", [middle.x - current.x, middle.y - current.y] + end)
    }
    move(to: point, place, control: middle)
  }

  /// The control point of the quadratic curve that a cubic one equals; nil where there is none.
  private static func control(
    from start: Point, _ control1: Point, _ control2: Point, to end: Point
  ) -> Point? {
    let (one, other) = (start + (control1 - start) * 1.5, end + (control2 - end) * 1.5)
    return abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6 ? one : nil
  }

  /// Writes numbers as short as path data may: `.5` for a half, and nothing between two numbers
  /// where a minus sign or a second decimal point is separator enough.
  private mutating func write(_ command: String, _ numbers: [Int]) {
    var isFirst = command != self.command
    if isFirst { text += command }
    self.command = command
    for number in numbers {
      let digits = SVGNumber.string(thousandths: abs(number))
      let isFraction = (1..<1000).contains(abs(number))
      if number < 0 {
        text += "-"
      } else if !isFirst, !(isFraction && hadPoint) {
        text += " "
      }
      text.append(contentsOf: isFraction ? digits.dropFirst() : digits[...])
      hadPoint = number % 1000 != 0
      isFirst = false
    }
  }

  private func place(of point: Point) -> Place {
    let place = Self.thousandths(point)
    return (place.x - shift.x, place.y - shift.y)
  }

  private static func thousandths(_ point: Point) -> Place {
    (SVGNumber.thousandths(point.x), SVGNumber.thousandths(point.y))
  }
}
