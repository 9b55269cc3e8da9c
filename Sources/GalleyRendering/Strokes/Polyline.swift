import GalleyGeometry
import GalleyGraphics

/// Points joined by lines, no two neighbours at the same place, or nearer than any pixel shows.
struct Polyline {
  var points: [Point]
  /// Whether the last point, which is the first again, is a corner and no end.
  var isClosed = false

  fileprivate mutating func add(_ point: Point) {
    if let last = points.last, (point - last).length < 1e-9 { return }
    points.append(point)
  }

  /// The parts that dashes leave of the line; all of it where there are none.
  ///
  /// - Parameters:
  ///   - dashes: Lengths drawn and left out in turn, an even number of them.
  ///   - offset: How far into the dashes the line begins.
  func dashed(_ dashes: [Double], offset: Double) -> [Polyline] {
    let period = dashes.reduce(0, +)
    guard period > 0, points.count > 1 else { return [self] }
    var cutter = DashCutter(dashes, at: offset - (offset / period).rounded(.down) * period)
    let startsDrawn = cutter.isDrawn
    for (start, end) in zip(points, points.dropFirst()) { cutter.cut(from: start, to: end) }
    var parts = cutter.parts
    // Where a closed line is drawn at its begin and end, nothing ends there.
    if isClosed, startsDrawn, cutter.isDrawn, parts.count > 1, let last = parts.popLast() {
      parts[0] = Polyline(points: last.points + parts[0].points.dropFirst())
    }
    return parts
  }
}

/// Cuts lines as dashes say.
private struct DashCutter {
  private let dashes: [Double]
  private var index = 0
  /// What is left of the dash or gap.
  private var rest: Double
  private(set) var parts: [Polyline] = []
  private var isOpen = false

  init(_ dashes: [Double], at offset: Double) {
    self.dashes = dashes
    rest = dashes[0]
    var offset = offset
    while offset >= rest, offset > 0 {
      offset -= rest
      advance()
    }
    rest -= offset
  }

  var isDrawn: Bool { index % 2 == 0 }

  private mutating func advance() {
    index = (index + 1) % dashes.count
    rest = dashes[index]
  }

  mutating func cut(from start: Point, to end: Point) {
    let length = (end - start).length
    var done = 0.0
    while length - done > rest {
      let begin = start + (end - start) * (done / length)
      done += rest
      let place = start + (end - start) * (done / length)
      if isDrawn { draw(from: begin, to: place) }
      isOpen = false
      advance()
    }
    if isDrawn { draw(from: start + (end - start) * (done / length), to: end) }
    rest -= length - done
  }

  private mutating func draw(from start: Point, to end: Point) {
    if !isOpen { parts.append(Polyline(points: [start])) }
    isOpen = true
    parts[parts.count - 1].add(end)
  }
}

extension Path {
  /// The path as lines, nowhere further off its curves than a tolerance.
  func polylines(tolerance: Double) -> [Polyline] {
    var lines: [Polyline] = []
    // A move alone draws nothing.
    var (line, hasParts) = (Polyline(points: []), false)
    func end() {
      if hasParts, !line.points.isEmpty { lines.append(line) }
    }
    for element in elements {
      let current = line.points.last ?? .zero
      switch element {
      case .move(let to):
        end()
        (line, hasParts) = (Polyline(points: [to]), false)
      case .line(let to):
        line.add(to)
        hasParts = true
      case .curve(let to, let control1, let control2):
        let curve = Cubic(from: current, control1: control1, control2: control2, to: to)
        let count = curve.lineCount(tolerance: tolerance)
        for number in 1..<count { line.add(curve.point(at: Double(number) / Double(count))) }
        line.add(to)
        hasParts = true
      case .close:
        let start = line.points.first ?? .zero
        line.add(start)
        line.isClosed = line.points.count > 1
        hasParts = true
        end()
        (line, hasParts) = (Polyline(points: [start]), false)
      }
    }
    end()
    return lines
  }
}
