import UIKit

/// Rows below each other, each with its own height; mirrored it looks the same.
class RowsLayout: UICollectionViewLayout {
  var heights: (IndexPath) -> CGFloat = { 60 + CGFloat($0.item % 3) * 20 }
  private var rows: [[UICollectionViewLayoutAttributes]] = []
  private var height: CGFloat = 0

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func prepare() {
    (rows, height) = ([], 0)
    guard let view = collectionView else { return }
    for section in 0..<view.numberOfSections {
      rows.append(
        (0..<view.numberOfItems(inSection: section)).map { item in
          let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: section))
          let size = CGSize(width: view.bounds.width, height: heights(attributes.indexPath))
          attributes.frame = CGRect(origin: CGPoint(x: 0, y: height), size: size)
          height += size.height + 8
          return attributes
        })
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    rows.joined().filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard rows.indices.contains(indexPath.section),
      rows[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return rows[indexPath.section][indexPath.item]
  }
}

/// Rows that are asked for one by one as if they lay elsewhere.
final class StrayingLayout: RowsLayout {
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)?.copy()
    guard let moved = attributes as? UICollectionViewLayoutAttributes else { return nil }
    moved.frame.origin.x += 5
    return moved
  }
}

/// Rows whose content has no size.
final class EndlessLayout: RowsLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: CGFloat.nan) }
}

/// A layout whose rows are as high as its delegate says, and no number where nobody does.
final class AskingLayout: RowsLayout {
  override func prepare() {
    if let view = collectionView {
      let sizes = view.delegate as? any UICollectionViewDelegateFlowLayout
      heights = { path in
        sizes?.collectionView?(view, layout: self, sizeForItemAt: path)?.height ?? .nan
      }
    }
    super.prepare()
  }
}
