public import Foundation

/// What moves items; here nothing moves over time, and all is where it comes to rest.
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
