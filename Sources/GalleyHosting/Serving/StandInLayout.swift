internal import Foundation
internal import GalleyPrograms
internal import UIKit

/// A layout that shows what another showed which is not in this process.
@MainActor
final class StandInLayout: UICollectionViewLayout {
  private let size: CGSize
  private let shown: [UICollectionViewLayoutAttributes]

  init(_ takeover: SessionTakeover) {
    size = CGSize(width: takeover.contentSize[0], height: takeover.contentSize[1])
    shown = takeover.elements.map(\.uiKitAttributes)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { size }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { shown }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    shown.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
}
