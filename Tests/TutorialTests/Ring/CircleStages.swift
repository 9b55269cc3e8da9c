import Testing
import UIKit

/// First stage: methods under names that are not asked for any more.
final class CircleWithOldNames: CircleLayout {
  func initialLayoutAttributesForInsertedItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    Issue.record("called under its old name")
    return atCenter(layoutAttributesForItem(at: path))
  }

  func finalLayoutAttributesForDeletedItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    Issue.record("called under its old name")
    return atCenter(layoutAttributesForItem(at: path), scale: 0.1)
  }
}

/// Second stage: the right names, and no thought of which items come or go.
final class CircleForAll: CircleLayout {
  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    atCenter(super.initialLayoutAttributesForAppearingItem(at: path))
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    atCenter(super.finalLayoutAttributesForDisappearingItem(at: path), scale: 0.1)
  }
}

/// Third stage: only items that come or go, and nothing for the others.
final class CircleWithoutSuper: CircleLayout {
  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard inserted.contains(path) else { return nil }
    return atCenter(layoutAttributesForItem(at: path))
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard deleted.contains(path) else { return nil }
    return atCenter(layoutAttributesForItem(at: path), scale: 0.1)
  }
}

/// Mended: the base class's answer, changed for items that come or go.
final class MendedCircle: CircleLayout {
  convenience init(diameter: Double) {
    self.init()
    itemSize = CGFloat(diameter)
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
    return inserted.contains(path) ? atCenter(attributes) : attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
    return deleted.contains(path) ? atCenter(attributes, scale: 0.1) : attributes
  }
}
