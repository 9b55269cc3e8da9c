import UIKit

/// Covers that shrink as they leave the middle.
final class CoverFlowClass: UICollectionViewLayout {
  static let cover = CGSize(width: 120, height: 160)
  private var paths: [IndexPath] = []

  override func prepare() {
    guard let collectionView else { return }
    let margin = (collectionView.bounds.width - Self.cover.width) / 2
    collectionView.contentInset = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    paths = (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).map {
        IndexPath(item: $0, section: section)
      }
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: CGFloat(paths.count) * Self.cover.width, height: collectionView?.bounds.height ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    paths.indices.map { attributes(at: $0) }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { paths.firstIndex(of: path).map { attributes(at: $0) } }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let margin = collectionView?.adjustedContentInset.left ?? 0
    let page = ((proposed.x + margin) / Self.cover.width).rounded()
    return CGPoint(x: page * Self.cover.width - margin, y: proposed.y)
  }

  private func attributes(at position: Int) -> UICollectionViewLayoutAttributes {
    let bounds = collectionView?.bounds ?? .zero
    let attributes = UICollectionViewLayoutAttributes(forCellWith: paths[position])
    attributes.frame = CGRect(
      x: CGFloat(position) * Self.cover.width, y: (bounds.height - Self.cover.height) / 2,
      width: Self.cover.width, height: Self.cover.height)
    let distance = (attributes.center.x - bounds.midX) / Self.cover.width
    let scale = max(0.5, 1 - 0.1 * abs(distance))
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    attributes.zIndex = -Int(abs(distance).rounded())
    return attributes
  }
}
