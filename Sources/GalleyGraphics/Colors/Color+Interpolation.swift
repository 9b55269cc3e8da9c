internal import GalleyGeometry

extension Color {
  /// The color at a progress on the way to another, by components as they are coded.
  package func interpolated(to end: Color, at progress: Double) -> Color {
    Color(
      red: red.interpolated(to: end.red, at: progress),
      green: green.interpolated(to: end.green, at: progress),
      blue: blue.interpolated(to: end.blue, at: progress),
      alpha: alpha.interpolated(to: end.alpha, at: progress))
  }
}
