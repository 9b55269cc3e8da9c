public import GalleyGeometry
public import GalleyNotation

/// Columns of one width, in which items stand below one another, each as high as it is.
///
/// The rules are those of CHTCollectionViewWaterfallLayout, the reference on iOS (read from its
/// source). An item is as high as its own size makes it when scaled to the column, else as `item`
/// says, else as its measure does, which is its width over its height; an item that says nothing is
/// square. Where it scrolls horizontally, columns are rows and everything is transposed; a measure
/// stays the width over the height.
public struct WaterfallLayout: HeaderPinningLayout {
  /// Which column takes the next item.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// The one that reaches least far; of several the leading one.
    case shortest
    /// One after another, from the leading to the trailing one.
    case leftToRight = "left-to-right"
    /// One after another, from the trailing to the leading one.
    case rightToLeft = "right-to-left"
  }

  /// Whose peculiarities are kept.
  public enum Compatibility: String, Hashable, Sendable, CaseIterable {
    case none
    /// Two things that CHTCollectionViewWaterfallLayout does: widths and heights are rounded down to
    /// device pixels; an empty section is short by the spacing that it has no items for.
    case cht
  }

  public var scrollDirection = Axis.vertical
  public var columns = ColumnCount.fixed(2)
  /// The extent of items along the scroll direction; the one across it is the column's. Nil for the
  /// item's own measure.
  public var item: ItemSize?
  public var order = Order.shortest
  /// Between the items of a column, in points.
  public var lineSpacing = 10.0
  /// Between columns, in points.
  public var interitemSpacing = 10.0
  /// From where the insets of sections count; headers and footers reach across the whole room.
  public var insetsReference = InsetsReference.safeArea
  /// Around the columns of each section, inside its header and footer.
  public var insets = EdgeInsets.zero
  /// Along the scroll direction, a share being one of the view; 0 means no headers.
  public var headerExtent: Extent = 0
  /// Along the scroll direction, a share being one of the view; 0 means no footers.
  public var footerExtent: Extent = 0
  /// Whether headers stay in sight while their section is scrolled through.
  public var pinsHeaders = false
  public var compatibility = Compatibility.none

  public init() {}

  public var traits: LayoutTraits { traits(insetsFrom: insetsReference) }

  /// An item that says nothing is square.
  public var hasDefaultMeasure: Bool { true }

  public var usesMeasures: Bool { item == nil }

  public var asksForSizes: Bool {
    headerExtent.fits || footerExtent.fits || item?.fits ?? false
  }

  /// - Throws: `LayoutError` where the spacing leaves no room for the columns, and where an item's
  ///   size or measure gives it no height.
  public func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    var stack = SectionsBuilder(
      content, along: scrollDirection, in: environment,
      order: order == .shortest ? .sequential : .scattered)
    let reference = insetsReference.insets(in: environment, scrolling: scrollDirection)
    for (index, section) in content.sections.enumerated() {
      let surroundings = SectionSurroundings(
        section.metrics, insets: insets, from: reference, header: headerExtent,
        footer: footerExtent, along: scrollDirection)
      let columns = WaterfallSection(
        layout: self, section: section, index: index, insets: surroundings.insets,
        environment: environment)
      try stack.add(surroundings, index: index) { stack throws(LayoutError) in
        try columns.addCells(to: &stack)
      }
    }
    return stack.arrangement()
  }
}

extension WaterfallLayout {
  public static let kind = "waterfall"
  public static let summary =
    "Columns in which items stand below one another, each as high as it is."

  public static let options = [
    OptionDescription("scroll-direction", "vertical or horizontal; vertical"),
    OptionDescription(
      "columns",
      "1 to 128, { compact: 2, regular: 4 } (regular from 600 points on), or { min-width: 160 }; 2"),
    OptionDescription(
      "item",
      "height or aspect of items, as { height: fit }; by the item's value, its width over its height"
    ),
    OptionDescription("order", "shortest, left-to-right or right-to-left; shortest"),
    OptionDescription("line-spacing", "points between the items of a column; 10"),
    OptionDescription("interitem-spacing", "points between columns; 10"),
    OptionDescription(
      "insets-reference",
      "from where insets count across the scroll direction: none, safe-area, layout-margins or readable; safe-area"
    ),
    OptionDescription("insets", "around the columns of each section; 0"),
    OptionDescription("header-extent", "points along the scroll direction, or fit; 0, no headers"),
    OptionDescription("footer-extent", "points along the scroll direction, or fit; 0, no footers"),
    OptionDescription("pin-headers", "whether headers stay in sight; false"),
    OptionDescription(
      "compatibility", "none, or cht for CHTCollectionViewWaterfallLayout's rounding; none"),
  ]

  public init(options: OptionReader) {
    self.init()
    let lengths = 0.0...100_000.0
    scrollDirection = options.choice("scroll-direction") ?? scrollDirection
    columns = options.columnCount("columns") ?? columns
    item = options.itemSize("item", inColumnsScrolling: scrollDirection)
    order = options.choice("order") ?? order
    lineSpacing = options.number("line-spacing", in: lengths) ?? lineSpacing
    interitemSpacing = options.number("interitem-spacing", in: lengths) ?? interitemSpacing
    insetsReference = options.choice("insets-reference") ?? insetsReference
    insets = options.insets("insets") ?? insets
    headerExtent = options.extent("header-extent", hasBounds: false) ?? headerExtent
    footerExtent = options.extent("footer-extent", hasBounds: false) ?? footerExtent
    pinsHeaders = options.flag("pin-headers") ?? pinsHeaders
    compatibility = options.choice("compatibility") ?? compatibility
  }
}
