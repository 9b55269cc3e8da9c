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

  /// Returns the number that fits, from one to a hundred.
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

/// The home screen's grid on one class of devices: four columns of icons, 60 or 64 points wide.
///
/// The pitches and the first icon's place follow from the sizes of widgets, which people measured
/// on devices and confirmed on iOS 18: an icon is as wide as a small widget less the pitch of the
/// rows. How high the rows lie follows from icons that were logged.
struct HomeScreen {
  /// The screen in points, upright.
  var screen: Size
  var columnPitch: Double
  var rowPitch: Double
  var icon: Double
  /// The first icon's leading top corner.
  var origin: Point
  /// The safe area's top that tells devices of one size apart; nil where it does not matter.
  var safeAreaTop: Double?
  /// The scale that tells devices of one size apart; nil where it does not matter.
  var scale: Double?

  static let columns = 4
  static let rows = 6
  /// The height of the label below the icon.
  static let labelExtent = 14.0

  /// The home screen of the device whose whole screen the view fills; nil for one that is not
  /// known.
  static func matching(_ environment: Environment) -> HomeScreen? {
    known.first { screen in
      screen.screen == environment.size && environment.contentInset.horizontal == 0
        && screen.safeAreaTop.map { $0 == environment.safeAreaInset.top } ?? true
        && screen.scale.map { $0 == environment.scale } ?? true
    }
  }

  /// The grid in content coordinates, which begin below the content inset.
  func grid(in environment: Environment, fillsColumns: Bool) -> IconGrid {
    IconGrid(
      page: environment.insetSize, columns: Self.columns, rows: Self.rows,
      origin: Point(x: origin.x, y: origin.y - environment.contentInset.top),
      columnPitch: columnPitch, rowPitch: rowPitch,
      icon: Size(width: icon, height: icon + Self.labelExtent), fillsColumns: fillsColumns)
  }

  private init(
    _ width: Double, _ height: Double, pitch: (Double, Double), icon: Double = 60,
    at origin: (Double, Double), safeAreaTop: Double? = nil, scale: Double? = nil
  ) {
    screen = Size(width: width, height: height)
    (columnPitch, rowPitch) = pitch
    self.icon = icon
    self.origin = Point(x: origin.0, y: origin.1)
    self.safeAreaTop = safeAreaTop
    self.scale = scale
  }

  /// How far icons lie above the rows that widgets tell, as icons that were logged on two devices
  /// do (375 by 812 and 390 by 844 points).
  ///
  /// Devices with a home button have rows of their own.
  private static let rise = 10.0

  /// A device without a home button, by the rows of its widgets.
  private static func buttonless(
    _ width: Double, _ height: Double, pitch: (Double, Double), icon: Double = 60,
    at origin: (Double, Double), safeAreaTop: Double? = nil, scale: Double? = nil
  ) -> HomeScreen {
    HomeScreen(
      width, height, pitch: pitch, icon: icon, at: (origin.0, origin.1 - rise),
      safeAreaTop: safeAreaTop, scale: scale)
  }

  /// The more particular entries of a size come first.
  static let known = [
    HomeScreen(375, 667, pitch: (86.5, 88), at: (27.75, 30)),
    buttonless(375, 812, pitch: (87, 95), at: (27, 77), safeAreaTop: 50),
    buttonless(375, 812, pitch: (87, 95), at: (27, 71)),
    buttonless(390, 844, pitch: (90, 98), at: (30, 77)),
    buttonless(393, 852, pitch: (90.5, 98), at: (30.75, 80)),
    buttonless(402, 874, pitch: (91, 101.8), at: (34.5, 87)),
    buttonless(414, 896, pitch: (95.5, 105), icon: 64, at: (31.75, 79.5), scale: 2),
    buttonless(414, 896, pitch: (95.5, 105), icon: 64, at: (31.75, 76)),
    buttonless(428, 926, pitch: (97, 106), icon: 64, at: (36.5, 82)),
    buttonless(430, 932, pitch: (97.2, 106), icon: 64, at: (37.1, 84)),
    buttonless(440, 956, pitch: (97, 106), icon: 64, at: (42.5, 92)),
  ]
}
