/// The text size that a person has chosen: the content size categories of iOS.
public enum TextSize: String, Hashable, Sendable, CaseIterable {
  case extraSmall = "extra-small"
  case small
  case medium
  /// The size of a new device.
  case large
  case extraLarge = "extra-large"
  case extraExtraLarge = "extra-extra-large"
  case extraExtraExtraLarge = "extra-extra-extra-large"
  case accessibility1 = "accessibility-1"
  case accessibility2 = "accessibility-2"
  case accessibility3 = "accessibility-3"
  case accessibility4 = "accessibility-4"
  case accessibility5 = "accessibility-5"

  /// Whether it is one of those beyond the slider's usual end, for which layouts change.
  public var isAccessibilitySize: Bool { rawValue.hasPrefix("accessibility") }

  /// The size, or the largest of the usual ones, at which what stands in bars stops growing.
  public var withoutAccessibility: TextSize { isAccessibilitySize ? .extraExtraExtraLarge : self }

  /// The place in the tables of text styles, from the smallest.
  var number: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}
