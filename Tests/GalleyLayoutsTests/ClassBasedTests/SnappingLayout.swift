import GalleyGeometry
import GalleyLayouts
import GalleyNotation

/// A carousel in UIKit's manner: pages side by side, and a target content offset that snaps.
final class SnappingLayout: CollectionViewLayout, ClassBasedLayout {
  static let kind = "snapping"
  static let summary = "Pages that snap to the middle, as a class."
  static let options = [
    OptionDescription("width", "points, of a page; 200"),
    OptionDescription("spacing", "points between pages; 0"),
  ]

  private var item = Size(width: 200, height: 100)
  private var spacing = 0.0
  private var cache: [LayoutAttributes] = []

  convenience init(item: Size, spacing: Double) {
    self.init()
    self.item = item
    self.spacing = spacing
  }

  convenience init(options: OptionReader) {
    self.init()
    item.width = options.number("width", in: 1...1000) ?? item.width
    spacing = options.number("spacing", in: 0...1000) ?? spacing
  }

  override func contentInset(in environment: Environment) -> EdgeInsets {
    let side = (environment.size.width - item.width) / 2
    return EdgeInsets(leading: side, trailing: side)
  }

  override var decelerationRate: DecelerationRate { .fast }

  override func prepare() {
    guard let collectionView else { return }
    cache = []
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        var attributes = LayoutAttributes(
          forCellWith: IndexPath(section: section, item: item))
        attributes.frame = Rect(
          x: Double(cache.count) * (self.item.width + spacing),
          y: (collectionView.bounds.height - self.item.height) / 2, width: self.item.width,
          height: self.item.height)
        cache.append(attributes)
      }
    }
  }

  override var collectionViewContentSize: Size {
    Size(width: cache.last?.frame.maxX ?? 0, height: collectionView?.bounds.height ?? 0)
  }

  override func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
    cache.first { $0.element.indexPath == indexPath }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Vector
  ) -> Point {
    guard let bounds = collectionView?.bounds else { return proposedContentOffset }
    let proposed = Rect(origin: proposedContentOffset, size: bounds.size)
    let candidate = layoutAttributesForElements(in: proposed)?
      .min { abs($0.center.x - proposed.midX) < abs($1.center.x - proposed.midX) - 1e-6 }
    guard let candidate else { return proposedContentOffset }
    var target = Point(x: candidate.center.x - bounds.width / 2, y: proposedContentOffset.y)
    let advance = target.x - bounds.minX
    if velocity.dx > 0, advance < -1e-6 { target.x += item.width + spacing }
    if velocity.dx < 0, advance > 1e-6 { target.x -= item.width + spacing }
    return target
  }
}
