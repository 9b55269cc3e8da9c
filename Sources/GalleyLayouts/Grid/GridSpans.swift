internal import GalleyGeometry

/// The cells that the items of a section take, in the vertical direction's terms.
struct GridSpans {
  private let section: Content.Section
  private let index: Int
  private let layout: GridLayout
  private let columns: Int

  /// - Parameter columns: How many the grid has in the section.
  init(_ section: Content.Section, index: Int, layout: GridLayout, columns: Int) {
    self.section = section
    self.index = index
    self.layout = layout
    self.columns = columns
  }

  /// The span that the item has, else the square of its measure, else one cell.
  ///
  /// - Throws: `LayoutError` where a span is wider than the grid, or none at all.
  @inline(__always)
  func span(of item: Int) throws(LayoutError) -> ItemSpan {
    if let told = section.spans?[safe: item].flatMap(\.self) { return try span(told, of: item) }
    let side = side(section.measures?[safe: item] ?? 1)
    return ItemSpan(columns: side, rows: side)
  }

  private func span(_ told: ItemSpan, of item: Int) throws(LayoutError) -> ItemSpan {
    let span = layout.scrollDirection == .vertical ? told : told.transposed
    let bounds = 1...ItemSpan.most
    guard bounds.contains(span.columns), bounds.contains(span.rows) else {
      throw error("give it 1 to \(ItemSpan.most) cells each way", told, item)
    }
    guard span.columns <= columns else {
      let way = layout.scrollDirection == .vertical ? "wide" : "high"
      throw error(
        "the grid is \(columns) cells \(way); give the item fewer that way, or the grid 'columns: \(span.columns)'",
        told, item)
    }
    return span
  }

  /// The most rows that an item takes.
  func tallest() throws(LayoutError) -> Int {
    guard section.spans != nil else { return columns }
    var tallest = 1
    for item in 0..<section.count { tallest = max(tallest, try span(of: item).rows) }
    return tallest
  }

  /// A measure as a whole number of columns; not a number counts as 1.
  private func side(_ measure: Double) -> Int {
    guard measure >= 1.5 else { return 1 }
    // Rounded: what lies a half above any number from one on is told exactly.
    return Int(min(measure + 0.5, Double(columns)))
  }

  private func error(_ cure: String, _ span: ItemSpan, _ item: Int) -> LayoutError {
    let path = IndexPath(section: index, item: item)
    return LayoutError(
      "\(path.words) spans \(span.columns) by \(span.rows) cells; \(cure)", at: path)
  }
}
