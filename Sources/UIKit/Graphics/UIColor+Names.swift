internal import GalleyGraphics

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
  public static let systemRed = UIColor(.systemRed)
  /// UIKit's system orange in light appearance.
  public static let systemOrange = UIColor(.systemOrange)
  /// UIKit's system yellow in light appearance.
  public static let systemYellow = UIColor(.systemYellow)
  /// UIKit's system green in light appearance.
  public static let systemGreen = UIColor(.systemGreen)
  /// UIKit's system mint in light appearance.
  public static let systemMint = UIColor(.systemMint)
  /// UIKit's system teal in light appearance.
  public static let systemTeal = UIColor(.systemTeal)
  /// UIKit's system cyan in light appearance.
  public static let systemCyan = UIColor(.systemCyan)
  /// UIKit's system blue in light appearance.
  public static let systemBlue = UIColor(.systemBlue)
  /// UIKit's system indigo in light appearance.
  public static let systemIndigo = UIColor(.systemIndigo)
  /// UIKit's system purple in light appearance.
  public static let systemPurple = UIColor(.systemPurple)
  /// UIKit's system pink in light appearance.
  public static let systemPink = UIColor(.systemPink)
  /// UIKit's system brown in light appearance.
  public static let systemBrown = UIColor(.systemBrown)
  /// UIKit's system gray in light appearance.
  public static let systemGray = UIColor(.systemGray)
  /// UIKit's system gray 2 in light appearance.
  public static let systemGray2 = UIColor(.systemGray2)
  /// UIKit's system gray 3 in light appearance.
  public static let systemGray3 = UIColor(.systemGray3)
  /// UIKit's system gray 4 in light appearance.
  public static let systemGray4 = UIColor(.systemGray4)
  /// UIKit's system gray 5 in light appearance.
  public static let systemGray5 = UIColor(.systemGray5)
  /// UIKit's system gray 6 in light appearance.
  public static let systemGray6 = UIColor(.systemGray6)
  /// UIKit's system background in light appearance.
  public static let systemBackground = UIColor(.systemBackground)
  /// UIKit's secondary system background in light appearance.
  public static let secondarySystemBackground = UIColor(.secondarySystemBackground)
  /// UIKit's tertiary system background in light appearance.
  public static let tertiarySystemBackground = UIColor(.tertiarySystemBackground)
  /// UIKit's system grouped background in light appearance.
  public static let systemGroupedBackground = UIColor(.systemGroupedBackground)
  /// UIKit's secondary system grouped background in light appearance.
  public static let secondarySystemGroupedBackground = UIColor(.secondarySystemGroupedBackground)
  /// UIKit's tertiary system grouped background in light appearance.
  public static let tertiarySystemGroupedBackground = UIColor(.tertiarySystemGroupedBackground)
  /// UIKit's label in light appearance.
  public static let label = UIColor(.label)
  /// UIKit's secondary label in light appearance.
  public static let secondaryLabel = UIColor(.secondaryLabel)
  /// UIKit's tertiary label in light appearance.
  public static let tertiaryLabel = UIColor(.tertiaryLabel)
  /// UIKit's quaternary label in light appearance.
  public static let quaternaryLabel = UIColor(.quaternaryLabel)
  /// UIKit's placeholder text in light appearance.
  public static let placeholderText = UIColor(.placeholderText)
  /// UIKit's link in light appearance.
  public static let link = UIColor(.link)
  /// UIKit's separator in light appearance.
  public static let separator = UIColor(.separator)
  /// UIKit's opaque separator in light appearance.
  public static let opaqueSeparator = UIColor(.opaqueSeparator)
  /// UIKit's system fill in light appearance.
  public static let systemFill = UIColor(.systemFill)
  /// UIKit's secondary system fill in light appearance.
  public static let secondarySystemFill = UIColor(.secondarySystemFill)
  /// UIKit's tertiary system fill in light appearance.
  public static let tertiarySystemFill = UIColor(.tertiarySystemFill)
  /// UIKit's quaternary system fill in light appearance.
  public static let quaternarySystemFill = UIColor(.quaternarySystemFill)
  /// UIKit's dark text.
  public static let darkText = UIColor(.darkText)
  /// UIKit's light text.
  public static let lightText = UIColor(.lightText)

  private convenience init(_ system: SystemColor) {
    let color = system.color(in: ColorAppearance(generation: .ios13))
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
