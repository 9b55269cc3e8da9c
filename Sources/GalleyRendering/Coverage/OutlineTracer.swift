import GalleyGeometry
import GalleyGraphics

/// A pen that makes a path an outline, and leaves out what Cairo leaves out: points that are there already,
/// and those in the midst of a line.
struct OutlineTracer: ~Copyable {
  private enum Step { case move, line, other }

  private(set) var outline: GridPolygon
  private var last = Step.other
  private var current = GridPoint(x: 0, y: 0)
  private var start = GridPoint(x: 0, y: 0)
  /// Where the line begins that was drawn last, and may go on.
  private var lineStart = GridPoint(x: 0, y: 0)
  private var hasBegun = false
  /// Whether the pen is up: what comes next begins a subpath where it is.
  private var isUp = true
  private var isStraight = true

  /// - Parameters:
  ///   - memory: An outline whose memory is taken.
  ///   - limit: Nothing is kept of what lies outside of it.
  init(reusing memory: consuming GridPolygon = GridPolygon(), limit: GridBox? = nil) {
    memory.removeAll(limit: limit)
    outline = memory
  }

  /// Follows a path, which is first scaled and then moved.
  ///
  /// - Precondition: It lies within eight million pixels of the origin.
  mutating func add(
    _ path: Path, scale: Double = 1, origin: Point = .zero, under transform: Transform
  ) {
    func place(_ point: Point) -> GridPoint {
      GridPoint(
        Point(x: origin.x + point.x * scale, y: origin.y + point.y * scale), under: transform)
    }
    for element in path.elements {
      switch element {
      case .move(let to): move(to: place(to))
      case .line(let to): line(to: place(to))
      case .curve(let to, let control1, let control2):
        curve(to: place(to), place(control1), place(control2))
      case .close: close()
      }
    }
  }

  mutating func move(to point: GridPoint) {
    endSubpath()
    (current, start) = (point, point)
    (hasBegun, isUp) = (true, true)
  }

  mutating func line(to point: GridPoint) {
    guard hasBegun else { return move(to: point) }
    lower()
    if last != .move, point == current { return }
    if last == .line {
      let (before, after) = (current - lineStart, point - current)
      let goesOn = before.cross(after) == 0 && before.dot(after) >= 0
      if !goesOn {
        outline.add(from: lineStart, to: current)
        lineStart = current
      }
    } else {
      lineStart = current
    }
    if isStraight {
      isStraight = current.x == point.x || current.y == point.y
      if !isStraight { outline.isRectilinear = false }
    }
    (current, last) = (point, .line)
  }

  mutating func curve(to point: GridPoint, _ control1: GridPoint, _ control2: GridPoint) {
    if current == point, control1 == point, control2 == point { return line(to: point) }
    if !hasBegun { move(to: control1) }
    lower()
    endLine()
    let curve = GridCurve(start: current, control1: control1, control2: control2, end: point)
    if !curve.isLine, outline.limit.map(curve.reaches) != false { addPieces(of: curve) }
    outline.add(from: current, to: point)
    (current, last) = (point, .other)
    isStraight = false
    outline.isRectilinear = false
  }

  mutating func close() {
    guard hasBegun else { return }
    line(to: start)
    endLine()
    (last, isUp) = (.other, true)
  }

  /// Ends the path, and gives what it encloses.
  consuming func finish() -> GridPolygon {
    endSubpath()
    return outline
  }

  /// Begins a subpath, unless one has begun.
  private mutating func lower() {
    guard isUp else { return }
    (isUp, last, start) = (false, .move, current)
  }

  private mutating func endLine() {
    if last == .line { outline.add(from: lineStart, to: current) }
    last = .move
  }

  /// Cuts a curve in halves till each is as good as a line, and goes to the start of each.
  private mutating func addPieces(of curve: GridCurve) {
    if curve.isFlat {
      guard curve.start != current else { return }
      outline.add(from: current, to: curve.start)
      current = curve.start
    } else {
      let (first, second) = curve.halves
      addPieces(of: first)
      addPieces(of: second)
    }
  }

  /// What is filled is closed.
  private mutating func endSubpath() {
    guard !isUp else { return }
    if outline.isRectilinear {
      outline.isRectilinear = current.x == start.x || current.y == start.y
    }
    endLine()
    outline.add(from: current, to: start)
    isUp = true
  }
}

extension GridPolygon {
  init(_ path: Path, under transform: Transform) {
    var tracer = OutlineTracer()
    tracer.add(path, under: transform)
    self = tracer.finish()
  }
}
