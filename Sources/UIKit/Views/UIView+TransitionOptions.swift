extension UIView.AnimationOptions {
  /// Would lay out within the animation.
  public static let layoutSubviews = UIView.AnimationOptions(rawValue: 1)
  /// Would go on forever.
  public static let `repeat` = UIView.AnimationOptions(rawValue: 1 << 3)
  /// Would go back, too.
  public static let autoreverse = UIView.AnimationOptions(rawValue: 1 << 4)
  /// Would last as long as it says, inside another animation.
  public static let overrideInheritedDuration = UIView.AnimationOptions(rawValue: 1 << 5)
  /// Would run as it says, inside another animation.
  public static let overrideInheritedCurve = UIView.AnimationOptions(rawValue: 1 << 6)
  /// Would draw what changes at each frame.
  public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
  /// Hides one view and shows the other, where `transition(from:to:…)` else takes one away and adds
  /// the other.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
  /// Would take no options of the animation around it.
  public static let overrideInheritedOptions = UIView.AnimationOptions(rawValue: 1 << 9)
  /// Would turn about the upright axis, to the right.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// Would turn about the upright axis, to the left.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  /// Would turn a page up.
  public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
  /// Would turn a page down.
  public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
  /// Would fade from one to the other.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
  /// Would turn about the level axis, downward.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// Would turn about the level axis, upward.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)
}
