import UIKit

/// Answers only cells that lie wholly in the rectangle.
final class HaloLayout: GridLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    cells.filter { rect.contains($0.frame) }
  }
}

/// Does not know single items.
final class SilentLayout: GridLayout {
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}

/// Single items lie elsewhere.
final class ShiftedLayout: GridLayout {
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let copy = super.layoutAttributesForItem(at: indexPath)?.copy()
    let attributes = copy as? UICollectionViewLayoutAttributes
    attributes?.center.y += 7
    return attributes
  }
}

/// Does not know its header alone.
final class HeadlessLayout: GridLayout {
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}

/// Does not know its card alone.
final class CardlessLayout: GridLayout {
  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}

/// Has a card of no class.
final class UnregisteredLayout: GridLayout {
  override init() {
    super.init()
    register(nil as AnyClass?, forDecorationViewOfKind: Self.card)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Adds a cell that the data has not.
final class GhostLayout: GridLayout {
  override func prepare() {
    super.prepare()
    guard !cells.isEmpty else { return }
    let ghost = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: cells.count, section: 0))
    ghost.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    ghost.zIndex = 3
    cells.append(ghost)
  }
}

/// Prepares once for all.
final class HoardingLayout: GridLayout {
  override func prepare() {
    guard cells.isEmpty else { return }
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if newBounds.width != collectionView?.bounds.width { cells = [] }
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
}

/// Keeps the height that it chose for the first data.
final class StubbornLayout: GridLayout {
  private var height: CGFloat = 0

  override func cell(_ item: Int, width: CGFloat) -> UICollectionViewLayoutAttributes {
    if height == 0 { height = count > 30 ? 60 : 120 }
    let attributes = super.cell(item, width: width)
    attributes.frame = CGRect(
      x: attributes.frame.minX, y: 40 + CGFloat(item / 3) * height, width: width / 3,
      height: height)
    return attributes
  }
}

/// Is not prepared for another width.
final class StiffLayout: GridLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

/// Each preparation adds below the last.
final class GrowingLayout: GridLayout {
  private var bottom: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard !cells.isEmpty else { return }
    bottom += 30
    contentSize.height += bottom
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { bottom = 0 }
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if newBounds.width != collectionView?.bounds.width { bottom = 0 }
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
}

/// Moves its cells whenever it is asked.
final class DriftingLayout: GridLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    for cell in cells { cell.center.y += 1 }
    return super.layoutAttributesForElements(in: rect)
  }
}

/// Fades with the offset, of which it does not want to hear.
final class LateLayout: GridLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let y = collectionView?.contentOffset.y ?? 0
    for cell in cells { cell.alpha = cell.center.y < y + 240 ? 1 : 0.5 }
    return super.layoutAttributesForElements(in: rect)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    let y = collectionView?.contentOffset.y ?? 0
    if let attributes { attributes.alpha = attributes.center.y < y + 240 ? 1 : 0.5 }
    return attributes
  }
}

/// Remembers how far one has been.
final class TravelledLayout: MirroringLayout {
  private var farthest: CGFloat = 0

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func prepare() {
    super.prepare()
    farthest = max(farthest, collectionView?.contentOffset.y ?? 0)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    if let attributes { attributes.alpha = attributes.frame.minY <= farthest + 600 ? 1 : 0.5 }
    return attributes
  }
}

/// Has no height in numbers.
final class EndlessLayout: GridLayout {
  override var collectionViewContentSize: CGSize {
    CGSize(width: contentSize.width, height: .nan)
  }
}

/// Has a negative width.
final class NegativeLayout: GridLayout {
  override var collectionViewContentSize: CGSize {
    CGSize(width: -20, height: contentSize.height)
  }
}

/// Grows while it is scrolled.
final class ElasticLayout: GridLayout {
  override var collectionViewContentSize: CGSize {
    let y = max(0, collectionView?.contentOffset.y ?? 0)
    return CGSize(width: contentSize.width, height: contentSize.height + (y / 100).rounded())
  }
}

/// Divides by zero for its transform.
final class BrokenLayout: GridLayout {
  override func cell(_ item: Int, width: CGFloat) -> UICollectionViewLayoutAttributes {
    let attributes = super.cell(item, width: width)
    if item == 4 { attributes.alpha = CGFloat.zero / CGFloat(item - 4) }
    return attributes
  }
}

/// Divides by the number of items.
final class HungryLayout: GridLayout {
  override func prepare() {
    super.prepare()
    contentSize.height += 60 / CGFloat(count)
  }
}

/// Divides by the width.
final class TightLayout: GridLayout {
  override func prepare() {
    super.prepare()
    contentSize.height *= contentSize.width / (collectionView?.bounds.width ?? 1)
  }
}

