internal import GalleyGeometry
internal import GalleyGraphics

/// The close button of an icon in deletion mode: a red disc with a white rim and a white cross that
/// stays inside it.
enum CloseButton {
  /// The button centred on the top leading corner of an icon that is inset in its cell.
  static func layer(size: Length, inset: Length) -> Layer {
    var disc = BoxStyle(form: .ellipse)
    disc.fill = .constant(.solid(Color(hex: 0xE5383B)))
    disc.borderColor = .constant(.white)
    disc.borderWidth = .constant(2)
    let shadow = ShadowSpec(
      color: .constant(Color.black.withAlpha(0.3)), offset: Vector(dx: 0, dy: 1), radius: 2)
    let button = GroupLayer([
      Layer(effects: Effects(shadow: shadow), content: ShapeLayer(disc)),
      bar(degrees: 45), bar(degrees: -45),
    ])
    return Layer(at: corner(size: size, inset: inset), when: .mode("deleting"), content: button)
  }

  /// A tenth of the button thick and not quite half as long, so that its ends keep clear of the
  /// rim.
  private static func bar(degrees: Double) -> Layer {
    var style = BoxStyle(form: .capsule)
    style.fill = .constant(.solid(.white))
    let placement = Placement(
      horizontal: AxisPlacement(center: .points(0), extent: .fraction(0.48)),
      vertical: AxisPlacement(center: .points(0), extent: .fraction(0.1)))
    return Layer(
      at: placement, effects: Effects(rotation: .constant(degrees)), content: ShapeLayer(style))
  }

  private static func corner(size: Length, inset: Length) -> Placement {
    let start = Length(
      share: inset.share - 0.4 * size.share, points: inset.points - 0.4 * size.points)
    return Placement(
      horizontal: AxisPlacement(start: start, extent: size),
      vertical: AxisPlacement(start: start), aspect: 1)
  }
}
