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
    SceneOption("color", \.color, .color, "of the bar", otherwise: "$label"),
  ]

  private var color: Bindable<Color>?

  init() {}

  func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    let color = color ?? reader.color(.label)
    let bar = ShapeLayer(BoxStyle(form: .capsule, fill: color.map { .solid($0) }))
    var layer = ComponentLayer(
      [], width: .measured { _, context in context.device?.homeIndicatorSize?.width ?? 0 },
      height: .measured { _, context in context.device?.homeIndicatorSize?.height ?? 0 })
    layer.usualPlacement = Placement(
      horizontal: AxisPlacement(center: .points(0)),
      vertical: AxisPlacement(end: .points(Device.homeIndicatorGap)))
    layer.arranged = { _, context in
      context.device?.homeIndicatorSize == nil ? [] : [Layer(content: bar)]
    }
    return layer
  }
}
