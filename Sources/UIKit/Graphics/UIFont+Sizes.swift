public import Foundation

/// The sizes of fonts that parts of the system have, in points.
extension UIFont {
  /// Of plain text.
  public class var systemFontSize: CGFloat { 14 }
  /// Of small text.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// Of labels.
  public class var labelFontSize: CGFloat { 17 }
  /// Of buttons.
  public class var buttonFontSize: CGFloat { 18 }
}
