public import Foundation

extension UIView {
  /// Makes the changes at once and says that they are over: nothing is animated here.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes at once and says that they are over: nothing is animated here.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes at once and says that they are over: nothing is animated here.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Whether changes would move; nothing is animated here.
  public class var areAnimationsEnabled: Bool { false }

  /// Says whether changes would move, which they never do here.
  public class func setAnimationsEnabled(_ enabled: Bool) {}

  /// Makes the changes at once.
  public class func performWithoutAnimation(_ changes: () -> Void) { changes() }

  /// Makes the changes at once and says that they are over; the view shows no transition.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Puts one view where the other was, at once, and says that it is over.
  ///
  /// With `showHideTransitionViews` one is hidden and the other shown; else the first leaves its
  /// superview, which gets the second at the same place among its subviews.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else if let around = fromView.superview {
      around.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }
}
