internal import GalleyGeometry
internal import GalleyGraphics
package import GalleyNotation

/// A wooden board under a line of items, for flow layouts whose `shelf` decoration is on.
package enum ShelfStyle: CellStyle {
  package static let kind = "shelf"
  package static let summary = "a wooden board with a lit front edge, for shelf decorations"
  package static let options = [
    OptionDescription("fill", "the board's top, a color or a gradient"),
    OptionDescription("edge", "the board's front edge, a color or a gradient"),
    OptionDescription("thickness", "of the front edge in points; 10"),
  ]

  package static func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    let thickness = options.number("thickness", in: 0...1000) ?? 10
    let top = reader.paint(options, "fill") ?? .constant(gradient(0xB98A5E, 0xD3A877))
    let edge = reader.paint(options, "edge") ?? .constant(gradient(0x9A6B40, 0x7B5230))
    let shadow = ShadowSpec(
      color: .constant(Color.black.withAlpha(0.28)), offset: Vector(dx: 0, dy: 5), radius: 5)
    let front = Layer(
      id: "front",
      at: Placement(
        horizontal: AxisPlacement(start: .points(0), end: .points(0)),
        vertical: AxisPlacement(end: .points(0), extent: .points(thickness))),
      effects: Effects(shadow: shadow), content: ShapeLayer(BoxStyle(fill: edge)))
    let board = Layer(
      at: Placement(
        horizontal: AxisPlacement(start: .points(0), end: .points(0)),
        vertical: AxisPlacement(
          start: .points(0),
          preceding: .init(id: "front", gap: 0, location: options.location))),
      content: ShapeLayer(BoxStyle(fill: top)))
    return [front, board]
  }

  private static func gradient(_ first: UInt32, _ second: UInt32) -> PaintSpec {
    .linear(
      stops: [
        GradientStop(location: 0, color: Color(hex: first)),
        GradientStop(location: 1, color: Color(hex: second)),
      ], degrees: 180)
  }
}
