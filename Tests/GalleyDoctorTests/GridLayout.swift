import UIKit

/// Three columns of cells on a card, under a header: a healthy layout that others plant faults in.
class GridLayout: UICollectionViewLayout {
  static let card = "card"

  var cells: [UICollectionViewLayoutAttributes] = []
  var header: UICollectionViewLayoutAttributes?
  var card: UICollectionViewLayoutAttributes?
  var contentSize = CGSize.zero

  override init() {
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: Self.card)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  var count: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return collectionView.numberOfItems(inSection: 0)
  }

  override func prepare() {
    super.prepare()
    let width = collectionView?.bounds.width ?? 0
    cells = (0..<count).map { cell($0, width: width) }
    let bottom = cells.last?.frame.maxY ?? 0
    header = nil
    card = nil
    if !cells.isEmpty {
      let start = IndexPath(item: 0, section: 0)
      let top = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: start)
      top.frame = CGRect(x: 0, y: 0, width: width, height: 40)
      header = top
      let back = UICollectionViewLayoutAttributes(forDecorationViewOfKind: Self.card, with: start)
      back.frame = CGRect(x: 0, y: 40, width: width, height: bottom - 40)
      back.zIndex = -1
      card = back
    }
    contentSize = CGSize(width: width, height: bottom)
  }

  func cell(_ item: Int, width: CGFloat) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(
      x: CGFloat(item % 3) * width / 3, y: 40 + CGFloat(item / 3) * 90, width: width / 3, height: 90
    )
    return attributes
  }

  override var collectionViewContentSize: CGSize { contentSize }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (cells + [header, card].compactMap { $0 }).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    indexPath.section == 0 && indexPath.item < cells.count ? cells[indexPath.item] : nil
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { header }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { card }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
