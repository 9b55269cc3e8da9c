internal import GalleyGeometry

extension SpringboardLayout {
  /// The places of icons on the pages of a view.
  /// - Throws: `LayoutError` where the rows or columns asked for do not fit.
  func pageGrid(in environment: Environment) throws(LayoutError) -> IconGrid {
    if metrics == .home, let screen = HomeScreen.matching(environment) {
      return screen.grid(in: environment, fillsColumns: flow == .column)
    }
    let page = environment.insetSize
    let icon = item.resolved(in: page, fallback: Size(width: 144, height: 144))
    let insets = pageInsets
    let across = try IconRow.justified(
      count: columns, "columns", extent: page.width, from: insets.leading, to: insets.trailing,
      icon: icon.width, spacing: lineSpacing ?? spacing)
    let down = try IconRow.justified(
      count: rows, "rows", extent: page.height, from: insets.top, to: insets.bottom,
      icon: icon.height, spacing: spacing)
    return IconGrid(
      page: page, columns: across.count, rows: down.count,
      origin: Point(x: across.start, y: down.start), columnPitch: across.pitch,
      rowPitch: down.pitch, icon: icon, fillsColumns: flow == .column)
  }

  /// The insets of one page.
  ///
  /// Where none are given, the columns of `column` run on from page to page at one pitch, as those of
  /// the original: what the spacing leaves of the last one ends the page.
  private var pageInsets: EdgeInsets {
    var insets = self.insets ?? Self.standardInsets
    if self.insets == nil, flow == .column {
      insets.trailing = max(0, (lineSpacing ?? spacing) - insets.leading)
    }
    return insets
  }
}

/// Icons evenly spaced along one side of a page.
struct IconRow: Hashable {
  var count: Int
  /// The distance of the first icon from the page's edge.
  var start: Double
  /// From one icon to the next.
  var pitch: Double

  /// Icons justified between insets, as a line of a flow layout; a single one is in the middle.
  static func justified(
    count: Int?, _ name: String, extent: Double, from leading: Double, to trailing: Double,
    icon: Double, spacing: Double
  ) throws(LayoutError) -> IconRow {
    let room = extent - leading - trailing
    let count = count ?? fitting(in: room + spacing, pitch: icon + spacing)
    try check(count, name, of: icon, fitIn: room)
    guard count > 1 else {
      return IconRow(count: 1, start: leading + (room - icon) / 2, pitch: 0)
    }
    return IconRow(
      count: count, start: leading, pitch: icon + (room - Double(count) * icon) / Double(count - 1))
  }

  /// How many fit, from one to a hundred.
  private static func fitting(in extent: Double, pitch: Double) -> Int {
    guard pitch > 0 else { return 1 }
    return Int(min(max((extent / pitch + 1e-9).rounded(.down), 1), 100))
  }

  /// One always fits: it is in the middle, however large.
  private static func check(
    _ count: Int, _ name: String, of icon: Double, fitIn room: Double
  ) throws(LayoutError) {
    guard count > 1, Double(count) * icon > room + 1e-9 else { return }
    throw LayoutError(
      "\(count) \(name) of \(icon) points do not fit in \(max(0, room)); "
        + "give fewer \(name), a smaller item or smaller insets")
  }
}
