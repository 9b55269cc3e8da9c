internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
package import GalleyNotation

/// UIActivityIndicatorView: spokes that fade one after the other.
package enum ActivityComponent: Component {
  package static let kind = "activity"
  package static let summary = "spokes that fade in turn while something goes on"
  package static let options: [OptionDeclaration] = [
    OptionDeclaration(
      "activity", .choice(["medium", "large"]), "20 or 37 points wide", usual: "medium"),
    OptionDeclaration("tint", .color, "of the spokes", usual: "$secondary-label"),
  ]

  private enum Extent: String, CaseIterable {
    case medium
    case large

    var points: Double { self == .medium ? 20 : 37 }
  }

  /// Spokes of 3.5 by 10 points from 5 to 15 points from the middle were recorded; others are in
  /// proportion. [R]
  private static let spokes = 8
  private static let recordedRadius = 15.0
  private static let recordedSpoke = Size(width: 3.5, height: 10)
  /// Of the brightest spoke and of the one that was it longest ago; derived.
  private static let opacities = (most: 1.0, least: 0.2)
  /// Seconds for one turn; derived.
  private static let period = 1.0

  package static func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    let size: Extent
    if case .null = options.raw(kind)?.kind {
      size = .medium
    } else {
      guard let given = options.choice(kind, of: Extent.self) else { return nil }
      size = given
    }
    let factor = size.points / 2 / recordedRadius
    let tint = reader.color(options, "tint") ?? reader.color(.secondaryLabel)
    let color = tint.map { PaintSpec.solid($0) }
    let spoke = Layer(
      at: Placement(
        horizontal: AxisPlacement(
          center: .points(0), extent: .points(recordedSpoke.width * factor)),
        vertical: AxisPlacement(start: .points(0), extent: .points(recordedSpoke.height * factor))),
      content: ShapeLayer(BoxStyle(form: .capsule, fill: color)))
    let layers = (0..<spokes).map { index in
      Layer(
        effects: Effects(rotation: .constant(360 * Double(index) / Double(spokes))),
        content: ControlDrivenLayer(
          .clock(steps: spokes, period: period),
          stops: (0..<spokes).map { .init(opacity: opacity(ofSpoke: index, whileBrightest: $0)) },
          GroupLayer([spoke])))
    }
    var layer = ComponentLayer(
      layers, width: .points(size.points), height: .points(size.points))
    layer.isRestless = true
    return layer
  }

  /// Backward from the brightest, each is a little paler.
  private static func opacity(ofSpoke index: Int, whileBrightest brightest: Int) -> Double {
    let age = (brightest - index + spokes) % spokes
    let share = Double(age) / Double(spokes - 1)
    return opacities.most + (opacities.least - opacities.most) * share
  }
}
