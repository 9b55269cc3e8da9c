internal import GalleyGeometry
package import GalleyGraphics

/// The color of a device's metal, by a name that no maker owns.
package enum BezelFinish: String, CaseIterable, Hashable, Sendable {
  case natural
  case black
  case graphite
  case silver
  case white
  case gold
  case pink
  case red
  case orange
  case yellow
  case green
  case blue
  case purple

  /// Of the metal where light falls on it evenly.
  package var color: Color {
    switch self {
    case .natural: Color(hex: 0xA8A299)
    case .black: Color(hex: 0x3F3F41)
    case .graphite: Color(hex: 0x66645F)
    case .silver: Color(hex: 0xC6C7CA)
    case .white: Color(hex: 0xE2E1DD)
    case .gold: Color(hex: 0xD3BC9E)
    case .pink: Color(hex: 0xE4C6C3)
    case .red: Color(hex: 0xA62A33)
    case .orange: Color(hex: 0xD5723F)
    case .yellow: Color(hex: 0xE2D293)
    case .green: Color(hex: 0x9DB29F)
    case .blue: Color(hex: 0x4B6380)
    case .purple: Color(hex: 0xB2A8C4)
    }
  }

  /// The color of the metal at a place of its edge, which is rounded and so catches the light.
  ///
  /// - `depth`: From 0 at the outside to 1 at the glass.
  func color(atDepth depth: Double) -> Color {
    let profile: [(depth: Double, light: Double)] = [
      (0, -0.5), (0.1, -0.14), (0.28, 0.34), (0.5, 0.06), (0.8, -0.16), (0.93, -0.38), (1, -0.62),
    ]
    let depth = min(max(depth, 0), 1)
    let next = max(1, profile.firstIndex { $0.depth >= depth } ?? 1)
    let (from, to) = (profile[next - 1], profile[next])
    let share = (depth - from.depth) / (to.depth - from.depth)
    return color(inLight: from.light.interpolated(to: to.light, at: share))
  }

  /// - `light`: From -1, which is black, over 0 to 1, which is white.
  func color(inLight light: Double) -> Color {
    func mixed(_ component: Double) -> Double {
      light < 0 ? component * (1 + light) : component + (1 - component) * light
    }
    return Color(red: mixed(color.red), green: mixed(color.green), blue: mixed(color.blue))
  }
}
