import UIKit

/// Attributes with a property of their own, as they should be.
class TintedAttributes: UICollectionViewLayoutAttributes {
  var tint: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TintedAttributes, other.tint == tint else { return false }
    return super.isEqual(other)
  }
}

/// Attributes whose copies lose the tint.
class ForgetfulAttributes: UICollectionViewLayoutAttributes {
  var tint: CGFloat = 0
}

/// Attributes that are equal whatever the tint.
class BlindAttributes: UICollectionViewLayoutAttributes {
  var tint: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? BlindAttributes)?.tint = tint
    return copy
  }
}