/// Counts rows from the rectangle, and asks nobody how many there are.
final class BottomlessLayout: GridLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard count > 0 else { return [] }
    let first = Int((rect.minY - 40) / 90) * 3
    let end = rect.minY < 0 ? Int(rect.maxY / 90) * 3 : min(count, Int(rect.maxY / 90) * 3 + 3)
    guard first < end else { return [] }
    let found = (first..<end).map { cell($0, width: contentSize.width) }
    return found.filter { $0.frame.intersects(rect) }
  }
}

/// Its attributes lose what they say when they are copied.
final class ForgetfulLayout: GridLayout {
  override class var layoutAttributesClass: AnyClass { ForgetfulAttributes.self }

  override func cell(_ item: Int, width: CGFloat) -> UICollectionViewLayoutAttributes {
    let attributes = ForgetfulAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = super.cell(item, width: width).frame
    attributes.tint = CGFloat(item + 1)
    return attributes
  }
}

/// Its attributes are equal whatever they say.
final class BlindLayout: GridLayout {
  override class var layoutAttributesClass: AnyClass { BlindAttributes.self }

  override func cell(_ item: Int, width: CGFloat) -> UICollectionViewLayoutAttributes {
    let attributes = BlindAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = super.cell(item, width: width).frame
    attributes.tint = CGFloat(item)
    return attributes
  }
}

/// Does not say which attributes it has.
final class UndeclaredLayout: GridLayout {
  override func cell(_ item: Int, width: CGFloat) -> UICollectionViewLayoutAttributes {
    let attributes = TintedAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = super.cell(item, width: width).frame
    return attributes
  }
}

/// Answers its first cell twice.
final class DoubleLayout: GridLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let elements = super.layoutAttributesForElements(in: rect) ?? []
    return elements + elements.prefix(1)
  }
}

/// Lets cells overlap without an order.
final class StackedLayout: GridLayout {
  override func cell(_ item: Int, width: CGFloat) -> UICollectionViewLayoutAttributes {
    let attributes = super.cell(item, width: width)
    attributes.frame = attributes.frame.insetBy(dx: -6, dy: 0)
    return attributes
  }
}

/// Divides by a velocity of zero.
final class NowhereLayout: GridLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    CGPoint(x: 0, y: proposedContentOffset.y * (velocity.y / velocity.y))
  }
}

/// Snaps to rows beyond the end.
final class OvershootingLayout: GridLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    CGPoint(x: 0, y: (proposedContentOffset.y / 500).rounded(.up) * 500)
  }
}

/// Rests a little before where it was to rest.
final class CreepingLayout: GridLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    CGPoint(x: 0, y: max(0, proposedContentOffset.y - 12))
  }
}

/// Turns back to the top from every flick.
final class BackwardLayout: GridLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    velocity.y == 0 ? proposedContentOffset : .zero
  }
}

/// Does not hand an invalidation on.
final class DeafLayout: GridLayout {
  private var isDeaf = false

  override func prepare() {
    super.prepare()
    isDeaf = true
  }

  override func invalidateLayout() {
    if isDeaf, collectionView?.bounds.width == contentSize.width, count * 30 <= 1_800 {
      isDeaf = false
      return
    }
    super.invalidateLayout()
  }
}

/// Invalidates itself while it prepares.
final class RestlessLayout: GridLayout {
  override func prepare() {
    super.prepare()
    invalidateLayout()
  }
}

/// Looks at all cells for each cell.
final class QuadraticLayout: GridLayout {
  private var lowest: CGFloat = 0

  override func prepare() {
    super.prepare()
    for item in 0..<count {
      for other in 0..<item {
        lowest = max(lowest, cells[other].frame.maxY - cells[item].frame.minY)
      }
    }
  }
}

/// Prepares every cell at every scroll, over and over, so that a quick machine is busy, too.
final class BusyLayout: GridLayout {
  override func prepare() { for _ in 0..<20 { super.prepare() } }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Mirrors, and lets itself be flipped, too.
final class TwiceMirroredLayout: GridLayout {
  override func cell(_ item: Int, width: CGFloat) -> UICollectionViewLayoutAttributes {
    let attributes = super.cell(item, width: width)
    if collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      attributes.center.x = width - attributes.center.x
    }
    return attributes
  }
}

/// Runs from the left whatever the text does.
final class LeftLayout: GridLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

/// Lets every cell shrink away in an update, also those that stay.
final class FlashingLayout: GridLayout {
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    attributes?.alpha = 0
    attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    return attributes
  }
}

/// Changes what the flow layout handed out.
final class ZoomingFlowLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    for one in attributes ?? [] { one.alpha = 0.9 }
    return attributes
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let copy = super.layoutAttributesForItem(at: indexPath)?.copy()
    let attributes = copy as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0.9
    return attributes
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Lets the flow layout answer that never prepared.
final class UnpreparedFlowLayout: UICollectionViewFlowLayout {
  override func prepare() { minimumLineSpacing = 20 }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
