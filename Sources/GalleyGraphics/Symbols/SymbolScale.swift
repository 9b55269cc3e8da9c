/// How large a symbol is beside a text of the same font.
package enum SymbolScale: String, Sendable, CaseIterable {
  /// Smaller than the text.
  case small
  /// A circle is as high as SF Symbols' beside the text.
  case medium
  /// Larger than the text.
  case large

  /// By how much a symbol is larger than in the medium scale, as SF Symbols' circles are.
  package var factor: Double {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }
}
