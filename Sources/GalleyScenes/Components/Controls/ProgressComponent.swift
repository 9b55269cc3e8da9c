internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
package import GalleyNotation

/// UIProgressView: a thin bar, of which a part is filled.
package enum ProgressComponent: Component {
  package static let kind = "progress"
  package static let summary = "a thin bar that is filled as far as something has come"
  package static let options: [OptionDeclaration] = [
    OptionDeclaration("progress", .length(0...1), "from 0 to 1, or in percent", values: ""),
    OptionDeclaration("tint", .color, "of what is filled", usual: "$tint"),
    OptionDeclaration("track", .color, "of the rest", usual: "$system-fill"),
  ]

  /// In points. [R]
  static let height = 4.0

  package static func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    guard let progress = options.bindableShare(kind) else { return nil }
    let tint = reader.color(options, "tint") ?? reader.tint
    let track = reader.color(options, "track") ?? reader.color(.systemFill)
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
      ], width: .filling, height: .points(height))
  }
}
