public import Foundation
internal import GalleyGeometry

/// A rod or a spring between an item and a point, or another item; at rest it is as long as it says.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The thing that an item is attached to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items
    /// A point.
    case anchor
  }

  /// The items that it attaches: one, or two.
  public let items: [any UIDynamicItem]
  /// Whether it ends at a point.
  public let attachedBehaviorType: AttachmentType
  /// The point that an item is attached to, in the coordinates of the content.
  open var anchorPoint: CGPoint { didSet { settle() } }
  /// The distance at rest, in points; in the beginning that of the item from what it is attached to.
  open var length: CGFloat { didSet { settle() } }
  /// How soon a spring is still; all is still here.
  open var damping: CGFloat = 0
  /// How fast a spring swings, in hertz; nothing swings here.
  open var frequency: CGFloat = 0
  /// Against turns; nothing turns here.
  open var frictionTorque: CGFloat = 0

  /// From the center of an item to a point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    (items, attachedBehaviorType, anchorPoint) = ([item], .anchor, point)
    length = item.center.distance(to: point)
  }

  /// From a point beside the center of an item to a point; the item is held as if by its center.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(
      item: item,
      attachedToAnchor: CGPoint(x: point.x - offset.horizontal, y: point.y - offset.vertical))
  }

  /// From the center of an item to that of another.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    (items, attachedBehaviorType, anchorPoint) = ([item1, item2], .items, item2.center)
    length = item1.center.distance(to: item2.center)
  }

  override var ownItems: [any UIDynamicItem] { items }

  /// Puts the first item at its distance, on the line on which it is.
  override func settle() {
    super.settle()
    guard dynamicAnimator != nil, let item = items.first else { return }
    let anchor = attachedBehaviorType == .anchor ? anchorPoint : items[1].center
    let (center, distance) = (item.center, item.center.distance(to: anchor))
    let scale = distance > 0 ? length / distance : 0
    let resting = CGPoint(
      x: anchor.x + (center.x - anchor.x) * scale, y: anchor.y + (center.y - anchor.y) * scale)
    if resting.distance(to: center) > 1e-9 { item.center = resting }
  }
}

extension CGPoint {
  /// In points.
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    CGFloat(hypotenuse(Double(x - other.x), Double(y - other.y)))
  }
}
