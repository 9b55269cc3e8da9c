import UIKit

/// More elements than anybody would draw.
final class CrowdLayout: UICollectionViewLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0...250_000).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.size = CGSize(width: 10, height: 10)
      return attributes
    }
  }
}
