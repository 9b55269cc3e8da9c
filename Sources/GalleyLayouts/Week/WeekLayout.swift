public import GalleyGeometry
public import GalleyNotation

/// Days beside each other, whose events stand where they are in time and share the width where they
/// overlap.
///
/// Each section is a day, its header the head of the day's column. An item is an event; it tells
/// when it is by the facts `start` and `end`, in hours since midnight, and by `day`, counted from 1,
/// where that is not its section's. Without an end it lasts an hour, without a start it begins with
/// the hours that are shown. Events are cut at these hours, and hidden where none of them is left.
/// How events share a column is told at `SharedColumns`; UIKit has no such layout, so the rules are
/// those that calendars have in common.
///
/// Heads stay at the top and the `hour` views at the leading edge, as in a spreadsheet; `corner` lies
/// above both. There is an `hour` for each whole hour, which it tells by the value `hour` (for the last
/// one where an inset leaves room below it), an `hour-line` where it begins, and a `day` behind each
/// column.
public struct WeekLayout: CollectionLayout {
  /// The first and the last time that is shown, in hours since midnight.
  public var from = 0.0
  /// The hour at which the day ends.
  public var to = 24.0
  /// The height of an hour, in points.
  public var hourHeight = 60.0
  /// The width of the views of hours, in points; 0 for none.
  public var hourWidth = 56.0
  /// The width of a day, a share being one of the room beside the hours; nil for days that fill it.
  public var dayWidth: Length?
  /// Between days, in points.
  public var spacing = 0.0
  /// Between events that share a day's width, in points; less where they would have no half of it.
  public var eventSpacing = 2.0
  /// The height of the heads of days, a share being one of the view; what fits has no height where
  /// there is nothing to ask.
  public var headerExtent: Extent = .fit
  /// Around the hours and days, below the heads.
  public var insets = EdgeInsets.zero

  public init() {}

  public var usesMeasures: Bool { false }

  public var asksForSizes: Bool { headerExtent.fits }

  public var traits: LayoutTraits { .attributesDependOnOffset }

  public var itemKeys: [ItemKey] {
    [
      ItemKey("start", .time, isRequired: true), ItemKey("end", .time),
      ItemKey("day", .wholeNumber(1...1000)),
    ]
  }

  /// - Throws: `LayoutError` where an event ends before it starts or is on a day that is not there,
  ///   and where there is no room for days or hours.
  public func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    var arranger = try WeekArranger(layout: self, content: content, environment: environment)
    return try arranger.arrangement()
  }

  public func elements(of arrangement: Arrangement, in viewport: Viewport) -> [LayoutAttributes] {
    PinnedEdges.elements(of: arrangement, in: viewport)
  }
}

extension WeekLayout {
  public static let kind = "week"
  public static let summary = "Days beside each other, with events that share a day's width."

  public static let options: [SceneOption<Self>] = [
    SceneOption("from", \.from, .time, "the first time that is shown"),
    SceneOption("to", \.to, .time, "the last time that is shown"),
    SceneOption("hour-height", \.hourHeight, .number(in: 1...10_000), "points an hour"),
    SceneOption(
      "hour-width", \.hourWidth, .number(in: 0...10_000),
      "points for the views of hours, 0 for none"),
    SceneOption(
      "day-width", \.dayWidth, .length(in: 1...100_000), "of the room",
      otherwise: "days fill the room"),
    SceneOption("spacing", \.spacing, .points, "points between days"),
    SceneOption(
      "event-spacing", \.eventSpacing, .points, "points between events that share a day's width"),
    SceneOption("header-extent", \.headerExtent, .extent, "of the heads of days"),
    SceneOption("insets", \.insets, .insets, "around the hours and days, below the heads"),
  ]

  public init(options: OptionReader) {
    self.init()
    options.read(Self.options, into: &self)
    guard from >= to else { return }
    options.error(
      "the week is shown from \(from.shortest) to \(to.shortest); give a 'to' after 'from'",
      at: options.contains("to") ? "to" : "from")
  }
}
