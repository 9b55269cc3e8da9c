internal import GalleyGeometry

/// Offsets at which pages rest, evenly spaced along one axis; the last may be nearer, where content
/// ends.
///
/// Counted in the order of the pages, so that a strip whose first page lies at the right reads the
/// same.
struct PageStrip: Hashable {
  var count: Int
  /// The offset of the first page.
  var first: Double
  /// From one page to the next, in points.
  var pitch: Double
  /// The greatest offset at which a page may rest.
  var last = Double.infinity

  /// Returns the offset at which a page rests; a page that does not exist counts as the nearest
  /// that does.
  func offset(ofPage page: Int) -> Double {
    min(first + Double(clamped(page)) * pitch, max(first, last))
  }

  /// The page nearest to an offset; of two equally near, the earlier.
  func page(nearestTo offset: Double) -> Int {
    let before = page(atOrBefore: offset)
    let (left, right) = (self.offset(ofPage: before), self.offset(ofPage: before + 1))
    return right - offset < offset - left - Self.tolerance ? clamped(before + 1) : before
  }

  /// The last page that rests at an offset or before it, else the first page.
  func page(atOrBefore offset: Double) -> Int {
    guard count > 1, pitch > 0 else { return 0 }
    if offset >= self.offset(ofPage: count - 1) - Self.tolerance { return count - 1 }
    let pages = ((offset - first + Self.tolerance) / pitch).rounded(.down)
    return clamped(Int(min(max(pages, 0), Double(count))))
  }

  /// The first page that rests at an offset or after it, else the last page.
  func page(atOrAfter offset: Double) -> Int {
    let before = page(atOrBefore: offset)
    return self.offset(ofPage: before) < offset - Self.tolerance ? clamped(before + 1) : before
  }

  func clamped(_ page: Int) -> Int { min(max(page, 0), max(0, count - 1)) }

  /// Offsets that differ by less are one: a millionth of a point is the noise of rounding, not a
  /// wish.
  static let tolerance = 1e-6
}
