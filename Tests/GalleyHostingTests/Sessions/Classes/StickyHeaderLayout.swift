import UIKit

/// Rows below headers that stay at the top edge until the next section pushes them out.
final class StickyHeaderLayout: UICollectionViewLayout {
  private var rows: [UICollectionViewLayoutAttributes] = []
  private var headers: [UICollectionViewLayoutAttributes] = []
  private var length: CGFloat = 0

  override func prepare() {
    guard let collectionView else { return }
    let width = collectionView.bounds.width
    let edge = collectionView.bounds.minY + collectionView.adjustedContentInset.top
    (rows, headers, length) = ([], [], 0)
    for section in 0..<collectionView.numberOfSections {
      let start = length
      length += 30
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let row = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section))
        row.frame = CGRect(x: 0, y: length, width: width, height: 44)
        rows.append(row)
        length += 44
      }
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        with: IndexPath(item: 0, section: section))
      header.frame = CGRect(x: 0, y: max(start, min(edge, length - 30)), width: width, height: 30)
      header.zIndex = 10
      headers.append(header)
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: length)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (rows + headers).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { rows.first { $0.indexPath == path } }

  override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    headers.first { $0.indexPath == path && $0.representedElementKind == kind }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
