import UIKit

/// Squares below each other.
final class PinLayout: UICollectionViewLayout {
  let pins = Pins()
  private let isTurned: Bool

  init(isTurned: Bool) {
    self.isTurned = isTurned
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 1100) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return (0..<count).map { IndexPath(item: $0, section: 0) }
      .compactMap(layoutAttributesForItem)
  }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 100, y: 100 + 200 * CGFloat(path.item), width: 100, height: 100)
    attributes.zIndex = path.item
    attributes.alpha = 0.7
    if isTurned { attributes.transform = CGAffineTransform(rotationAngle: .pi / 4) }
    return attributes
  }
}

/// Says what cells do in `apply(_:)`.
final class Pins: NSObject, UICollectionViewDataSource {
  var apply: @MainActor (UIView, Int) -> Void = { _, _ in }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = PinCell(frame: .zero)
    cell.pins = self
    return cell
  }
}

/// Does what it is told with its attributes.
final class PinCell: UICollectionViewCell {
  weak var pins: Pins?

  override func apply(_ attributes: UICollectionViewLayoutAttributes) {
    super.apply(attributes)
    pins?.apply(self, attributes.indexPath.item)
  }
}
