internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// A wooden board under a line of items, for flow layouts whose `shelf` decoration is on.
struct ShelfStyle: CellStyle {
  static let kind = "shelf"
  static let summary = "a wooden board with a lit front edge, for shelf decorations"
  static let options: [SceneOption<Self>] = [
    SceneOption("fill", \.top, .paint, "the board's top", otherwise: "wood"),
    SceneOption("edge", \.edge, .paint, "the board's front edge", otherwise: "wood"),
    SceneOption("thickness", \.thickness, .number(in: 0...1000), "points of the front edge"),
  ]

  private var top = Bindable.constant(gradient(0xB98A5E, 0xD3A877))
  private var edge = Bindable.constant(gradient(0x9A6B40, 0x7B5230))
  private var thickness = 10.0

  init() {}

  func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
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
