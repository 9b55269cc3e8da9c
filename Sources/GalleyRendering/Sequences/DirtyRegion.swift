internal import GalleyPNG

/// Pixels that must be drawn anew: a few rectangles, no two of which overlap.
struct DirtyRegion {
  /// With more of them, finding out what lies in each takes longer than drawing.
  private static let largestCount = 64
  /// How much more than two rectangles the one around both may hold, in hundredths, to stand for
  /// them: each is drawn by itself.
  private static let slack = 110

  private(set) var rectangles: [PixelRectangle] = []

  var area: Int { rectangles.reduce(0) { $0 + $1.area } }

  /// Adds the pixels of a rectangle.
  mutating func insert(_ rectangle: PixelRectangle) {
    var rest = rectangle
    while let place = rectangles.firstIndex(where: { Self.isWorthJoining($0, rest) }) {
      rest = rest.union(rectangles.remove(at: place))
    }
    rectangles.append(rest)
    if rectangles.count > Self.largestCount { joinAll() }
  }

  /// Grows until it holds whole each rectangle of which it holds some.
  mutating func complete(_ atoms: [PixelRectangle]) {
    while let atom = atoms.first(where: cuts) { insert(atom) }
  }

  private func cuts(_ atom: PixelRectangle) -> Bool {
    rectangles.contains { $0.intersects(atom) && !$0.contains(atom) }
  }

  private mutating func joinAll() {
    rectangles = rectangles.reduce(nil) { PixelRectangle.union($0, $1) }.map { [$0] } ?? []
  }

  private static func isWorthJoining(_ one: PixelRectangle, _ other: PixelRectangle) -> Bool {
    one.intersects(other) || one.union(other).area * 100 <= (one.area + other.area) * slack
  }
}
