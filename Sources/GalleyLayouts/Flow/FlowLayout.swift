public import GalleyGeometry

/// Items in lines that break where the next one no longer fits, as UICollectionViewFlowLayout has
/// them.
///
/// The sizes of items are the content's own, else `item`, else squares of the content's measures.
/// Where it scrolls horizontally, lines are columns and everything is transposed.
public struct FlowLayout: HeaderPinningLayout {
  /// Whose peculiarities are kept.
  public enum Compatibility: String, Hashable, Sendable, CaseIterable {
    case none
    /// Three things that UIKit does: origins are rounded to device pixels; where sizes differ and
    /// content scrolls horizontally, the two spacings exchange their roles (rdar 47732322); an item
    /// too wide for the first line leaves that line empty.
    case uikit
  }

  public var scrollDirection = Axis.vertical
  /// The size of items that the content gives none; across the scroll direction a percentage is one
  /// of the room between the insets, along it one of the room inside the content inset. Nil is a
  /// square of the item's measure, or of 50 points.
  public var item: ItemSize?
  /// Gives items the width of one of so many columns, with the interitem spacing between them; nil
  /// for the width that they have. Then `item` has only what is along the scroll direction, items
  /// of which nothing says that are squares, and those with a size of their own keep it.
  public var columns: ColumnCount?
  /// Where the items of a line stand; justified is what UIKit does. Lines break at the same places
  /// whatever it is.
  public var lineAlignment = LineAlignment.justified
  /// Between lines, in points.
  public var lineSpacing = 10.0
  /// The least space between the items of a line, in points.
  public var interitemSpacing = 10.0
  /// From where the insets of sections count; headers and footers reach across the whole room.
  public var insetsReference = InsetsReference.safeArea
  /// Around the lines of each section, inside its header and footer.
  public var insets = EdgeInsets.zero
  /// Along the scroll direction, a share being one of the view; 0 means no headers.
  public var headerExtent: Extent = 0
  /// Along the scroll direction, a share being one of the view; 0 means no footers.
  public var footerExtent: Extent = 0
  /// Whether headers stay in sight while their section is scrolled through.
  public var pinsHeaders = false
  /// Whether footers stay in sight while their section is scrolled through.
  public var pinsFooters = false
  /// Whether sizes are what the content was guessed to want: then those that agree are not taken for
  /// one size, and the last line is packed, as in UIKit with an estimated size.
  package var hasEstimatedSizes = false
  /// Whether the first section's header grows while content is pulled past its beginning.
  public var stretchesHeader = false
  /// The extent of the decoration view `shelf` under each line, in points; nil for none.
  public var shelfExtent: Double?
  /// Whether a decoration view `background` lies behind each section.
  public var hasBackground = false
  public var compatibility = Compatibility.none

  public var pinnedViews: [String: PinnedPlace] {
    var places: [String: PinnedPlace] = [:]
    if pinsHeaders { places["header"] = .start }
    if pinsFooters { places["footer"] = .end }
    return places
  }

  public init() {}

  public var traits: LayoutTraits { traits(insetsFrom: insetsReference) }

  public var asksForSizes: Bool {
    headerExtent.fits || footerExtent.fits || item?.fits ?? false
  }

  /// The size of items of which nothing says it.
  static let usualSize = Size(width: 50, height: 50)

  /// What the size of an item is told in shares of, in a section with insets.
  func room(in environment: Environment, insets: EdgeInsets) -> Size {
    var room = environment.insetSize
    switch scrollDirection {
    case .vertical: room.width = max(0, room.width - insets.horizontal)
    case .horizontal: room.height = max(0, room.height - insets.vertical)
    }
    return room
  }

  public func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    var arranger = FlowArranger(layout: self, environment: environment, content: content)
    for (index, section) in content.sections.enumerated() {
      try arranger.add(section, index: index)
    }
    return arranger.arrangement()
  }
}
