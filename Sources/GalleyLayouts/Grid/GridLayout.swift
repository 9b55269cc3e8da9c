public import GalleyGeometry
public import GalleyNotation

/// A grid of cells across the scroll direction, where an item may be several cells wide and high.
///
/// An item's span is how many cells it takes, wide and high as it is seen; without one its measure
/// is its scale: 2 makes it two by two cells, with the spacing between them.
/// Items go, in order, to the first place that is free, so that small ones fill the holes that
/// large ones leave. Scales are rounded to whole numbers, those below 1 count as 1, those above
/// `columns` as `columns`. An empty section takes no room, not even for its header and footer.
public struct GridLayout: HeaderPinningLayout {
  public var scrollDirection = Axis.vertical
  /// The number of cells across the scroll direction, 1 to 128.
  public var columns = ColumnCount.fixed(3)
  /// Between cells, and between sections, headers and cells, in points.
  public var spacing = 0.0
  /// A cell's extent along the scroll direction over the one across it.
  public var aspect = 1.0
  /// From where the insets of sections count; headers and footers reach across the whole room.
  public var insetsReference = InsetsReference.safeArea
  /// Around the cells of each section, inside its header and footer.
  public var insets = EdgeInsets.zero
  /// Along the scroll direction, a share being one of the view; 0 means no headers.
  public var headerExtent: Extent = 0
  /// Along the scroll direction, a share being one of the view; 0 means no footers.
  public var footerExtent: Extent = 0
  /// Whether headers stay in sight while their section is scrolled through.
  public var pinsHeaders = false

  public init() {}

  public var traits: LayoutTraits { traits(insetsFrom: insetsReference) }

  /// An item that says nothing takes one cell.
  public var hasDefaultMeasure: Bool { true }

  public var asksForSizes: Bool { headerExtent.fits || footerExtent.fits }

  /// - Throws: `LayoutError` where the spacing leaves no room for the columns, and where an item
  ///   spans more cells than there are.
  public func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    var arranger = GridArranger(layout: self, environment: environment, content: content)
    for (index, section) in content.sections.enumerated() {
      try arranger.add(section, index: index)
    }
    return arranger.arrangement()
  }
}

extension GridLayout: SectionedLayout {
  public static let kind = "grid"
  public static let summary =
    "Cells in columns; large items take several, small ones fill the holes."

  public static let options: [SceneOption<Self>] =
    [
      directionOption,
      SceneOption("columns", \.columns, .columnCount, "cells across the scroll direction"),
      SceneOption("spacing", \.spacing, .points, "points between cells"),
      SceneOption(
        "aspect", \.aspect, .number(in: 0.001...1000),
        "a cell's extent along the scroll direction over the other"),
    ] + sectionOptions(around: "cells") + [pinOption]
}
