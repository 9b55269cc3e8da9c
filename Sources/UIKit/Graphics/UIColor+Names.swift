internal import GalleyGraphics

/// Colors by name.
///
/// Those of the system are what they are in the traits of the moment at which they are drawn.
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
  /// UIKit's system red.
  public static let systemRed = UIColor(.systemRed)
  /// UIKit's system orange.
  public static let systemOrange = UIColor(.systemOrange)
  /// UIKit's system yellow.
  public static let systemYellow = UIColor(.systemYellow)
  /// UIKit's system green.
  public static let systemGreen = UIColor(.systemGreen)
  /// UIKit's system mint.
  public static let systemMint = UIColor(.systemMint)
  /// UIKit's system teal.
  public static let systemTeal = UIColor(.systemTeal)
  /// UIKit's system cyan.
  public static let systemCyan = UIColor(.systemCyan)
  /// UIKit's system blue.
  public static let systemBlue = UIColor(.systemBlue)
  /// UIKit's system indigo.
  public static let systemIndigo = UIColor(.systemIndigo)
  /// UIKit's system purple.
  public static let systemPurple = UIColor(.systemPurple)
  /// UIKit's system pink.
  public static let systemPink = UIColor(.systemPink)
  /// UIKit's system brown.
  public static let systemBrown = UIColor(.systemBrown)
  /// UIKit's system gray.
  public static let systemGray = UIColor(.systemGray)
  /// UIKit's system gray 2.
  public static let systemGray2 = UIColor(.systemGray2)
  /// UIKit's system gray 3.
  public static let systemGray3 = UIColor(.systemGray3)
  /// UIKit's system gray 4.
  public static let systemGray4 = UIColor(.systemGray4)
  /// UIKit's system gray 5.
  public static let systemGray5 = UIColor(.systemGray5)
  /// UIKit's system gray 6.
  public static let systemGray6 = UIColor(.systemGray6)
  /// UIKit's system background.
  public static let systemBackground = UIColor(.systemBackground)
  /// UIKit's secondary system background.
  public static let secondarySystemBackground = UIColor(.secondarySystemBackground)
  /// UIKit's tertiary system background.
  public static let tertiarySystemBackground = UIColor(.tertiarySystemBackground)
  /// UIKit's system grouped background.
  public static let systemGroupedBackground = UIColor(.systemGroupedBackground)
  /// UIKit's secondary system grouped background.
  public static let secondarySystemGroupedBackground = UIColor(.secondarySystemGroupedBackground)
  /// UIKit's tertiary system grouped background.
  public static let tertiarySystemGroupedBackground = UIColor(.tertiarySystemGroupedBackground)
  /// UIKit's label.
  public static let label = UIColor(.label)
  /// UIKit's secondary label.
  public static let secondaryLabel = UIColor(.secondaryLabel)
  /// UIKit's tertiary label.
  public static let tertiaryLabel = UIColor(.tertiaryLabel)
  /// UIKit's quaternary label.
  public static let quaternaryLabel = UIColor(.quaternaryLabel)
  /// UIKit's placeholder text.
  public static let placeholderText = UIColor(.placeholderText)
  /// UIKit's link.
  public static let link = UIColor(.link)
  /// UIKit's separator.
  public static let separator = UIColor(.separator)
  /// UIKit's opaque separator.
  public static let opaqueSeparator = UIColor(.opaqueSeparator)
  /// UIKit's system fill.
  public static let systemFill = UIColor(.systemFill)
  /// UIKit's secondary system fill.
  public static let secondarySystemFill = UIColor(.secondarySystemFill)
  /// UIKit's tertiary system fill.
  public static let tertiarySystemFill = UIColor(.tertiarySystemFill)
  /// UIKit's quaternary system fill.
  public static let quaternarySystemFill = UIColor(.quaternarySystemFill)
  /// UIKit's dark text.
  public static let darkText = UIColor(.darkText)
  /// UIKit's light text.
  public static let lightText = UIColor(.lightText)
}
