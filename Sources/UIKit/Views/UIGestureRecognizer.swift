public import Foundation

/// A recognizer of a gesture; at rest here, as there are no touches.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The progress of a gesture.
  public enum State: Int, Sendable {
    /// Not begun.
    case possible
    /// Begun.
    case began
    /// On its way.
    case changed
    /// Over.
    case ended
    /// Broken off.
    case cancelled
    /// Not this gesture.
    case failed
    /// Over.
    public static let recognized = State.ended
  }

  /// Possible, and nothing else.
  open var state = State.possible
  /// Whether it looks at touches.
  open var isEnabled = true
  /// Whether it takes touches from the view.
  open var cancelsTouchesInView = true
  /// Who is asked about it; never asked here.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view that it was added to.
  open internal(set) weak var view: UIView?

  /// A recognizer that tells a target; it never does here.
  public init(target: Any?, action: Selector?) {}

  /// A recognizer that tells nobody.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Accepted.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Accepted.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Accepted.
  open func require(toFail other: UIGestureRecognizer) {}
  /// Returns the finger's place: the origin, as there is no finger.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// How many fingers there are: none.
  open var numberOfTouches: Int { 0 }
}

/// An object that is asked about a gesture; never asked here.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may go on at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a gesture looks at a touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// True.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// True.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}
