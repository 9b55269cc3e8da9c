public import GalleyGeometry

/// What a finger does to a collection view.
public enum Gesture: Hashable, Sendable {
  /// Scrolls to an offset, or by a distance, and lets go at rest.
  case scroll(ScrollTarget)
  case tap(TapTarget)
}

/// Where a scroll goes.
public enum ScrollTarget: Hashable, Sendable {
  /// To a content offset; a coordinate that is nil stays.
  case to(x: Double?, y: Double?)
  case by(Vector)
  /// Until the item is shown, in the middle where that is possible.
  case item(IndexPath)
  case page(Int)
  /// As far as the content goes.
  case end
}

/// What a tap meets.
public enum TapTarget: Hashable, Sendable {
  case item(IndexPath)
  /// A point in the view's own coordinates: the top left corner of its frame is zero,
  /// whatever direction text runs in.
  case point(Point)
  /// A place where no item is.
  case background
}
