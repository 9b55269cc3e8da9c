/// The rows, or the columns, of a mask without those that need not be blurred: of many alike that lie side
/// by side, one in the middle sees nothing but its like, and stands for all that do.
struct RepeatedPlaces {
  /// Those that are blurred, in their order.
  private(set) var kept: [Int] = []
  /// For each, the number among those kept of the one that stands for it.
  private(set) var standIns: [Int] = []

  /// - Parameters:
  ///   - reach: How far a blur looks in both directions.
  ///   - isAsBefore: Whether a row or column, from the second on, is like the one before it.
  init(count: Int, reach: Int, isAsBefore: (Int) -> Bool) {
    kept.reserveCapacity(count)
    standIns.reserveCapacity(count)
    var start = 0
    for place in 1..<max(1, count) where !isAsBefore(place) {
      add(start..<place, reach)
      start = place
    }
    add(start..<count, reach)
  }

  /// Adds some that are alike.
  private mutating func add(_ run: Range<Int>, _ reach: Int) {
    let first = kept.count
    guard run.count > 2 * reach + 1 else {
      standIns += first..<first + run.count
      kept += run
      return
    }
    let (before, behind) = (run.prefix(reach + 1), run.suffix(reach))
    kept += before
    kept += behind
    standIns += first..<first + before.count
    standIns += repeatElement(first + reach, count: run.count - before.count - behind.count)
    standIns += first + before.count..<first + before.count + behind.count
  }
}
