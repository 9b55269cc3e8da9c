/// The text size that a person has chosen: the content size categories of iOS.
public enum TextSize: String, Hashable, Sendable, CaseIterable {
  /// Three sizes below the usual.
  case extraSmall = "extra-small"
  /// Two sizes below the usual.
  case small
  /// One size below the usual.
  case medium
  /// The size of a new device.
  case large
  /// One size above the usual.
  case extraLarge = "extra-large"
  /// Two sizes above the usual.
  case extraExtraLarge = "extra-extra-large"
  /// Three sizes above the usual, the largest that is no accessibility size.
  case extraExtraExtraLarge = "extra-extra-extra-large"
  /// The smallest of the accessibility sizes.
  case accessibility1 = "accessibility-1"
  /// The second of the accessibility sizes.
  case accessibility2 = "accessibility-2"
  /// The third of the accessibility sizes.
  case accessibility3 = "accessibility-3"
  /// The fourth of the accessibility sizes.
  case accessibility4 = "accessibility-4"
  /// The largest of the accessibility sizes.
  case accessibility5 = "accessibility-5"

  /// Whether it is one of those beyond the slider's usual end, for which layouts change.
  public var isAccessibilitySize: Bool { rawValue.hasPrefix("accessibility") }

  /// The size, or the largest of the usual ones, at which what stands in bars stops growing.
  public var withoutAccessibility: TextSize { isAccessibilitySize ? .extraExtraExtraLarge : self }

  /// The place in the tables of text styles, from the smallest.
  var number: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}
