/// The choices that decide the values of the system's colors.
public struct ColorAppearance: Hashable, Sendable {
  /// The system whose colors are meant.
  public enum Generation: String, Hashable, Sendable, CaseIterable {
    /// Of iOS 13 to 18.
    case ios13 = "ios-13"
    /// Of iOS 26.
    case ios26 = "ios-26"
  }

  /// Whether it is dark mode.
  public var isDark: Bool
  /// Whether it is the dark of a sheet or a popover, whose grounds are lighter; nothing in light.
  public var isElevated: Bool
  /// Whether Increase Contrast is on.
  public var hasIncreasedContrast: Bool
  /// The system whose colors are meant.
  public var generation: Generation

  /// Makes an appearance; by default light, as iOS 26 has it.
  public init(
    isDark: Bool = false, isElevated: Bool = false, hasIncreasedContrast: Bool = false,
    generation: Generation = .ios26
  ) {
    self.isDark = isDark
    self.isElevated = isElevated
    self.hasIncreasedContrast = hasIncreasedContrast
    self.generation = generation
  }
}
