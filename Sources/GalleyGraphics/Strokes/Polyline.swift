internal import GalleyGeometry

/// Points joined by lines, no two neighbours at the same place, or nearer than any pixel shows.
struct Polyline {
  private(set) var points: [Point]
  /// For each point, whether it is one of a curve that the line follows, rather than a corner.
  private(set) var bends: [Bool]
  /// Whether the last point, which is the first again, is a corner and no end.
  fileprivate(set) var isClosed = false

  fileprivate init(from start: Point) {
    points = [start]
    bends = [false]
  }

  fileprivate mutating func add(_ point: Point, bends: Bool = false) {
    if let last = points.last, (point - last).length < 1e-9 { return }
    points.append(point)
    self.bends.append(bends)
  }

  /// Takes the last point for one of a curve.
  fileprivate mutating func bendAtEnd() { bends[bends.count - 1] = true }

  /// Takes the first point for one of a curve.
  fileprivate mutating func bendAtStart() { bends[0] = true }

  /// Goes on with a line that begins at the last point.
  fileprivate mutating func append(_ other: Polyline) {
    points += other.points.dropFirst()
    bends += other.bends.dropFirst()
  }

  /// The parts that dashes leave of the line; all of it where there are none.
  ///
  /// - `dashes`: Lengths drawn and left out in turn, an even number of them.
  /// - `offset`: How far into the dashes the line begins.
  func dashed(_ dashes: [Double], offset: Double) -> [Polyline] {
    let period = dashes.reduce(0, +)
    guard period > 0, points.count > 1 else { return [self] }
    var cutter = DashCutter(dashes, at: offset - (offset / period).rounded(.down) * period)
    let startsDrawn = cutter.isDrawn
    for index in 1..<points.count {
      cutter.cut(from: points[index - 1], to: points[index], bends: bends[index])
    }
    var parts = cutter.parts
    // Where a closed line is drawn at its begin and end, nothing ends there.
    if isClosed, startsDrawn, cutter.isDrawn, parts.count > 1, var last = parts.popLast() {
      last.append(parts[0])
      parts[0] = last
    }
    return parts
  }
}

/// Cuts lines as dashes say.
private struct DashCutter {
  private let dashes: [Double]
  private var index = 0
  /// The rest of the dash or gap.
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

  /// - `bends`: Whether the line follows a curve where it ends.
  mutating func cut(from start: Point, to end: Point, bends: Bool) {
    let length = (end - start).length
    var done = 0.0
    while length - done > rest {
      let begin = start + (end - start) * (done / length)
      done += rest
      let place = start + (end - start) * (done / length)
      if isDrawn { draw(from: begin, to: place, bends: false) }
      isOpen = false
      advance()
    }
    if isDrawn { draw(from: start + (end - start) * (done / length), to: end, bends: bends) }
    rest -= length - done
  }

  private mutating func draw(from start: Point, to end: Point, bends: Bool) {
    if !isOpen { parts.append(Polyline(from: start)) }
    isOpen = true
    parts[parts.count - 1].add(end, bends: bends)
  }
}

extension Path {
  /// The path as lines, nowhere further off its curves than a tolerance.
  func polylines(tolerance: Double) -> [Polyline] {
    var tracer = LineTracer()
    for element in elements { tracer.trace(element, tolerance: tolerance) }
    return tracer.finish()
  }
}

/// Follows the elements of a path.
private struct LineTracer {
  private var lines: [Polyline] = []
  private var line: Polyline?
  /// A move alone draws nothing.
  private var hasParts = false
  /// Where the line heads at its beginning and at its end, as far as it has parts with a length.
  private var firstHeading: Vector?
  private var heading: Vector?

  mutating func trace(_ element: Path.Element, tolerance: Double) {
    let current = line?.points.last ?? .zero
    switch element {
    case .move(let to): begin(at: to)
    case .line(let to):
      head(along: to - current, then: to - current)
      add(to)
    case .curve(let to, let control1, let control2):
      let curve = Cubic(from: current, control1: control1, control2: control2, to: to)
      let (start, end) = curve.headings
      head(along: start, then: end)
      let count = curve.lineCount(tolerance: tolerance)
      for number in 1..<count {
        add(curve.point(at: Double(number) / Double(count)), bends: true)
      }
      add(to)
    case .close: close()
    }
  }

  mutating func finish() -> [Polyline] {
    end()
    return lines
  }

  private mutating func begin(at point: Point) {
    end()
    (line, hasParts) = (Polyline(from: point), false)
    (firstHeading, heading) = (nil, nil)
  }

  private mutating func end() {
    if hasParts, let line { lines.append(line) }
  }

  private mutating func add(_ point: Point, bends: Bool = false) {
    // A path that begins with no move begins where its first part ends.
    if line == nil { line = Polyline(from: point) }
    line?.add(point, bends: bends)
    hasParts = true
  }

  private mutating func close() {
    let start = line?.points.first ?? .zero
    let last = line?.points.last ?? start
    head(along: start - last, then: start - last)
    add(start)
    if let heading, let firstHeading, heading.goesOn(in: firstHeading) {
      line?.bendAtStart()
      line?.bendAtEnd()
    }
    let isLine = (line?.points.count ?? 0) > 1
    line?.isClosed = isLine
    begin(at: start)
  }

  /// Notes where the next part heads, and whether the line bends into it rather than turns.
  private mutating func head(along start: Vector, then end: Vector) {
    guard start.length > 1e-9, end.length > 1e-9 else { return }
    if let heading, heading.goesOn(in: start) { line?.bendAtEnd() }
    firstHeading = firstHeading ?? start
    heading = end
  }
}

extension Vector {
  /// Whether another vector has the same direction, but for a degree.
  fileprivate func goesOn(in other: Vector) -> Bool {
    let product = dx * other.dx + dy * other.dy
    return product > 0.9998 * length * other.length
  }
}
