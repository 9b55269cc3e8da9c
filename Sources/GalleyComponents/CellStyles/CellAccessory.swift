internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

extension CellAccessory {
  /// Returns the layer in the box.
  ///
  /// - `tint`: Nil for the system's.
  func layer(
    in palette: Palette, tint: Bindable<Color>?, isSelected: Bool, location: SourceLocation
  ) -> Layer {
    let glyph = glyph(isSelected: isSelected)
    let color =
      switch glyph.color {
      case .tint: palette.tint
      case .gray: palette[.tertiaryLabel]
      case .red: palette[.systemRed]
      case .green: palette[.systemGreen]
      }
    var font = FontSpec(weight: glyph.weight, size: .constant(glyph.size))
    font.scaling = .body
    return Layer(
      content: SymbolLayer(
        .constant(glyph.symbol), font: font, tint: tint ?? .constant(color), location: location))
  }
}
