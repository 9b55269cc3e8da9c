import UIKit

/// Hands the view of a cell on with its attributes, once there is one.
final class ViewHoldingLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { ViewHoldingAttributes.self }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { attributes in
      guard let copy = attributes.copy() as? ViewHoldingAttributes else { return attributes }
      copy.content = collectionView?.cellForItem(at: copy.indexPath)?.contentView
      return copy
    }
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Attributes with a view.
final class ViewHoldingAttributes: UICollectionViewLayoutAttributes {
  var content: UIView?

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? ViewHoldingAttributes)?.content = content
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ViewHoldingAttributes, other.content === content else {
      return false
    }
    return super.isEqual(other)
  }
}
