internal import GalleyGeometry

extension ScrollRegion {
  /// The number of pages; nil where a scroll may rest anywhere.
  public var pageCount: Int? { behavior == .continuous ? nil : max(1, restingOffsets.count) }

  /// Returns the offset at which a page rests; one that does not exist counts as the nearest that
  /// does.
  public func offset(ofPage page: Int) -> Double {
    restingOffsets[safe: min(max(page, 0), restingOffsets.count - 1)] ?? range.lowerBound
  }

  /// The page nearest to an offset, of two equally near the earlier; 0 where there are none.
  public func page(nearestTo offset: Double) -> Int {
    let after = page(atOrAfter: offset)
    guard after > 0 else { return 0 }
    let (left, right) = (restingOffsets[after - 1], restingOffsets[after])
    return right - offset < offset - left - Self.tolerance ? after : page(atOrAfter: left)
  }

  /// Returns the offset at which a scroll comes to rest that would end at another.
  ///
  /// - `velocity`: Of the offset, in points per second.
  /// - `current`: The offset now.
  func restingOffset(proposed: Double, velocity: Double, from current: Double) -> Double {
    let free = min(max(proposed, range.lowerBound), range.upperBound)
    guard !restingOffsets.isEmpty else { return free }
    return offset(ofPage: targetPage(proposed: free, velocity: velocity, from: current))
  }

  /// The page where a scroll ends: the nearest, but after a flick never one behind it; with paging
  /// exactly the next.
  private func targetPage(proposed: Double, velocity: Double, from current: Double) -> Int {
    let nearest = page(nearestTo: proposed)
    guard velocity != 0 else { return nearest }
    let next = velocity > 0 ? page(after: current) : page(before: current)
    guard !behavior.isPaging else { return next }
    return velocity > 0 ? max(nearest, next) : min(nearest, next)
  }

  /// The first page beyond an offset, else the last.
  private func page(after offset: Double) -> Int {
    min(page(atOrAfter: offset + 2 * Self.tolerance), restingOffsets.count - 1)
  }

  /// The last page before an offset, else the first.
  private func page(before offset: Double) -> Int { max(0, page(atOrAfter: offset) - 1) }

  /// The first page that rests at an offset or after it, else the last, by bisection.
  private func page(atOrAfter offset: Double) -> Int {
    var (low, high) = (0, max(0, restingOffsets.count - 1))
    while low < high {
      let middle = (low + high) / 2
      if restingOffsets[middle] < offset - Self.tolerance {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Offsets that differ by less are one.
  private static let tolerance = 1e-6
}
