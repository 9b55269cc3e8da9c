internal import GalleyGeometry

/// A test of places that only follow the size of their frame.
enum DerivedPosition {
  static func follows(
    _ old: (place: Rect, frame: Size), _ new: (place: Rect, frame: Size), within tolerance: Double
  ) -> Bool {
    let across = Span(old.place.minX, old.place.width, in: old.frame.width)
    let down = Span(old.place.minY, old.place.height, in: old.frame.height)
    return across.follows(
      Span(new.place.minX, new.place.width, in: new.frame.width), within: tolerance)
      && down.follows(
        Span(new.place.minY, new.place.height, in: new.frame.height), within: tolerance)
  }

  /// A place along one axis of a frame.
  private struct Span {
    var start: Double
    var length: Double
    var room: Double

    init(_ start: Double, _ length: Double, in room: Double) {
      self.start = start
      self.length = length
      self.room = room
    }

    /// Whether the other is where this one would be in its frame: kept to an edge, to both, to the
    /// middle, or to shares.
    func follows(_ other: Span, within tolerance: Double) -> Bool {
      func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= tolerance }
      let isAsLong = isNear(length, other.length)
      let isAtStart = isNear(start, other.start)
      if isAsLong, isAtStart { return true }
      guard abs(room - other.room) > PlaceComparison.noise else { return false }
      let isAtEnd = isNear(room - start - length, other.room - other.start - other.length)
      let isCentered = isNear(
        start + length / 2 - room / 2, other.start + other.length / 2 - other.room / 2)
      if isAsLong, isAtEnd || isCentered { return true }
      if isAtStart, isAtEnd { return true }
      guard room > 0 else { return false }
      let scale = other.room / room
      return isNear(start * scale, other.start) && isNear(length * scale, other.length)
    }
  }
}
