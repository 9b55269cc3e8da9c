internal import GalleyGeometry

/// The frames of icons on pages that lie side by side.
struct IconGrid: Hashable {
  /// The extent of one page, in points.
  var page: Size
  var columns: Int
  var rows: Int
  /// The place of the first icon on a page.
  var origin: Point
  /// From one column to the next.
  var columnPitch: Double
  /// From one row to the next.
  var rowPitch: Double
  var icon: Size
  /// Whether icons go down a column before the next one begins.
  var fillsColumns: Bool

  var capacity: Int { columns * rows }

  /// The number of pages that so many items fill.
  func pageCount(items: Int) -> Int { (max(0, items) + capacity - 1) / capacity }

  func frame(ofItem item: Int, firstPage: Int) -> Rect {
    let (page, index) = item.quotientAndRemainder(dividingBy: capacity)
    let (column, row) =
      fillsColumns ? (index / rows, index % rows) : (index % columns, index / columns)
    let left = Double(firstPage + page) * self.page.width + origin.x
    return Rect(
      origin: Point(
        x: left + Double(column) * columnPitch, y: origin.y + Double(row) * rowPitch),
      size: icon)
  }
}
