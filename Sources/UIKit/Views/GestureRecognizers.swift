public import Foundation

/// Recognizes a press that lasts; at rest here.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may go, in points.
  open var allowableMovement: CGFloat = 10
}

/// Recognizes a tap; at rest here.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How often.
  open var numberOfTapsRequired = 1
}

/// Recognizes a drag; at rest here.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Fingers at least.
  open var minimumNumberOfTouches = 1
  /// Fingers at most.
  open var maximumNumberOfTouches = Int.max

  /// How far the finger has gone: nowhere, as there is none.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Accepted.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// How fast the finger is, in points per second: at rest, as there is none.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognizes two fingers that part; at rest here.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far they parted.
  open var scale: CGFloat = 1
  /// How fast they part.
  open var velocity: CGFloat { 0 }
}

/// Recognizes a quick stroke; at rest here.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {}
