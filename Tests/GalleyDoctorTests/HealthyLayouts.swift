import UIKit

/// A row of cards that rests with one in the middle and grows what is near it.
final class CarouselLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    itemSize = CGSize(width: 200, height: 300)
    scrollDirection = .horizontal
    minimumLineSpacing = 30
    sectionInset = UIEdgeInsets(top: 40, left: 60, bottom: 40, right: 60)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map(zoomed)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(zoomed)
  }

  private func zoomed(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let collectionView,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let distance = min(200, abs(copy.center.x - collectionView.bounds.midX))
    let scale = 1 - 0.2 * distance / 200
    copy.transform = CGAffineTransform(scaleX: scale, y: scale)
    copy.alpha = 1 - 0.5 * distance / 200
    return copy
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let pitch = itemSize.width + minimumLineSpacing
    let end = max(0, collectionViewContentSize.width - collectionView.bounds.width)
    let inset = collectionView.contentInset
    let page = (proposedContentOffset.x / pitch).rounded() * pitch
    return CGPoint(
      x: min(max(page, -inset.left), end + inset.right), y: proposedContentOffset.y)
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Two columns, of which the shorter takes the next cell.
final class WaterfallLayout: UICollectionViewLayout {
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var bottom: CGFloat = 0

  override func prepare() {
    super.prepare()
    cache = []
    bottom = 0
    guard let collectionView, collectionView.numberOfSections > 0 else { return }
    let width = (collectionView.bounds.width - 30) / 2
    var bottoms: [CGFloat] = [10, 10]
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let column = bottoms[1] < bottoms[0] ? 1 : 0
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: 10 + CGFloat(column) * (width + 10), y: bottoms[column], width: width,
        height: 80 + CGFloat(item * 37 % 90))
      bottoms[column] = attributes.frame.maxY + 10
      cache.append(attributes)
    }
    bottom = cache.isEmpty ? 0 : max(bottoms[0], bottoms[1])
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: bottom)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { cache.filter { $0.frame.intersects(rect) } }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Cards on the rim of a large wheel, which turns as one scrolls.
final class RingLayout: UICollectionViewLayout {
  private let itemSize = CGSize(width: 120, height: 160)
  private let radius: CGFloat = 500
  private var step: CGFloat { atan(itemSize.width / radius) }

  private var count: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return collectionView.numberOfItems(inSection: 0)
  }

  override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    let width = CGFloat(max(0, count - 1)) * itemSize.width + collectionView.bounds.width
    return CGSize(width: count == 0 ? 0 : width, height: collectionView.bounds.height)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return [] }
    let middle = collectionView.contentOffset.x / itemSize.width
    let reach = .pi / 2 / step
    let first = max(0, Int((middle - reach).rounded(.down)))
    let end = min(count, Int((middle + reach).rounded(.up)) + 1)
    guard first < end else { return [] }
    return (first..<end).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, indexPath.item < count else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let angle =
      CGFloat(indexPath.item) * step - collectionView.contentOffset.x / itemSize.width * step
    let center = CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY)
    attributes.size = itemSize
    attributes.center = CGPoint(
      x: center.x + radius * sin(angle), y: center.y + radius - radius * cos(angle))
    attributes.transform = CGAffineTransform(rotationAngle: angle)
    attributes.zIndex = indexPath.item
    attributes.isHidden = abs(angle) > .pi / 2
    return attributes
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Rows in sections, whose headers stay at the top.
final class PinnedHeaderLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    itemSize = CGSize(width: 300, height: 44)
    headerReferenceSize = CGSize(width: 0, height: 30)
    footerReferenceSize = CGSize(width: 0, height: 20)
    sectionHeadersPinToVisibleBounds = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Rows on a card, which is a decoration view.
final class CardLayout: UICollectionViewFlowLayout {
  private static let card = "card"

