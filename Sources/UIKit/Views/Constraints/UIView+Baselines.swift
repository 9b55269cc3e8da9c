internal import Foundation

/// The views and the margins that constraints may speak of.
extension UIView {
  /// The view whose first line of text stands for its own: itself.
  public var forFirstBaselineLayout: UIView { self }
  /// The view whose last line of text stands for its own: itself.
  public var forLastBaselineLayout: UIView { self }

  /// Inwards from the edges, in points, where text begins and ends.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let (left, right) = (layoutMargins.left, layoutMargins.right)
      let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: isTurned ? right : left, bottom: layoutMargins.bottom,
        trailing: isTurned ? left : right)
    }
    set {
      let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isTurned ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isTurned ? newValue.leading : newValue.trailing)
    }
  }
}
