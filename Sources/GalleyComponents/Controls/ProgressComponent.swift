internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// UIProgressView: a thin bar, of which a part is filled.
struct ProgressComponent: Component {
  static let kind = "progress"
  static let summary = "a thin bar that is filled as far as something has come"
  static let options: [SceneOption<Self>] = [
    SceneOption("progress", \.progress, .share, "from 0 to 1, or in percent", otherwise: ""),
    SceneOption("tint", \.tint, .color, "of what is filled", otherwise: "$tint"),
    SceneOption("track", \.track, .color, "of the rest", otherwise: "$system-fill"),
  ]

  private var progress: Bindable<Double>?
  private var tint: Bindable<Color>?
  private var track: Bindable<Color>?

  init() {}

  func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    guard let progress else { return nil }
    let tint = tint ?? reader.tint
    let track = track ?? reader.color(.systemFill)
    func bar(_ color: Bindable<Color>) -> ShapeLayer {
      ShapeLayer(BoxStyle(form: .capsule, fill: color.map { .solid($0) }))
    }
    let stops = [0.0, 1.0].map { share in
      ControlDrivenLayer.Stop(
        Placement(
          horizontal: AxisPlacement(start: .points(0), extent: .fraction(share)),
          vertical: Placement.fill.vertical))
    }
    return ComponentLayer(
      [
        Layer(content: bar(track)),
        Layer(
          content: ControlDrivenLayer(
            ControlBinding(nil, position: progress), stops: stops, bar(tint))),
      ], width: .filling, height: .points(ControlMetrics.progressHeight))
  }
}
