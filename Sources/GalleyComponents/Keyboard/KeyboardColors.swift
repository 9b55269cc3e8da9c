internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyScenes

/// The colors of a keyboard, which UIKit has no names for; as they are seen over a plain screen. [C]
struct KeyboardColors {
  private let palette: Palette
  private let isDark: Bool
  private let isGlass: Bool

  init(_ palette: Palette) {
    self.palette = palette
    isDark = palette.appearance.isDark
    isGlass = palette.appearance.generation == .ios26
  }

  /// Behind the keys.
  func ground(isRounded: Bool) -> Layer {
    let color =
      isDark ? Color(hex: isGlass ? 0x1F1F21 : 0x2B2B2D) : Color(hex: isGlass ? 0xE2E3E8 : 0xD1D4DB)
    var style = BoxStyle(fill: .constant(.solid(color)))
    guard isRounded else { return Layer(content: ShapeLayer(style)) }
    style.corners = .each([.constant(.points(20)), .constant(.points(20)), nil, nil])
    style.cornerCurve = .continuous
    return Layer(content: ShapeLayer(style))
  }

  func ink(of role: KeyboardKey.Role) -> Color { role == .action ? .white : palette[.label] }

  /// Of the symbols below the rows.
  var footInk: Color { isDark ? Color(hex: 0xC8C9CC) : Color(hex: 0x50555C) }

  /// A key without what is on it.
  func box(of role: KeyboardKey.Role, isGlass: Bool) -> [Layer] {
    var layers: [Layer] = []
    if !isGlass {
      // The edge of the key, a point below it.
      let edge = isDark ? Color(hex: 0x18181A) : Color(hex: 0x8A8C91)
      layers.append(
        .shape(
          .rectangle, fill: edge, radius: 5,
          at: Placement(
            horizontal: AxisPlacement(start: .points(0), end: .points(0)),
            vertical: AxisPlacement(start: .points(1), end: .points(-1)))))
    }
    layers.append(.shape(.rectangle, fill: fill(of: role), radius: isGlass ? 8.5 : 5))
    return layers
  }

  private func fill(of role: KeyboardKey.Role) -> Color {
    switch role {
    case .action: palette.tint
    case .letter: isDark ? Color(hex: isGlass ? 0x4A4A4D : 0x6B6B6E) : .white
    case .function where isGlass: isDark ? Color(hex: 0x3A3A3D) : Color(hex: 0xF4F4F7)
    case .function: isDark ? Color(hex: 0x47474A) : Color(hex: 0xABB0BA)
    }
  }
}
