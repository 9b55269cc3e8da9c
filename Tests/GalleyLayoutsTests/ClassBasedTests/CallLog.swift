import GalleyGeometry
import GalleyLayouts
import Synchronization

/// What instances of a layout heard, in order.
final class CallLog: Sendable {
  private let lines = Mutex<[String]>([])

  var calls: [String] { lines.withLock { $0 } }

  func note(_ line: String) { lines.withLock { $0.append(line) } }

  func clear() { lines.withLock { $0 = [] } }
}

/// Rows of 50 points that write down what is asked of them.
class LoggedLayout: CollectionViewLayout, ClassBasedLayout {
  class var kind: String { "logged" }
  class var summary: String { "Rows that write down what is asked of them." }

  private var log: CallLog?
  private var count = 0

  convenience init(log: CallLog) {
    self.init()
    self.log = log
  }

  override func prepare() {
    count = collectionView?.numberOfItems(inSection: 0) ?? 0
    log?.note("prepare for \(count)")
  }

  override func invalidateLayout() { log?.note("invalidate") }

  override var collectionViewContentSize: Size {
    Size(width: 100, height: 50 * Double(count))
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
    guard indexPath.item < count else { return nil }
    var attributes = LayoutAttributes(forCellWith: indexPath)
    attributes.frame = Rect(x: 0, y: 50 * Double(indexPath.item), width: 100, height: 50)
    return attributes
  }

  override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
    for item in updateItems {
      log?.note(
        "\(item.updateAction) \(name(item.indexPathBeforeUpdate)) \(name(item.indexPathAfterUpdate))"
      )
    }
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> LayoutAttributes? {
    let answer = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    log?.note("initial \(itemIndexPath.item): \(name(answer))")
    return answer
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> LayoutAttributes? {
    let answer = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    log?.note("final \(itemIndexPath.item): \(name(answer))")
    return answer
  }

  override func finalizeCollectionViewUpdates() { log?.note("finalize") }

  override func prepare(forAnimatedBoundsChange oldBounds: Rect) {
    log?.note("bounds change from \(oldBounds.width) by \(oldBounds.height)")
  }

  override func finalizeAnimatedBoundsChange() { log?.note("finalize bounds change") }

  override func prepareForTransition(to newLayout: CollectionViewLayout?) {
    log?.note("to \(newLayout.map { "\(type(of: $0))" } ?? "a value")")
  }

  override func prepareForTransition(from oldLayout: CollectionViewLayout?) {
    log?.note("from \(oldLayout.map { "\(type(of: $0))" } ?? "a value")")
  }

  override func finalizeLayoutTransition() { log?.note("finalize transition") }

  private func name(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "-" }

  private func name(_ attributes: LayoutAttributes?) -> String {
    attributes.map { "at \($0.frame.minY) alpha \($0.alpha)" } ?? "nothing"
  }
}

/// The same rows as another class.
final class OtherLoggedLayout: LoggedLayout {}
