public import Foundation

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name before Swift 4.2.
  ///
  /// Never posted here.
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name before Swift 4.2.
  ///
  /// Never posted here.
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name before Swift 4.2.
  ///
  /// Never posted here.
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name before Swift 4.2.
  ///
  /// Never posted here.
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
}

extension RunLoop.Mode {
  /// The name before Swift 4.2 of `common`.
  public static let commonModes = RunLoop.Mode.common
}

extension UIView {
  /// The name before Swift 4.2 of `bringSubviewToFront(_:)`.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// The name before Swift 4.2 of `sendSubviewToBack(_:)`.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

/// The name before Swift 4.2 of `UIControl.State`.
public typealias UIControlState = UIControl.State
/// The name before Swift 4.2 of `UIControl.Event`.
public typealias UIControlEvents = UIControl.Event
