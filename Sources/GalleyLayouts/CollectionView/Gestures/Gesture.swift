public import GalleyGeometry

/// A gesture on a collection view.
public enum Gesture: Hashable, Sendable {
  /// Scrolls to an offset, or by a distance, without a finger, and comes to rest there; with a
  /// section, that section alone, whose offset is one number: the one along which it scrolls.
  case scroll(ScrollTarget, section: Int? = nil)
  /// Moves the content with the finger, which stays down; in points of the finger, so that a
  /// negative number brings what lies to the right or below; with a section, the groups of a
  /// section that scrolls by itself.
  case drag(by: Vector, section: Int? = nil)
  /// Drags and lets go at a velocity of the finger in points per second.
  case flick(by: Vector, velocity: Vector, section: Int? = nil)
  /// Lets go of what the finger holds: the content, at a velocity in points per second, or an item.
  case release(velocity: Vector)
  /// Touches and lets go.
  case tap(TapTarget)
  /// Taps the close button of an item.
  case tapClose(ItemPath)
  /// Presses until that is a gesture of its own.
  case longPress(TapTarget)
  /// Pulls a row aside, in points to the right, and lets it go at a velocity in points per second
  /// unless the finger stays down.
  case swipe(ItemPath, by: Double, velocity: Double = 0, isHeld: Bool = false)
  /// Carries an item to another place, and drops it there unless the finger stays down.
  case dragItem(ItemPath, to: DragTarget, isHeld: Bool)
}

/// The target of a scroll.
public enum ScrollTarget: Hashable, Sendable {
  /// To a content offset; a coordinate that is nil stays.
  case to(x: Double?, y: Double?)
  /// A distance, in points of the content offset.
  case by(Vector)
  /// Until the item is shown, in the middle where that is possible.
  case item(ItemPath)
  /// A page by its number from zero.
  case page(Int)
  /// Half as far as the content goes.
  case middle
  /// As far as the content goes.
  case end
}

/// The target of a tap.
public enum TapTarget: Hashable, Sendable {
  /// The middle of an item.
  case item(ItemPath)
  /// A point in the view's own coordinates: the top left corner of its frame is zero,
  /// whatever direction text runs in.
  case point(Point)
  /// A place where no item is.
  case background
  /// The Close button of the detail that lies over the screen.
  case close
}

/// The target of a drag.
public enum DragTarget: Hashable, Sendable {
  /// To the place of an item, which is counted before the item is lifted.
  case item(ItemPath)
  /// To a point in the view's own coordinates.
  case point(Point)
}
