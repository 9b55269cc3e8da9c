import UIKit

/// Rows of 50 points that write down what is asked of them.
class LoggedLayout: UICollectionViewLayout {
  private let log: CallLog
  private var count = 0

  init(log: CallLog) {
    self.log = log
    super.init()
    log.note("init")
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    count = collectionView?.numberOfItems(inSection: 0) ?? 0
    log.note("prepare for \(count)")
  }

  override func invalidateLayout() {
    super.invalidateLayout()
    log.note("invalidate")
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 100, height: 50 * CGFloat(count))
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard path.item < count else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: 50 * CGFloat(path.item), width: 100, height: 50)
    return attributes
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    for item in updateItems {
      log.note(
        "\(name(item.updateAction)) \(name(item.indexPathBeforeUpdate)) \(name(item.indexPathAfterUpdate))"
      )
    }
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let answer = super.initialLayoutAttributesForAppearingItem(at: path)
    log.note("initial \(path.item): \(name(answer))")
    return answer
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let answer = super.finalLayoutAttributesForDisappearingItem(at: path)
    log.note("final \(path.item): \(name(answer))")
    return answer
  }

  override func finalizeCollectionViewUpdates() { log.note("finalize") }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    log.note("bounds change from \(oldBounds.width) by \(oldBounds.height)")
  }

  override func finalizeAnimatedBoundsChange() { log.note("finalize bounds change") }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  private func name(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "-" }

  private func name(_ action: UICollectionViewUpdateItem.Action) -> String {
    switch action {
    case .insert: "insert"
    case .delete: "delete"
    case .reload: "reload"
    case .move: "move"
    default: "nothing"
    }
  }

  private func name(_ attributes: UICollectionViewLayoutAttributes?) -> String {
    attributes.map { "at \($0.frame.minY) alpha \($0.alpha)" } ?? "nothing"
  }
}
