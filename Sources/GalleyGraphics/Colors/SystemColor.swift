/// A color that the system brings under a name: UIColor's `systemBlue`, `secondaryLabel` and so on.
///
/// Which values it has depends on a ``ColorAppearance``. They are Apple's for the accents and grays
/// (Human Interface Guidelines, Color), and for all others what UIColor was read to be.
public enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case label
  case secondaryLabel = "secondary-label"
  case tertiaryLabel = "tertiary-label"
  case quaternaryLabel = "quaternary-label"
  case placeholderText = "placeholder-text"
  case link
  case separator
  case opaqueSeparator = "opaque-separator"
  case systemFill = "system-fill"
  case secondarySystemFill = "secondary-system-fill"
  case tertiarySystemFill = "tertiary-system-fill"
  case quaternarySystemFill = "quaternary-system-fill"
  case systemBackground = "system-background"
  case secondarySystemBackground = "secondary-system-background"
  case tertiarySystemBackground = "tertiary-system-background"
  case systemGroupedBackground = "system-grouped-background"
  case secondarySystemGroupedBackground = "secondary-system-grouped-background"
  case tertiarySystemGroupedBackground = "tertiary-system-grouped-background"
  case systemRed = "system-red"
  case systemOrange = "system-orange"
  case systemYellow = "system-yellow"
  case systemGreen = "system-green"
  case systemMint = "system-mint"
  case systemTeal = "system-teal"
  case systemCyan = "system-cyan"
  case systemBlue = "system-blue"
  case systemIndigo = "system-indigo"
  case systemPurple = "system-purple"
  case systemPink = "system-pink"
  case systemBrown = "system-brown"
  case systemGray = "system-gray"
  case systemGray2 = "system-gray-2"
  case systemGray3 = "system-gray-3"
  case systemGray4 = "system-gray-4"
  case systemGray5 = "system-gray-5"
  case systemGray6 = "system-gray-6"
  case darkText = "dark-text"
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
