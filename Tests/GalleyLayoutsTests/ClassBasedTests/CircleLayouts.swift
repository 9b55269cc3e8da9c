import GalleyGeometry
import GalleyLayouts
import GalleyNotation
import Testing

/// The tutorial's ring as a class: items on a circle, evenly, clockwise from three o'clock;
/// it knows one section.
class CircleLayout: CollectionViewLayout, ClassBasedLayout {
  class var kind: String { "circle" }
  class var summary: String { "Items on a circle, as a class." }
  class var interaction: any LayoutInteraction { RingInteraction() }

  private(set) var room = Rect.zero
  private(set) var radius = 0.0
  private(set) var count = 0
  private(set) var inserted: Set<IndexPath> = []
  private(set) var deleted: Set<IndexPath> = []

  override func prepare() {
    guard let collectionView else { return }
    let insets = collectionView.adjustedContentInset
    room = Rect(origin: .zero, size: collectionView.bounds.inset(by: insets).size)
    radius = min(room.width, room.height) / 2.5
    count = collectionView.numberOfItems(inSection: 0)
  }

  override var collectionViewContentSize: Size { room.size }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
    guard indexPath.section == 0, indexPath.item < count else { return nil }
    var attributes = LayoutAttributes(forCellWith: indexPath)
    let (sine, cosine) = sineAndCosine(2 * .pi * Double(indexPath.item) / Double(count))
    attributes.size = Size(width: 70, height: 70)
    attributes.center = room.center + Vector(dx: cosine, dy: sine) * radius
    return attributes
  }

  override func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(section: 0, item: $0)) }
  }

  override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      if item.updateAction == .insert, let path = item.indexPathAfterUpdate {
        inserted.insert(path)
      }
      if item.updateAction == .delete, let path = item.indexPathBeforeUpdate {
        deleted.insert(path)
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
    deleted = []
  }

  func atCenter(_ attributes: LayoutAttributes?, scale: Double = 1) -> LayoutAttributes? {
    var attributes = attributes
    attributes?.alpha = 0
    attributes?.center = room.center
    attributes?.transform = .scale(scale)
    return attributes
  }
}

/// First stage: methods under names that are not asked for any more.
final class CircleWithOldNames: CircleLayout {
  func initialLayoutAttributesForInsertedItem(at indexPath: IndexPath) -> LayoutAttributes? {
    Issue.record("called under its old name")
    return atCenter(layoutAttributesForItem(at: indexPath))
  }

  func finalLayoutAttributesForDeletedItem(at indexPath: IndexPath) -> LayoutAttributes? {
    Issue.record("called under its old name")
    return atCenter(layoutAttributesForItem(at: indexPath), scale: 0.1)
  }
}

/// Second stage: the right names, and no thought of which items come or go.
final class CircleForAll: CircleLayout {
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> LayoutAttributes? {
    atCenter(super.initialLayoutAttributesForAppearingItem(at: itemIndexPath))
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> LayoutAttributes? {
    atCenter(super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath), scale: 0.1)
  }
}

/// Third stage: only items that come or go, and nothing for the others.
final class CircleWithoutSuper: CircleLayout {
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> LayoutAttributes? {
    guard inserted.contains(itemIndexPath) else { return nil }
    return atCenter(layoutAttributesForItem(at: itemIndexPath))
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> LayoutAttributes? {
    guard deleted.contains(itemIndexPath) else { return nil }
    return atCenter(layoutAttributesForItem(at: itemIndexPath), scale: 0.1)
  }
}

/// Mended: the base class's answer, changed for items that come or go.
final class MendedCircle: CircleLayout {
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> LayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    return inserted.contains(itemIndexPath) ? atCenter(attributes) : attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> LayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return deleted.contains(itemIndexPath) ? atCenter(attributes, scale: 0.1) : attributes
  }
}
