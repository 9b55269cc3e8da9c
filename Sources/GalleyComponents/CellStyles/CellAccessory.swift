internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// An accessory of the system at the edge of a row, as UICellAccessory has it.
enum CellAccessory: String, CaseIterable, Sendable {
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
  struct Box {
    var width: Double
    /// From the edge of the row.
    var inset: Double
    /// The width that the content loses beyond it.
    var beyond = 0.0
  }

  /// Whether it stands at the leading edge.
  var isLeading: Bool {
    switch self {
    case .delete, .insert, .multiselect: true
    default: false
    }
  }

  /// In points: recorded on iOS 26, derived before.
  func box(isGlass: Bool) -> Box {
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

  /// Returns the layer in the box.
  ///
  /// - `tint`: Nil for the system's.
  func layer(
    in palette: Palette, tint: Bindable<Color>?, isSelected: Bool, location: SourceLocation
  ) -> Layer {
    func symbol(_ name: String, _ color: Color, size: Double, weight: Int = 400) -> Layer {
      var font = FontSpec(weight: weight, size: .constant(size))
      font.scaling = .body
      return Layer(
        content: SymbolLayer(
          .constant(name), font: font, tint: tint ?? .constant(color), location: location))
    }
    let gray = palette[.tertiaryLabel]
    return switch self {
    case .disclosure: symbol("chevron.forward", gray, size: 14, weight: 600)
    case .outline: symbol("chevron.forward", palette.tint, size: 14, weight: 600)
    case .outlineOpen: symbol("chevron.down", palette.tint, size: 14, weight: 600)
    case .checkmark: symbol("checkmark", palette.tint, size: 17, weight: 600)
    case .detail: symbol("info.circle", palette.tint, size: 18)
    case .reorder: symbol("line.3.horizontal", gray, size: 19)
    case .delete: symbol("minus.circle.fill", palette[.systemRed], size: 18)
    case .insert: symbol("plus.circle.fill", palette[.systemGreen], size: 18)
    case .multiselect:
      isSelected
        ? symbol("checkmark.circle.fill", palette.tint, size: 18)
        : symbol("circle", gray, size: 18)
    }
  }
}
