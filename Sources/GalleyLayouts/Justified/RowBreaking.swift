/// A run of items side by side that share a height.
struct JustifiedRow: Hashable {
  /// The numbers of the items in their section.
  var items: Range<Int>
  var height: Double
  /// What an item's ratio is multiplied by to be its width: the height, but where that was held
  /// within its bounds.
  var scale: Double
  /// From the leading edge of the row to its first item.
  var start = 0.0
  /// What each item is wider by than its ratio makes it.
  var extra = 0.0
  /// Whether the items were too few to fill the row.
  var areWidows = false
  /// Whether the row was one for a single item across the whole width.
  var isBreakout = false
}

/// Breaks items into rows of nearly one height that fill a width, by the rules of Flickr's
/// justified-layout.
///
/// Read from its source (`lib/index.js`, `lib/row.js`). Three things differ: a row is closed before
/// its spacing alone would fill it; widows, which there may be wider than the row, reach into the
/// trailing inset but not out of the view; and the widths of justified widows are not rounded to
/// whole points, since edges are aligned to pixels when drawn.
struct RowBreaking {
  /// The width that a row fills.
  let width: Double
  /// How far widows may reach beyond it.
  let overhang: Double
  let spacing: Double
  /// What rows would be high, and by which share of it they may differ.
  let rowHeight: Double
  let tolerance: Double
  let widows: JustifiedLayout.Widows
  /// Each so-manieth row is one item across the whole width.
  let breakoutEvery: Int?
  let maxRows: Int
  private(set) var rows: [JustifiedRow] = []
  private var open = OpenRow(first: 0)

  /// A row that is not full.
  private struct OpenRow {
    var first: Int
    var count = 0
    var ratios = 0.0

    var items: Range<Int> { first..<first + count }
    func adding(_ ratio: Double) -> OpenRow {
      OpenRow(first: first, count: count + 1, ratios: ratios + ratio)
    }
  }

  init(layout: JustifiedLayout, width: Double, overhang: Double, spacing: Double) {
    self.width = width
    self.overhang = max(0, overhang)
    self.spacing = spacing
    rowHeight = layout.rowHeight
    tolerance = layout.tolerance
    widows = layout.widows
    breakoutEvery = layout.breakoutEvery
    maxRows = layout.maxRows ?? .max
  }

  /// The rows of items with so many widths over heights; items that no row holds are left out.
  static func rows(
    of ratios: [Double], layout: JustifiedLayout, width: Double, overhang: Double, spacing: Double
  ) -> [JustifiedRow] {
    var breaking = RowBreaking(
      layout: layout, width: width, overhang: overhang, spacing: spacing)
    for ratio in ratios where breaking.rows.count < breaking.maxRows { breaking.add(ratio) }
    breaking.closeWidows()
    return breaking.rows
  }

  private mutating func add(_ ratio: Double) {
    let longer = open.adding(ratio)
    if isBreakout, open.count == 0, ratio >= 1 { return close(longer) }
    if isTooFull(longer) {
      close(open)
      if rows.count < maxRows { add(ratio) }
    } else if longer.ratios < leastRatios {
      open = longer
    } else {
      close(longer)
    }
  }

  /// Whether a row is better closed without its last item: it has too much, and is further from the
  /// ratios that the height asks for than before.
  private func isTooFull(_ longer: OpenRow) -> Bool {
    guard open.count > 0 else { return false }
    if free(longer) <= 0 { return true }
    guard longer.ratios > mostRatios else { return false }
    return distance(longer) > distance(open)
  }

  private func distance(_ row: OpenRow) -> Double { abs(row.ratios - free(row) / rowHeight) }

  /// The width that the items of a row share.
  private func free(_ row: OpenRow) -> Double { width - Double(row.count - 1) * spacing }

  /// As in the original, spacing does not count here.
  private var leastRatios: Double { width / rowHeight * (1 - tolerance) }
  private var mostRatios: Double { width / rowHeight * (1 + tolerance) }

  private var isBreakout: Bool { breakoutEvery.map { (rows.count + 1) % $0 == 0 } ?? false }

  /// Ends a row whose items fill the width; it is at least half and at most twice as high as wanted.
  private mutating func close(_ row: OpenRow) {
    let scale = free(row) / row.ratios
    rows.append(
      JustifiedRow(
        items: row.items, height: max(rowHeight / 2, min(scale, rowHeight * 2)), scale: scale,
        isBreakout: isBreakout))
    open = OpenRow(first: row.items.upperBound)
  }

  /// Ends the last row, which its items do not fill, at the height of the one before.
  private mutating func closeWidows() {
    guard open.count > 0, widows != .none, rows.count < maxRows else { return }
    let before = rows.last.flatMap { $0.isBreakout ? nil : $0.height } ?? rowHeight
    let height = min(before, (free(open) + overhang) / open.ratios)
    let unused = max(0, free(open) - open.ratios * height)
    rows.append(
      JustifiedRow(
        items: open.items, height: height, scale: height,
        start: widows == .center ? unused / 2 : 0,
        extra: widows == .justified ? unused / Double(open.count) : 0, areWidows: true,
        isBreakout: isBreakout))
  }
}
