/// Colors by name.
///
/// Those of the system are iOS 13's in light appearance, whatever the traits are.
extension UIColor {
  /// Nothing to see.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// UIKit's black.
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// UIKit's dark gray.
  public static let darkGray = UIColor(red: 1 / 3, green: 1 / 3, blue: 1 / 3, alpha: 1)
  /// UIKit's light gray.
  public static let lightGray = UIColor(red: 2 / 3, green: 2 / 3, blue: 2 / 3, alpha: 1)
  /// UIKit's white.
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// UIKit's gray.
  public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  /// UIKit's red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// UIKit's green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// UIKit's blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// UIKit's cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// UIKit's yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// UIKit's magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// UIKit's orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// UIKit's purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// UIKit's brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// UIKit's system red in light appearance.
  public static let systemRed = UIColor(bytes: 255, 59, 48)
  /// UIKit's system orange in light appearance.
  public static let systemOrange = UIColor(bytes: 255, 149, 0)
  /// UIKit's system yellow in light appearance.
  public static let systemYellow = UIColor(bytes: 255, 204, 0)
  /// UIKit's system green in light appearance.
  public static let systemGreen = UIColor(bytes: 52, 199, 89)
  /// UIKit's system teal in light appearance.
  public static let systemTeal = UIColor(bytes: 48, 176, 199)
  /// UIKit's system blue in light appearance.
  public static let systemBlue = UIColor(bytes: 0, 122, 255)
  /// UIKit's system indigo in light appearance.
  public static let systemIndigo = UIColor(bytes: 88, 86, 214)
  /// UIKit's system purple in light appearance.
  public static let systemPurple = UIColor(bytes: 175, 82, 222)
  /// UIKit's system pink in light appearance.
  public static let systemPink = UIColor(bytes: 255, 45, 85)
  /// UIKit's system gray in light appearance.
  public static let systemGray = UIColor(bytes: 142, 142, 147)
  /// UIKit's system gray 2 in light appearance.
  public static let systemGray2 = UIColor(bytes: 174, 174, 178)
  /// UIKit's system gray 3 in light appearance.
  public static let systemGray3 = UIColor(bytes: 199, 199, 204)
  /// UIKit's system gray 4 in light appearance.
  public static let systemGray4 = UIColor(bytes: 209, 209, 214)
  /// UIKit's system gray 5 in light appearance.
  public static let systemGray5 = UIColor(bytes: 229, 229, 234)
  /// UIKit's system gray 6 in light appearance.
  public static let systemGray6 = UIColor(bytes: 242, 242, 247)
  /// UIKit's system background in light appearance.
  public static let systemBackground = UIColor(bytes: 255, 255, 255)
  /// UIKit's secondary system background in light appearance.
  public static let secondarySystemBackground = UIColor(bytes: 242, 242, 247)
  /// UIKit's tertiary system background in light appearance.
  public static let tertiarySystemBackground = UIColor(bytes: 255, 255, 255)
  /// UIKit's system grouped background in light appearance.
  public static let systemGroupedBackground = UIColor(bytes: 242, 242, 247)
  /// UIKit's secondary system grouped background in light appearance.
  public static let secondarySystemGroupedBackground = UIColor(bytes: 255, 255, 255)
  /// UIKit's label in light appearance.
  public static let label = UIColor(bytes: 0, 0, 0)
  /// UIKit's link in light appearance.
  public static let link = UIColor(bytes: 0, 122, 255)
  /// UIKit's opaque separator in light appearance.
  public static let opaqueSeparator = UIColor(bytes: 198, 198, 200)
  /// UIKit's secondary label in light appearance.
  public static let secondaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.6)
  /// UIKit's tertiary label in light appearance.
  public static let tertiaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.3)
  /// UIKit's separator in light appearance.
  public static let separator = UIColor(bytes: 60, 60, 67, alpha: 0.29)
  /// UIKit's system fill in light appearance.
  public static let systemFill = UIColor(bytes: 120, 120, 128, alpha: 0.2)

  private convenience init(bytes red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
