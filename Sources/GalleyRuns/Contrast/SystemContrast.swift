internal import GalleyGraphics

/// The texts and grounds of the system, whose contrast is the system's choice.
///
/// Labels of second rank have 3.4 to 1 on white, and no one who draws with them can mend that.
struct SystemContrast {
  private struct Scheme {
    var texts: Set<Color>
    /// As pixels have them.
    var grounds: Set<String>
  }

  static let standard = SystemContrast()

  private static let texts: [SystemColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .systemBlue,
    .systemRed,
  ]
  private static let grounds: [SystemColor] = [
    .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    .systemGroupedBackground, .secondarySystemGroupedBackground,
    .tertiarySystemGroupedBackground, .systemGray4, .systemGray5, .systemGray6,
  ]

  private let schemes: [Scheme]

  private init() {
    var schemes: [Scheme] = []
    for generation in ColorAppearance.Generation.allCases {
      for (isDark, isElevated) in [(false, false), (true, false), (true, true)] {
        for hasIncreasedContrast in [false, true] {
          let appearance = ColorAppearance(
            isDark: isDark, isElevated: isElevated, hasIncreasedContrast: hasIncreasedContrast,
            generation: generation)
          schemes.append(
            Scheme(
              texts: Set(Self.texts.map { $0.color(in: appearance) }),
              grounds: Set(Self.grounds.map { $0.color(in: appearance).hexText })))
        }
      }
    }
    self.schemes = schemes
  }

  /// Whether a text and what lies behind it are both the system's, of one appearance.
  ///
  /// In bars, controls and presentations the ground always is, and white is a color of the system.
  func isSystems(_ text: Color, on ground: Color, inFurniture: Bool) -> Bool {
    if inFurniture, text == .white { return true }
    return schemes.contains {
      $0.texts.contains(text) && (inFurniture || $0.grounds.contains(ground.hexText))
    }
  }
}

extension ContrastMeter.Finding {
  /// Whether a scene decided it: neither the system did, nor does Galley write the text beside the
  /// screen, as in figures.
  var isChosenByScene: Bool {
    text.text.source != nil
      && !SystemContrast.standard.isSystems(
        text.text.block.style.color, on: ground, inFurniture: text.isInFurniture)
  }
}
