import GalleyGeometry
import GalleyGraphics

/// How many points a path has, and how long it is and how much it covers at most: by its control
/// polygon.
struct SVGPathMeasure {
  private(set) var points = 0
  private(set) var length = 0.0
  /// The area of the box around all.
  var area: Double { box.map { $0.width * $0.height } ?? 0 }

  private var box: Rect?

  private var current = Point.zero
  private var start = Point.zero
  /// From the current point back to the control point before it, which smooth curves mirror.
  private var controlDistance = 0.0

  /// Measures path data; nil where it is malformed.
  init?(pathData: String) {
    var reader = SVGPathReader(pathData)
    while let command = reader.nextCommand() {
      guard let numbers = reader.numbers(for: command) else { return nil }
      add(command, numbers)
    }
    guard reader.isAtEnd else { return nil }
  }

  /// Measures the points of a polygon or polyline.
  init(points list: String) {
    let numbers = Array(SVGNumberScanner(list))
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      let point = Point(x: numbers[index], y: numbers[index + 1])
      if index > 0 { length += (point - current).length }
      current = point
      points += 1
      cover(point)
    }
    length *= 2  // A polygon closes with a line of at most the length so far.
  }

  private mutating func add(_ command: UInt8, _ numbers: [Double]) {
    let origin = command & 0x20 == 0 ? Point.zero : current
    func point(_ index: Int) -> Point {
      Point(x: origin.x + numbers[index], y: origin.y + numbers[index + 1])
    }
    points += max(1, numbers.count / 2)
    switch command & 0xDF {
    case UInt8(ascii: "M"):
      current = point(0)
      start = current
      controlDistance = 0
      cover(current)
    case UInt8(ascii: "H"): line(to: Point(x: origin.x + numbers[0], y: current.y))
    case UInt8(ascii: "V"): line(to: Point(x: current.x, y: origin.y + numbers[0]))
    case UInt8(ascii: "C"): curve([point(0), point(2), point(4)])
    case UInt8(ascii: "S"), UInt8(ascii: "Q"): curve([point(0), point(2)])
    case UInt8(ascii: "A"):
      // At most a full turn; radii too short for the chord grow to half of it.
      let chord = (point(5) - current).length
      let reach = max(abs(numbers[0]), abs(numbers[1]), chord / 2)
      length += 2 * .pi * max(abs(numbers[0]), abs(numbers[1])) + .pi * chord
      cover(current, reach: 2 * reach)
      line(to: point(5))
    case UInt8(ascii: "T"):
      let mirrored = controlDistance
      cover(current, reach: mirrored)
      line(to: point(0))
      length += 2 * mirrored
      controlDistance = mirrored + controlDistance
    case UInt8(ascii: "Z"): line(to: start)
    default: line(to: point(0))
    }
  }

  private mutating func line(to point: Point) {
    controlDistance = (point - current).length
    length += controlDistance
    current = point
    cover(point)
  }

  private mutating func cover(_ point: Point, reach: Double = 0) {
    let dot = Rect(origin: point, size: .zero).inset(by: -reach)
    box = box?.union(dot) ?? dot
  }

  private mutating func curve(_ polygon: [Point]) {
    length += controlDistance
    cover(current, reach: controlDistance)
    for point in polygon { line(to: point) }
  }
}
