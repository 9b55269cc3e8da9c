/// Finds whether more than half of a picture's rows are flat, as far as some of them tell, from the top
/// down.
struct FlatnessPoll {
  private let rows: FilteredRows
  private var next = 0
  private var (asked, flat) = (0, 0)

  private static let mostAsked = 256

  init(_ rows: FilteredRows) { self.rows = rows }

  /// Asks the rows above one, as far as they were not asked yet.
  mutating func advance(to y: Int) {
    while next < y {
      asked += 1
      if rows.isFlat(next) { flat += 1 }
      next += max(1, rows.height / Self.mostAsked)
    }
  }

  /// Whether it is so of those that were asked.
  var isMostlyFlat: Bool { flat * 2 > asked }
}
