public import Foundation

/// What a view is for those who hear it; nothing is read out here.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing else.
  public static let none = UIAccessibilityTraits([])
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// A text.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// Not to be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// Changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// Goes up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}

/// A way to scroll that is asked for by those who hear a view.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left
  /// Upwards.
  case up
  /// Downwards.
  case down
  /// To what follows.
  case next
  /// To what was before.
  case previous
}

/// What helps those who do not see the screen well: all of it is off here.
@preconcurrency @MainActor public enum UIAccessibility {
  /// What is told to who listens.
  public struct Notification: Hashable, Sendable {
    let rawValue: UInt32
    /// Something was said.
    public static let announcement = Notification(rawValue: 1008)
    /// Part of the screen is another.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The screen is another.
    public static let screenChanged = Notification(rawValue: 1000)
    /// It was scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Whether the screen is read out.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether a switch moves through the screen.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether less shall move.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether less shall shine through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is bold.
  public static var isBoldTextEnabled: Bool { false }

  /// Tells nobody.
  public static func post(notification: Notification, argument: Any?) {}

  /// What is read out is another element; never posted here.
  nonisolated public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The screen begins or ends to be read out; never posted here.
  nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Motion is to be reduced, or not; never posted here.
  nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// The key of the element in what `elementFocusedNotification` tells.
  nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
}