  override init() {
    super.init()
    itemSize = CGSize(width: 280, height: 60)
    sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    register(UICollectionReusableView.self, forDecorationViewOfKind: Self.card)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let sections = 0..<(collectionView?.numberOfSections ?? 0)
    let cards = sections.compactMap {
      layoutAttributesForDecorationView(
        ofKind: Self.card, at: IndexPath(item: 0, section: $0))
    }
    return (super.layoutAttributesForElements(in: rect) ?? [])
      + cards.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, indexPath.section < collectionView.numberOfSections,
      collectionView.numberOfItems(inSection: indexPath.section) > 0,
      let first = layoutAttributesForItem(at: IndexPath(item: 0, section: indexPath.section)),
      let last = layoutAttributesForItem(
        at: IndexPath(
          item: collectionView.numberOfItems(inSection: indexPath.section) - 1,
          section: indexPath.section))
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = first.frame.union(last.frame).insetBy(dx: -10, dy: -5)
    attributes.zIndex = -1
    return attributes
  }
}

/// Rows as high as their content, a hundred points until that is known.
final class SelfSizingLayout: UICollectionViewLayout {
  private var heights: [IndexPath: CGFloat] = [:]
  private var cache: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    let sections = collectionView?.numberOfSections ?? 0
    let count = sections > 0 ? collectionView?.numberOfItems(inSection: 0) ?? 0 : 0
    var y: CGFloat = 0
    cache = (0..<count).map { item in
      let path = IndexPath(item: item, section: 0)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      let height = heights[path] ?? 100
      attributes.frame = CGRect(
        x: 0, y: y, width: collectionView?.bounds.width ?? 0, height: height)
      y += height
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: cache.last?.frame.maxY ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { cache.filter { $0.frame.intersects(rect) } }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    indexPath.item < cache.count ? cache[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    heights[originalAttributes.indexPath] = preferredAttributes.size.height
    return preferredAttributes.size.height != originalAttributes.size.height
  }
}

/// Sections that lie below each other as pages of a shelf do, each a page wide.
final class PagesLayout: UICollectionViewLayout {
  private var bounds: CGRect { collectionView?.bounds ?? .zero }

  override var collectionViewContentSize: CGSize {
    let sections = collectionView?.numberOfSections ?? 0
    let most = (0..<sections).map { collectionView?.numberOfItems(inSection: $0) ?? 0 }.max() ?? 0
    return CGSize(width: bounds.width * CGFloat(most), height: CGFloat(sections) * 180)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView, bounds.width > 0 else { return [] }
    return (0..<collectionView.numberOfSections).flatMap { section in
      let count = collectionView.numberOfItems(inSection: section)
      let first = max(0, Int(rect.minX / bounds.width))
      let end = min(count, Int((rect.maxX / bounds.width).rounded(.up)))
      return first < end ? (first..<end).map { IndexPath(item: $0, section: section) } : []
    }
    .compactMap(layoutAttributesForItem)
    .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: CGFloat(indexPath.item) * bounds.width, y: CGFloat(indexPath.section) * 180,
      width: bounds.width, height: 170)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != bounds.size
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let page =
      velocity.x == 0
      ? (bounds.minX / bounds.width).rounded()
      : velocity.x > 0
        ? (bounds.minX / bounds.width + 0.01).rounded(.up)
        : (bounds.minX / bounds.width - 0.01).rounded(.down)
    let end = max(0, collectionViewContentSize.width - bounds.width)
    return CGPoint(x: min(max(0, page * bounds.width), end), y: proposedContentOffset.y)
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Shows nothing.
final class EmptyLayout: UICollectionViewLayout {}

/// Two columns that begin on the right where text does, without being flipped.
class MirroringLayout: UICollectionViewLayout {
  private var isMirrored: Bool {
    collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private var count: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return collectionView.numberOfItems(inSection: 0)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat((count + 1) / 2) * 70)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let first = max(0, Int(rect.minY / 70) * 2)
    let end = min(count, Int(rect.maxY / 70) * 2 + 2)
    guard first < end else { return [] }
    return (first..<end).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, indexPath.item < count else { return nil }
    let half = collectionView.bounds.width / 2
    let isRight = (indexPath.item % 2 == 1) != isMirrored
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: isRight ? half : 0, y: CGFloat(indexPath.item / 2) * 70, width: half, height: 70)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
