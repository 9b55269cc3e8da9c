public import Foundation
internal import GalleyGraphics
internal import GalleyLayouts

/// The size of texts that a person wants.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name that UIKit has for it.
  public let rawValue: String

  /// A category by UIKit's name for it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not said.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// Medium.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The category of a new device.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// Larger than usual.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Larger.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest of the usual sizes.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of the sizes for those who see little.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted where a person chooses another size; not here, where it stays.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// Under which that notification has the size.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// All sizes from the smallest, as the tables of text styles have them.
  private static let ascending: [Self] = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]

  /// Whether it is one of those for which layouts change.
  public var isAccessibilityCategory: Bool { textSize.isAccessibilitySize }

  init(_ interface: InterfaceTraits) {
    self =
      zip(TextSize.allCases, Self.ascending)
      .first { $0.0.rawValue == interface.textSize }?.1 ?? .large
  }

  /// The size in the tables; what is not known is as large as on a new device.
  var textSize: TextSize {
    zip(TextSize.allCases, Self.ascending).first { $0.1 == self }?.0 ?? .large
  }
}

extension UIContentSizeCategory: Comparable {
  /// Whether one is smaller.
  public static func < (left: Self, right: Self) -> Bool {
    guard let left = ascending.firstIndex(of: left), let right = ascending.firstIndex(of: right)
    else { return false }
    return left < right
  }
}
