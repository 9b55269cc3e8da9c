internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyScenes

/// The boxes in which the system shows what floats over a screen.
extension BoxStyle {
  /// A capsule of glass, as bars of iOS 26 have it: with what the materials make of white and of black,
  /// as light as glass was recorded over them. [R]
  static func glass(_ palette: Palette) -> BoxStyle {
    let isDark = palette.appearance.isDark
    var style = BoxStyle(
      form: .capsule, material: .constant(isDark ? .thin : .ultraThin),
      fill: .constant(
        .solid(isDark ? Color(hex: 0x070707, alpha: 0.287) : Color.white.withAlpha(0.516))))
    style.borderWidth = .constant(0.5)
    style.borderColor = .constant(Color.white.withAlpha(isDark ? 0.12 : 0.6))
    return style
  }

  /// A card, as alerts and menus are: of glass on iOS 26, and a material before.
  ///
  /// - `radius`: In points; the corners are continuous.
  static func card(_ palette: Palette, radius: Double) -> BoxStyle {
    let isDark = palette.appearance.isDark
    let isGlass = palette.appearance.generation == .ios26
    let hue = isDark ? (isGlass ? 0x1C1C1E : 0x252525) : (isGlass ? 0xFCFCFC : 0xF2F2F2)
    var style = BoxStyle(
      material: .constant(isGlass ? .thick : .regular),
      fill: .constant(.solid(Color(hex: UInt32(hue), alpha: isGlass ? 0.67 : 0.6))),
      cornerRadius: .constant(.points(radius)), cornerCurve: .continuous)
    guard isGlass else { return style }
    style.borderWidth = .constant(0.5)
    style.borderColor = .constant(Color.white.withAlpha(isDark ? 0.12 : 0.6))
    return style
  }
}
