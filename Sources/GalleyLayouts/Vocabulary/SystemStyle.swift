/// Whose measures and motions a screen has: what UIKit brings by itself changed with iOS 26.
public enum SystemStyle: String, Hashable, Sendable, CaseIterable {
  /// Of iOS 14 to 18.
  case ios18 = "ios-18"
  case ios26 = "ios-26"
}
