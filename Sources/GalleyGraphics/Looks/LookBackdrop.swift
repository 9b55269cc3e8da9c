/// The effect of a box on what lies behind it.
package struct LookBackdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  package var radius: Double
  package var saturation: Double
  package var tint: Color

  package init(radius: Double, saturation: Double, tint: Color) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
  }
}
