/// An accessory of the system at the edge of a row, as UICellAccessory has it.
package enum CellAccessory: String, CaseIterable, Sendable {
  /// A chevron: the row leads on.
  case disclosure
  /// A chevron in the tint: the row holds others.
  case outline
  /// The same while the others show.
  case outlineOpen = "outline-open"
  case checkmark
  /// An i in a circle.
  case detail
  case reorder
  case delete
  case insert
  /// A circle, with a checkmark where the row is selected.
  case multiselect

  /// At rest, in the usual text size.
  package struct Box {
    package var width: Double
    /// From the edge of the row.
    package var inset: Double
    /// The width that the content loses beyond it.
    package var beyond = 0.0
  }

  /// Whether it stands at the leading edge.
  package var isLeading: Bool {
    switch self {
    case .delete, .insert, .multiselect: true
    default: false
    }
  }

  /// In points: recorded on iOS 26, derived before.
  package func box(isGlass: Bool) -> Box {
    switch self {
    case .disclosure, .outline, .outlineOpen:
      isGlass ? Box(width: 14, inset: 16) : Box(width: 10, inset: 16)
    case .checkmark:
      isGlass ? Box(width: 19, inset: 18.5, beyond: 2.5) : Box(width: 16, inset: 16)
    case .detail: Box(width: 22, inset: 16)
    case .reorder: isGlass ? Box(width: 27, inset: 14.5) : Box(width: 22, inset: 16)
    case .delete, .insert, .multiselect: Box(width: 26, inset: 15)
    }
  }

  /// The symbol that it shows, in points and from 100 to 900, beside texts of the usual size.
  package struct Glyph {
    package var symbol: String
    package var size: Double
    package var weight = 400
    package var color: GlyphColor
  }

  /// The color of an accessory.
  package enum GlyphColor {
    case tint
    /// UIKit's tertiary label.
    case gray
    case red
    case green
  }

  /// - `isSelected`: Whether the row is.
  package func glyph(isSelected: Bool) -> Glyph {
    switch self {
    case .disclosure: Glyph(symbol: "chevron.forward", size: 14, weight: 600, color: .gray)
    case .outline: Glyph(symbol: "chevron.forward", size: 14, weight: 600, color: .tint)
    case .outlineOpen: Glyph(symbol: "chevron.down", size: 14, weight: 600, color: .tint)
    case .checkmark: Glyph(symbol: "checkmark", size: 17, weight: 600, color: .tint)
    case .detail: Glyph(symbol: "info.circle", size: 18, color: .tint)
    case .reorder: Glyph(symbol: "line.3.horizontal", size: 19, color: .gray)
    case .delete: Glyph(symbol: "minus.circle.fill", size: 18, color: .red)
    case .insert: Glyph(symbol: "plus.circle.fill", size: 18, color: .green)
    case .multiselect:
      isSelected
        ? Glyph(symbol: "checkmark.circle.fill", size: 18, color: .tint)
        : Glyph(symbol: "circle", size: 18, color: .gray)
    }
  }
}
