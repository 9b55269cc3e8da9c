internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// The bar at the bottom of devices without a home button.
struct HomeIndicatorComponent: Component {
  static let kind = "home-indicator"
  static let summary = "the bar at the bottom of devices without a home button"
  static let options: [SceneOption<Self>] = [
    SceneOption("home-indicator", .nothing, "nothing", otherwise: ""),
    SceneOption(
      "color", \.color, .color, "of the bar",
      otherwise: "$label, or its opposite where that stands out too little"),
  ]

  private var color: Bindable<Color>?

  init() {}

  func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    let (color, label) = (color, reader[.label])
    var layer = ComponentLayer(
      [], width: .measured { _, context in context.device?.homeIndicatorSize?.width ?? 0 },
      height: .measured { _, context in context.device?.homeIndicatorSize?.height ?? 0 })
    layer.usualPlacement = Placement(
      horizontal: AxisPlacement(center: .points(0)),
      vertical: AxisPlacement(end: .points(Device.homeIndicatorGap)))
    layer.readsGround = color == nil
    layer.arranged = { frame, context in
      guard context.device?.homeIndicatorSize != nil else { return [] }
      let fill = color ?? .constant(label.adapted(to: context.groundColor(in: frame)))
      return [Layer(content: ShapeLayer(BoxStyle(form: .capsule, fill: fill.map { .solid($0) })))]
    }
    return layer
  }
}
