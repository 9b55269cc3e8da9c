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

/// Writes path data, counting in thousandths of a point.
private struct SVGPen {
  private(set) var text = ""
  private var current = (x: 0, y: 0)
  private var start = (x: 0, y: 0)

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let to):
      let place = Self.thousandths(to)
      text += "M"
      write([place.x, place.y])
      current = place
      start = place
    case .line(let to): line(to: Self.thousandths(to))
    case .curve(let to, let control1, let control2):
      let points = [control1, control2, to].map(Self.thousandths)
      text += "c"
      write(points.flatMap { [$0.x - current.x, $0.y - current.y] })
      current = points[2]
    case .close:
      text += "z"
      current = start
    }
  }

  private mutating func line(to place: (x: Int, y: Int)) {
    let (dx, dy) = (place.x - current.x, place.y - current.y)
    current = place
    if dy == 0 {
      text += "h"
      write([dx])
    } else if dx == 0 {
      text += "v"
      write([dy])
    } else {
      text += "l"
      write([dx, dy])
    }
  }

  /// Writes numbers as short as path data may: `.5` for a half, and nothing between two numbers
  /// where a minus sign or a second decimal point is separator enough.
  private mutating func write(_ numbers: [Int]) {
    var hadPoint = false
    for (index, number) in numbers.enumerated() {
      let digits = SVGNumber.string(thousandths: abs(number))
      let isFraction = (1..<1000).contains(abs(number))
      if number < 0 {
        text += "-"
      } else if index > 0, !(isFraction && hadPoint) {
        text += " "
      }
      text.append(contentsOf: isFraction ? digits.dropFirst() : digits[...])
      hadPoint = number % 1000 != 0
    }
  }

  private static func thousandths(_ point: Point) -> (x: Int, y: Int) {
    (SVGNumber.thousandths(point.x), SVGNumber.thousandths(point.y))
  }
}
