/// The views that stand for a view's lines of text.
extension UIView {
  /// The view whose first line of text stands for its own: itself.
  public var forFirstBaselineLayout: UIView { self }
  /// The view whose last line of text stands for its own: itself.
  public var forLastBaselineLayout: UIView { self }
}
