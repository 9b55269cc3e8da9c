import UIKit

/// The layout of the recording of offsets: 40 items of 200 x 40, 50 points apart.
final class Table: UICollectionViewLayout {
  let transcript: Transcript
  var invalidates = true
  private(set) var rects: [CGRect] = []
  private var context: UICollectionViewLayoutInvalidationContext?
  private(set) var getsItsOwnContext = true

  @MainActor init(_ transcript: Transcript) {
    self.transcript = transcript
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  func takeRects() -> [CGRect] {
    defer { rects = [] }
    return rects
  }

  private var place: String { "@\((collectionView?.bounds.minY ?? 0).recorded)" }

  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 2000) }

  override func prepare() { transcript.note("prepare \(place)") }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    transcript.note("layoutAttributesForElements \(rect.recorded)")
    rects.append(rect)
    return (0..<40).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let one = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    one.frame = CGRect(x: 0, y: 50 * CGFloat(indexPath.item), width: 200, height: 40)
    return one
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if invalidates {
      transcript.note("shouldInvalidate \(place) arg \(newBounds.minY.recorded)")
    }
    return invalidates
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    transcript.note("invalidationContext \(place)")
    let made = super.invalidationContext(forBoundsChange: newBounds)
    context = made
    return made
  }

  override func invalidateLayout() {
    transcript.note("invalidateLayout \(place)")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    transcript.note("invalidateLayout(with:) \(place)")
    if let wanted = self.context, wanted !== context { getsItsOwnContext = false }
    super.invalidateLayout(with: context)
  }
}
