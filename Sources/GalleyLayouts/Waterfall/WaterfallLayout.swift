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
  /// The rule by which a column takes the next item.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// The one that reaches least far; of several the leading one.
    case shortest
    /// One after another, from the leading to the trailing one.
    case leftToRight = "left-to-right"
    /// One after another, from the trailing to the leading one.
    case rightToLeft = "right-to-left"
  }

  /// The program whose peculiarities are reproduced.
  public enum Compatibility: String, Hashable, Sendable, CaseIterable {
    /// As documented.
    case none
    /// Two things that CHTCollectionViewWaterfallLayout does: widths and heights are rounded down
    /// to device pixels; an empty section is short by the spacing that it has no items for.
    case cht
  }

  /// The axis along which the content scrolls.
  public var scrollDirection = Axis.vertical
  /// The number of columns.
  public var columns = ColumnCount.fixed(2)
  /// The extent of items along the scroll direction; the one across it is the column's.
  ///
  /// Nil for the item's own measure.
  public var item: ItemSize?
  /// The column that the next item goes to.
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
  /// The waterfall whose faults are kept.
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
      let margins = SectionMargins(
        section.metrics, insets: insets, from: reference, header: headerExtent,
        footer: footerExtent, along: scrollDirection)
      let columns = WaterfallSection(
        layout: self, section: section, index: index, insets: margins.insets,
        environment: environment)
      try stack.add(margins, index: index) { stack throws(LayoutError) in
        try columns.addCells(to: &stack)
      }
    }
    return stack.arrangement()
  }
}

extension WaterfallLayout: SectionedLayout {
  public static let kind = "waterfall"
  public static let summary =
    "Columns in which items stand below one another, each as high as it is."

  public static let options: [SceneOption<Self>] =
    [
      directionOption,
      SceneOption("columns", \.columns, .columnCount),
      SceneOption(
        "item", \.item,
        .itemSize(fits: true, values: "height or aspect of items, as { height: fit }"),
        otherwise: "by the item's value, its width over its height"
      ).checked { options, layout in
        layout.item = options.size(
          layout.item, of: "item", scrolling: layout.scrollDirection, acrossFrom: "the columns")
      },
      SceneOption("order", \.order, .choice),
      SceneOption("line-spacing", \.lineSpacing, .points, "points between the items of a column"),
      SceneOption("interitem-spacing", \.interitemSpacing, .points, "points between columns"),
    ] + sectionOptions(around: "columns") + [
      pinOption,
      SceneOption(
        "compatibility", \.compatibility, .choice,
        "whose peculiarities are kept, cht for CHTCollectionViewWaterfallLayout's rounding"),
    ]
}
