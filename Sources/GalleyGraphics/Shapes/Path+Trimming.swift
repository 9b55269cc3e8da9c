internal import GalleyGeometry

extension Path {
  /// Into how many chords a curve is cut to measure it.
  private static let chords = 32

  /// The part of the path between two shares of its length, from 0 to 1, as CAShapeLayer's
  /// `strokeStart` and `strokeEnd` have it: over all subpaths one after the other.
  ///
  /// Empty where the first is not less than the last.
  package func trimmed(from first: Double, to last: Double) -> Path {
    let (first, last) = (min(max(0, first), 1), min(max(0, last), 1))
    if first == 0, last == 1 { return self }
    let subpaths = subpaths.map(\.withClosingLine)
    let lengths = subpaths.map { $0.segments.map(Self.places) }
    let total = lengths.joined().reduce(0) { $0 + ($1.last ?? 0) }
    guard first < last, total > 0 else { return Path() }
    var (way, trimmed) = (0.0, Path())
    for (subpath, measures) in zip(subpaths, lengths) {
      var isDown = false
      for (segment, places) in zip(subpath.segments, measures) {
        let length = places.last ?? 0
        let from = Self.share(at: first * total - way, in: places)
        let to = Self.share(at: last * total - way, in: places)
        way += length
        guard length > 0, from < to else { continue }
        let part = segment.part(from: from, to: to)
        if !isDown { trimmed.elements.append(.move(to: part.start)) }
        isDown = true
        trimmed.elements.append(part.element)
      }
    }
    return trimmed
  }

  /// Returns the lengths of a segment up to each of its chords' ends.
  private static func places(_ segment: Subpath.Segment) -> [Double] {
    guard segment.controls != nil else { return [0, (segment.end - segment.start).length] }
    var (place, before) = ([0.0], segment.start)
    for index in 1...chords {
      let point = segment.point(at: Double(index) / Double(chords))
      place.append((place.last ?? 0) + (point - before).length)
      before = point
    }
    return place
  }

  /// The share of a segment where it is so long, between 0 and 1.
  private static func share(at length: Double, in places: [Double]) -> Double {
    guard let next = places.firstIndex(where: { $0 >= length }) else { return 1 }
    guard next > 0 else { return 0 }
    let (low, high) = (places[next - 1], places[next])
    let within = high > low ? (length - low) / (high - low) : 0
    return (Double(next - 1) + within) / Double(places.count - 1)
  }
}

extension Subpath {
  /// Closed by a line of its own where it is closed.
  fileprivate var withClosingLine: Subpath {
    guard isClosed, let last = segments.last, last.end != start else { return self }
    var whole = self
    whole.segments.append(Segment(start: last.end, end: start))
    return whole
  }
}
