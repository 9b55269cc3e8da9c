public import Foundation

/// The material of items; nothing moves here, so it changes nothing.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items that it is about.
  open private(set) var items: [any UIDynamicItem]
  /// How much of a bounce is left, from 0 to 1.
  open var elasticity: CGFloat = 0
  /// Against what lies beside.
  open var friction: CGFloat = 0
  /// The mass of an area.
  open var density: CGFloat = 1
  /// Against motion.
  open var resistance: CGFloat = 0
  /// Against turns.
  open var angularResistance: CGFloat = 0
  /// Whether items may turn.
  open var allowsRotation = true
  /// Whether items stay where they are.
  open var isAnchored = false

  /// A behavior of some items.
  public init(items: [any UIDynamicItem]) { self.items = items }

  /// A behavior of no items yet.
  public override init() { items = [] }

  /// Is about an item, too.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.itemsDidChange()
  }

  /// Is about an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    dynamicAnimator?.itemsDidChange()
  }

  /// Would push an item, in points per second; it rests here.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}

  /// Zero: all rests.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }

  override var ownItems: [any UIDynamicItem] { items }
}
