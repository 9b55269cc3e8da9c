extension Color {
  /// What lies over a screen on which something is presented: recorded in the light [R], in the
  /// dark what several sources agree on. [C]
  package static func dimming(isDark: Bool) -> Color { Color.black.withAlpha(isDark ? 0.48 : 0.2) }
}
