// Light, dark, and both with increased contrast.

extension SystemColor {
  /// Labels and lines.
  var foreground: SystemColorShades {
    switch self {
    case .secondaryLabel: .init(0x3C3C43, 0xEBEBF5, opacities: (60, 60, 68, 68))
    case .tertiaryLabel, .placeholderText: .init(0x3C3C43, 0xEBEBF5, opacities: (30, 30, 38, 38))
    case .quaternaryLabel: .init(0x3C3C43, 0xEBEBF5, opacities: (18, 16, 26, 24))
    case .separator: .init(0x3C3C43, 0x545458, opacities: (29, 60, 37, 68))
    case .opaqueSeparator: .init(0xC6C6C8, 0x38383A)
    case .darkText: .init(0x000000, 0x000000)
    case .lightText: .init(0xFFFFFF, 0xFFFFFF, opacities: (60, 60, 60, 60))
    default: .init(0x000000, 0xFFFFFF)
    }
  }

  /// The fill that lies over a ground and lets it through; the smaller a thing, the thicker.
  var fill: SystemColorShades {
    switch self {
    case .secondarySystemFill: .init(0x787880, 0x787880, opacities: (16, 32, 24, 40))
    case .tertiarySystemFill: .init(0x767680, 0x767680, opacities: (12, 24, 20, 32))
    case .quaternarySystemFill: .init(0x747480, 0x767680, opacities: (8, 18, 16, 26))
    default: .init(0x787880, 0x787880, opacities: (20, 36, 28, 44))
    }
  }

  /// The ground behind all else.
  var ground: SystemColorShades {
    switch self {
    case .secondarySystemBackground:
      .init(
        0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426, elevated: 0x2C2C2E, contrastElevated: 0x363638)
    case .systemGroupedBackground:
      .init(
        0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000, elevated: 0x1C1C1E, contrastElevated: 0x242426)
    case .secondarySystemGroupedBackground:
      .init(
        0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426, elevated: 0x2C2C2E, contrastElevated: 0x363638)
    case .tertiarySystemBackground:
      .init(
        0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638, elevated: 0x3A3A3C, contrastElevated: 0x444446)
    case .tertiarySystemGroupedBackground:
      .init(
        0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638, elevated: 0x3A3A3C, contrastElevated: 0x444446)
    default:
      .init(
        0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000, elevated: 0x1C1C1E, contrastElevated: 0x242426)
    }
  }

  /// The same since iOS 13.
  var gray: SystemColorShades {
    switch self {
    case .systemGray2: .init(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    case .systemGray3: .init(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    case .systemGray4: .init(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    case .systemGray5: .init(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    case .systemGray6: .init(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    default: .init(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    }
  }

  func accent(of generation: ColorAppearance.Generation) -> SystemColorShades {
    switch generation {
    case .ios13: accentBefore26
    case .ios26: accentSince26
    }
  }

  private var accentSince26: SystemColorShades {
    switch self {
    case .systemRed: .init(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165)
    case .systemOrange: .init(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056)
    case .systemYellow: .init(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43)
    case .systemGreen: .init(0x34C759, 0x30D158, 0x008932, 0x4AD968)
    case .systemMint: .init(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB)
    case .systemTeal: .init(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC)
    case .systemCyan: .init(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF)
    case .systemIndigo: .init(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF)
    case .systemPurple: .init(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF)
    case .systemPink: .init(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4)
    case .systemBrown: .init(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679)
    default: .init(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF)
    }
  }

  /// Those of iOS 15 to 18; teal was another before, and mint, cyan and brown were not all there.
  private var accentBefore26: SystemColorShades {
    switch self {
    case .systemRed: .init(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    case .systemOrange: .init(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    case .systemYellow: .init(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
    case .systemGreen: .init(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    case .systemMint: .init(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
    case .systemTeal: .init(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    case .systemCyan: .init(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
    case .systemIndigo: .init(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    case .systemPurple: .init(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    case .systemPink: .init(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    case .systemBrown: .init(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
    default: .init(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    }
  }
}
