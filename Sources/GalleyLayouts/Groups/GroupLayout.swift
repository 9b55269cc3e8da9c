public import GalleyGeometry
internal import GalleyNotation

/// Items in groups that repeat along the scroll direction, as UICollectionViewCompositionalLayout
/// has them.
///
/// The group says how many items it takes, and where they lie. Lengths that are shares are rounded
/// down to device pixels, and what is rounded decides where the next part lies (recorded). An item
/// that fits its content is as large as its own size in the content, else as it is measured. What
/// reaches further than the view can be scrolled to.
public struct GroupLayout: HeaderPinningLayout, Hashable {
  /// The axis along which the content scrolls.
  public var scrollDirection = Axis.vertical
  /// The group that repeats.
  ///
  /// Where it says no extent it has all of the section across the scroll direction, and fits its
  /// content along it.
  public var group = GroupLayout.row
  /// Between groups, in points; where it is negative they overlap.
  public var groupSpacing = 0.0
  /// Between sections, in points.
  public var sectionSpacing = 0.0
  /// From where the insets of sections count; headers and footers lie within it, backgrounds do not.
  public var insetsReference = InsetsReference.safeArea
  /// Around the groups of each section, inside its header and footer.
  public var insets = EdgeInsets.zero
  /// Along the scroll direction, a share being one of the view; 0 means no headers.
  public var headerExtent: Extent = 0
  /// Along the scroll direction, a share being one of the view; 0 means no footers.
  public var footerExtent: Extent = 0
  /// The view before the items of a section.
  public var header = GroupBoundary()
  /// The view after the items of a section.
  public var footer = GroupBoundary()
  /// The other views at the edges and corners of each section; no two are of one kind.
  public var boundaries: [GroupBoundaryItem] = []
  /// Whether headers stay in sight while their section is scrolled through.
  public var pinsHeaders = false
  /// Whether the first section's header grows while content is pulled past its beginning.
  public var stretchesHeader = false
  /// Behind each section, the first the furthest back.
  public var backgrounds: [GroupBackground] = []
  /// The scrolling of a section's groups by themselves, beside each other across the scroll
  /// direction; nil where they follow each other along it.
  public var orthogonalScrolling: OrthogonalScrolling?

  public init() {}

  /// The background of each section that has one at the most; nil for none.
  public var background: GroupBackground? {
    get { backgrounds.first }
    set { backgrounds = newValue.map { [$0] } ?? [] }
  }

  /// Makes a layout that repeats a group.
  public init(_ group: GroupItem) { self.group = group }

  /// One item, as wide as the view and as high as its content.
  public static let row = GroupItem.horizontal([.item(width: .width(.fraction(1)))])

  public var traits: LayoutTraits { traits(insetsFrom: insetsReference) }

  public var usesMeasures: Bool { false }

  public var asksForSizes: Bool {
    headerExtent.fits || footerExtent.fits
      || boundaries.contains { $0.width.fits || $0.height.fits }
      || group.outermost(scrolling: scrollDirection).asksContent(in: .section)
  }

  /// - Throws: `LayoutError` where groups are told what cannot be, where an item has a size that
  ///   cannot be used, and where the view has no finite size.
  public func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    var arranger = try GroupArranger(layout: self, environment: environment, content: content)
    for (index, section) in content.sections.enumerated() {
      try arranger.add(section, index: index)
    }
    return arranger.arrangement()
  }

  /// The group of a section, its own distance between items in place of the group's.
  func group(of section: Content.Section) -> GroupItem {
    var group = group.outermost(scrolling: scrollDirection)
    if let spacing = section.metrics.interitemSpacing { group.spacing = .fixed(spacing) }
    return group
  }
}
