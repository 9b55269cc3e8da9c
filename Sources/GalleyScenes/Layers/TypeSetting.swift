package import GalleyGraphics

/// What a person has set on the device for all texts.
package struct TypeSetting: Hashable, Sendable {
  package var textSize = TextSize.large
  /// Whether Bold Text is on.
  package var isBold = false

  package init() {}

  /// A weight as it is drawn: one that is read more easily where texts are to be bold.
  ///
  /// Light weights go up a step; regular becomes semibold, as a step to medium would hardly be seen.
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
