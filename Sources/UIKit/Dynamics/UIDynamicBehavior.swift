public import Foundation

/// A mover of items; here nothing moves over time, and all is where it comes to rest.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// Behaviors that act with this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Would be called at each step; there are none here, so it is not.
  open var action: (() -> Void)?
  /// The animator that it was added to; nil beside one.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// A behavior that does nothing by itself.
  public override init() {}

  /// Lets another behavior act with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    dynamicAnimator?.itemsDidChange()
  }

  /// Lets another behavior act no more with this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    dynamicAnimator?.itemsDidChange()
  }

  /// Hears that it is added to an animator, or taken from it, which is nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items on which it acts without its children.
  var ownItems: [any UIDynamicItem] { [] }

  /// The items on which it and its children act, in the order in which they were added.
  var allItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.allItems) }

  /// Puts what it acts on where that comes to rest.
  func settle() {
    for child in childBehaviors { child.settle() }
  }
}

/// Holds items where its behaviors let them come to rest.
///
/// UIKit's moves them there over time and invalidates the layout at each step. Here there is no time
/// between: what is added, or was moved by hand, rests at once; the latter invalidates the layout once.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The behaviors that were added and not taken away, in their order.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// The view in whose coordinates items are; nil for a layout's.
  open private(set) weak var referenceView: UIView?
  private weak var layout: UICollectionViewLayout?
  private var held: Set<ObjectIdentifier> = []
  /// The behaviors of each item; nil where that is to be found out anew.
  private var holders: [ObjectIdentifier: [UIDynamicBehavior]]?

  /// An animator of the attributes of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) { self.layout = layout }

  /// An animator of views.
  public init(referenceView view: UIView) { referenceView = view }

  /// False: all rests.
  open var isRunning: Bool { false }

  /// Zero seconds: no time passes.
  open var elapsedTime: TimeInterval { 0 }

  /// Lets a behavior act.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard held.insert(ObjectIdentifier(behavior)).inserted else { return }
    behavior.willMove(to: self)
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    for child in behavior.childBehaviors { child.dynamicAnimator = self }
    itemsDidChange()
    behavior.settle()
  }

  /// Lets a behavior act no more.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behaviors.remove(at: index)
    behavior.dynamicAnimator = nil
    for child in behavior.childBehaviors { child.dynamicAnimator = nil }
    held.remove(ObjectIdentifier(behavior))
    itemsDidChange()
  }

  /// Hears that a behavior has other items than before.
  func itemsDidChange() { holders = nil }

  /// Lets no behavior act any more.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Hears that an item was moved by hand: it goes to where it rests, and the layout is prepared anew.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    for behavior in holders(of: item) { behavior.settle() }
    if let layout, let pass = layout.collectionView?.pass, !pass.isPreparing, !pass.isInvalid {
      layout.invalidateLayout()
    }
  }

  /// In constant time, but for the first time after behaviors have changed, which is linear.
  private func holders(of item: any UIDynamicItem) -> [UIDynamicBehavior] {
    let known = holders ?? holdersOfAll()
    holders = known
    return known[ObjectIdentifier(item)] ?? []
  }

  private func holdersOfAll() -> [ObjectIdentifier: [UIDynamicBehavior]] {
    var holders: [ObjectIdentifier: [UIDynamicBehavior]] = [:]
    for behavior in behaviors {
      for item in Set(behavior.allItems.map(ObjectIdentifier.init)) {
        holders[item, default: []].append(behavior)
      }
    }
    return holders
  }

  /// The items of which something lies in a rectangle, each once; linear in all items.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    items.filter { item in
      let frame = (item as? UICollectionViewLayoutAttributes)?.frame ?? item.frame
      return frame.intersects(rect)
    }
  }

  // MARK: - Attributes

  /// Returns the attributes of a cell among its items; nil where there are none.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, indexPath)
  }

  /// Returns the attributes of a supplementary view among its items; nil where there are none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.supplementaryView, elementKind, indexPath) }

  /// Returns the attributes of a decoration view among its items; nil where there are none.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, decorationViewKind, indexPath)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.indexPath == path && $0.representedElementCategory == category
        && $0.representedElementKind == kind
    }
  }

  /// The items of all behaviors, each once.
  private var items: [any UIDynamicItem] {
    var seen: Set<ObjectIdentifier> = []
    return behaviors.flatMap(\.allItems).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}

extension UIDynamicItem {
  /// Its bounds about its center.
  fileprivate var frame: CGRect {
    CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
  }
}
