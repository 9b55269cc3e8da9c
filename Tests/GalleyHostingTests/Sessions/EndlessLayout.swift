import UIKit

/// Its content has no end.
final class EndlessLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: CGFloat.infinity, height: 0) }
}
