import Galley

/// The article's example: what a UICollectionViewLayout subclass becomes.
final class StaircaseLayout: CollectionViewLayout, ClassBasedLayout {
  static let kind = "staircase"
  static let summary = "Items down a staircase."

  private var cache: [LayoutAttributes] = []

  override func prepare() {
    guard let collectionView else { return }
    cache = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      var attributes = LayoutAttributes(
        forCellWith: IndexPath(section: 0, item: item))
      attributes.frame = Rect(
        x: Double(item) * 30, y: Double(item) * 40, width: 60, height: 40)
      return attributes
    }
  }

  override var collectionViewContentSize: Size {
    Size(width: cache.last?.frame.maxX ?? 0, height: cache.last?.frame.maxY ?? 0)
  }

  override func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
    cache.first { $0.element.indexPath == indexPath }
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> LayoutAttributes? {
    var attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    if attributes?.alpha == 0 { attributes?.transform = .scale(0.1) }
    return attributes
  }
}
