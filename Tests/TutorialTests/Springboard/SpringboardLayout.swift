import UIKit

/// Attributes that say whether icons quiver and show their buttons.
final class SpringboardAttributes: UICollectionViewLayoutAttributes {
  var isDeletionModeOn = false

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? SpringboardAttributes)?.isDeletionModeOn = isDeletionModeOn
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object)
      && (object as? SpringboardAttributes)?.isDeletionModeOn == isDeletionModeOn
  }
}

/// Icons in columns, a page as wide as the view.
final class SpringboardLayout: UICollectionViewFlowLayout {
  var isDeletionModeOn = false

  override class var layoutAttributesClass: AnyClass { SpringboardAttributes.self }

  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 144, height: 144)
    minimumInteritemSpacing = 48
    minimumLineSpacing = 48
    sectionInset = UIEdgeInsets(top: 32, left: 32, bottom: 32, right: 32)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare() {
    super.prepare()
    collectionView?.isPagingEnabled = true
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map(flagged)
  }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: path).map(flagged) }

  private func flagged(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let own = attributes.copy() as? SpringboardAttributes else { return attributes }
    own.isDeletionModeOn = isDeletionModeOn
    return own
  }
}

/// What the tests set, in the numbers that they read.
extension SpringboardLayout {
  convenience init(
    item: [Double], spacing: Double, lineSpacing: Double, insets: [Double], deletes: Bool = false
  ) {
    self.init()
    itemSize = CGSize(width: item[0], height: item[1])
    minimumInteritemSpacing = CGFloat(spacing)
    minimumLineSpacing = CGFloat(lineSpacing)
    sectionInset = UIEdgeInsets(
      top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    isDeletionModeOn = deletes
  }
}
