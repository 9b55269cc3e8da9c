public import GalleyGeometry

/// Items in lines that break where the next one no longer fits, as UICollectionViewFlowLayout has
/// them.
///
/// Of an item one size fits all: the content's sizes, else squares of its measures, else `item`.
/// Where it scrolls horizontally, lines are columns and everything is transposed.
public struct FlowLayout: CollectionLayout {
  /// Whose peculiarities are kept.
  public enum Compatibility: String, Hashable, Sendable, CaseIterable {
    case none
    /// Three things that UIKit does: origins are rounded to device pixels; where sizes differ and
    /// content scrolls horizontally, the two spacings exchange their roles (rdar 47732322); an item
    /// too wide for the first line leaves that line empty.
    case uikit
  }

  public var scrollDirection = Axis.vertical
  /// The size of items that the content gives none; a percentage is one of the room inside the
  /// content inset.
  public var item = ItemSize(Size(width: 50, height: 50))
  /// Between lines, in points.
  public var lineSpacing = 10.0
  /// The least space between the items of a line, in points.
  public var interitemSpacing = 10.0
  /// Around the lines of each section, inside its header and footer.
  public var insets = EdgeInsets.zero
  /// Along the scroll direction, in points; 0 means no headers.
  public var headerExtent = 0.0
  /// Along the scroll direction, in points; 0 means no footers.
  public var footerExtent = 0.0
  /// Whether headers stay in sight while their section is scrolled through.
  public var pinsHeaders = false
  /// The extent of the decoration view `shelf` under each line, in points; nil for none.
  public var shelfExtent: Double?
  /// Whether a decoration view `background` lies behind each section.
  public var hasBackground = false
  public var compatibility = Compatibility.none

  public init() {}

  public var traits: LayoutTraits { pinsHeaders ? .attributesDependOnOffset : [] }

  public func defaultSize(in environment: Environment) -> Size {
    item.resolved(in: environment.insetSize, fallback: Size(width: 50, height: 50))
  }

  public func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    var arranger = FlowArranger(layout: self, environment: environment, content: content)
    for (number, section) in content.sections.enumerated() {
      try arranger.add(section, number: number)
    }
    return arranger.arrangement()
  }

  public func elements(of arrangement: Arrangement, in viewport: Viewport) -> [LayoutAttributes] {
    guard pinsHeaders else { return arrangement.attributes(in: viewport.bounds) }
    return HeaderPinning(arrangement: arrangement, direction: scrollDirection)
      .elements(in: viewport)
  }
}
