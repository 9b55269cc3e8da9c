/// A color that the system brings under a name: UIColor's `systemBlue`, `secondaryLabel` and so on.
///
/// Which values it has depends on a ``ColorAppearance``. They are Apple's for the accents and grays
/// (Human Interface Guidelines, Color), and for all others what UIColor was read to be.
public enum SystemColor: String, Hashable, Sendable, CaseIterable {
  /// Text of first rank.
  case label
  /// Text of second rank.
  case secondaryLabel = "secondary-label"
  /// Text of third rank.
  case tertiaryLabel = "tertiary-label"
  /// Text of fourth rank.
  case quaternaryLabel = "quaternary-label"
  /// Text that says what to enter.
  case placeholderText = "placeholder-text"
  /// Links.
  case link
  /// Thin lines that let what is below show through.
  case separator
  /// Thin lines that let nothing show through.
  case opaqueSeparator = "opaque-separator"
  /// The filling of thin and small shapes.
  case systemFill = "system-fill"
  /// The filling of shapes of middle size.
  case secondarySystemFill = "secondary-system-fill"
  /// The filling of large shapes.
  case tertiarySystemFill = "tertiary-system-fill"
  /// The filling of large areas with much in them.
  case quaternarySystemFill = "quaternary-system-fill"
  /// The ground of a screen.
  case systemBackground = "system-background"
  /// The ground of what lies on that of a screen.
  case secondarySystemBackground = "secondary-system-background"
  /// The ground of what lies on the second ground.
  case tertiarySystemBackground = "tertiary-system-background"
  /// The ground of a screen with grouped content.
  case systemGroupedBackground = "system-grouped-background"
  /// The ground of a group.
  case secondarySystemGroupedBackground = "secondary-system-grouped-background"
  /// The ground of what lies in a group.
  case tertiarySystemGroupedBackground = "tertiary-system-grouped-background"
  /// The system's red.
  case systemRed = "system-red"
  /// The system's orange.
  case systemOrange = "system-orange"
  /// The system's yellow.
  case systemYellow = "system-yellow"
  /// The system's green.
  case systemGreen = "system-green"
  /// The system's mint.
  case systemMint = "system-mint"
  /// The system's teal.
  case systemTeal = "system-teal"
  /// The system's cyan.
  case systemCyan = "system-cyan"
  /// The system's blue.
  case systemBlue = "system-blue"
  /// The system's indigo.
  case systemIndigo = "system-indigo"
  /// The system's purple.
  case systemPurple = "system-purple"
  /// The system's pink.
  case systemPink = "system-pink"
  /// The system's brown.
  case systemBrown = "system-brown"
  /// The system's first gray.
  case systemGray = "system-gray"
  /// The second of the six grays, which go towards the ground.
  case systemGray2 = "system-gray-2"
  /// The third of the six grays.
  case systemGray3 = "system-gray-3"
  /// The fourth of the six grays.
  case systemGray4 = "system-gray-4"
  /// The fifth of the six grays.
  case systemGray5 = "system-gray-5"
  /// The last of the six grays, next to the ground.
  case systemGray6 = "system-gray-6"
  /// Text on light grounds, the same in dark mode.
  case darkText = "dark-text"
  /// Text on dark grounds, the same in light mode.
  case lightText = "light-text"

  /// The color as it is in an appearance.
  public func color(in appearance: ColorAppearance) -> Color {
    shades(of: appearance.generation).color(in: appearance)
  }

  private func shades(of generation: ColorAppearance.Generation) -> SystemColorShades {
    switch self {
    case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .separator,
      .opaqueSeparator, .darkText, .lightText:
      foreground
    case .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill: fill
    case .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground:
      ground
    case .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6: gray
    case .link where generation == .ios13: SystemColorShades(0x007AFF, 0x0984FF)
    case .link: SystemColor.systemBlue.accent(of: generation)
    case .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
      .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown:
      accent(of: generation)
    }
  }
}
