package import GalleyGraphics

/// The text settings of a screen: by a person on the device, and by the scene.
package struct TypographySettings: Hashable, Sendable {
  /// The space behind each letter of texts that do not set it.
  package enum Tracking: String, Sendable, CaseIterable {
    /// San Francisco's by size, for the family that stands in for it.
    case system
    /// Nothing but what the font itself has.
    case none
  }

  /// What becomes of a text with characters that no font in use has.
  package enum MissingGlyphs: String, Sendable, CaseIterable {
    /// Its state is not drawn.
    case error
    /// Empty boxes stand for them, with a warning.
    case boxes
  }

  package var textSize = TextSize.large
  /// Whether Bold Text is on.
  package var isBold = false
  package var tracking = Tracking.system
  package var missingGlyphs = MissingGlyphs.error

  package init() {}

  /// The letter spacing, in points, of texts in a family and a font size that do not say it.
  package func letterSpacing(in family: String, size: Double) -> Double {
    tracking == .system && family == SystemFont.family ? SystemFont.tracking(at: size) : 0
  }

  /// A weight as it is drawn: one that is read more easily where texts are to be bold.
  ///
  /// Light weights go up a step; regular becomes semibold, as a step to medium would hardly be
  /// seen.
  package func weight(_ weight: Int) -> Int {
    guard isBold else { return weight }
    switch weight {
    case ..<350: return weight + 100
    case ..<450: return 600
    case ..<650: return 700
    default: return min(weight + 100, 900)
    }
  }
}
