/// The version of iOS whose measures and motions a screen has; iOS 26 changed them.
public enum SystemStyle: String, Hashable, Sendable, CaseIterable {
  /// Of iOS 14 to 18.
  case ios18 = "ios-18"
  /// iOS 26.
  case ios26 = "ios-26"
}
