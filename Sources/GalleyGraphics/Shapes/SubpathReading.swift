internal import GalleyGeometry

/// A part of a path that the pen draws without being lifted.
struct Subpath {
  /// A line or a curve from where the one before it ends.
  struct Segment {
    var start: Point
    var end: Point
    /// Nil for a line.
    var controls: (first: Point, second: Point)?

    func point(at share: Double) -> Point {
      guard let controls else { return start + (end - start) * share }
      return split(at: share, controls).left.end
    }

    /// The two parts of a curve, by de Casteljau.
    private func split(
      at share: Double, _ controls: (first: Point, second: Point)
    ) -> (left: Segment, right: Segment) {
      func between(_ a: Point, _ b: Point) -> Point { a + (b - a) * share }
      let (a, b) = (between(start, controls.first), between(controls.first, controls.second))
      let c = between(controls.second, end)
      let (d, e) = (between(a, b), between(b, c))
      let middle = between(d, e)
      return (
        Segment(start: start, end: middle, controls: (a, d)),
        Segment(start: middle, end: end, controls: (e, c))
      )
    }

    /// The part between two shares, of which the first is not the greater one.
    func part(from first: Double, to last: Double) -> Segment {
      guard let controls else {
        return Segment(start: point(at: first), end: point(at: last))
      }
      let head = last < 1 ? split(at: last, controls).left : self
      guard first > 0, last > 0, let inner = head.controls else { return head }
      return head.split(at: first / last, inner).right
    }

    var reversed: Segment {
      Segment(start: end, end: start, controls: controls.map { ($0.second, $0.first) })
    }

    var element: Path.Element {
      guard let controls else { return .line(to: end) }
      return .curve(to: end, control1: controls.first, control2: controls.second)
    }
  }

  var start: Point
  var segments: [Segment] = []
  var isClosed = false

  /// Reversed, as the pen may draw it as well.
  var reversed: Subpath {
    var other = Subpath(start: segments.last?.end ?? start)
    other.segments = segments.reversed().map(\.reversed)
    other.isClosed = isClosed
    return other
  }

  var elements: [Path.Element] {
    [.move(to: start)] + segments.map(\.element) + (isClosed ? [.close] : [])
  }
}

extension Path {
  /// The subpaths, each from one lift of the pen to the next; after a close it goes on where it
  /// began.
  var subpaths: [Subpath] {
    var done: [Subpath] = []
    var open: Subpath?
    func place() -> Point { open.map { $0.segments.last?.end ?? $0.start } ?? .zero }
    func add(_ segment: Subpath.Segment) {
      if open == nil { open = Subpath(start: segment.start) }
      open?.segments.append(segment)
    }
    for element in elements {
      switch element {
      case .move(let to):
        if let open { done.append(open) }
        open = Subpath(start: to)
      case .line(let to): add(Subpath.Segment(start: place(), end: to))
      case .curve(let to, let control1, let control2):
        add(Subpath.Segment(start: place(), end: to, controls: (control1, control2)))
      case .close:
        guard var closed = open else { continue }
        closed.isClosed = true
        done.append(closed)
        open = Subpath(start: closed.start)
      }
    }
    if let open { done.append(open) }
    return done.filter { !$0.segments.isEmpty || $0.isClosed }
  }
}
