internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// UIActivityIndicatorView: spokes that fade one after the other.
struct ActivityComponent: Component {
  static let kind = "activity"
  static let summary = "spokes that fade in turn while something goes on"
  static let options: [SceneOption<Self>] = [
    SceneOption("activity", \.size, .choice.orNothing, "20 or 37 points wide"),
    SceneOption("tint", \.tint, .color, "of the spokes", otherwise: "$secondary-label"),
  ]

  private enum Extent: String, CaseIterable {
    case medium
    case large

    var points: Double {
      self == .medium ? ControlMetrics.Activity.medium : ControlMetrics.Activity.large
    }
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

  private var size = Extent.medium
  private var tint: Bindable<Color>?

  init() {}

  func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    let factor = size.points / 2 / Self.recordedRadius
    let tint = tint ?? reader.color(.secondaryLabel)
    let color = tint.map { PaintSpec.solid($0) }
    let spoke = Layer(
      at: Placement(
        horizontal: AxisPlacement(
          center: .points(0), extent: .points(Self.recordedSpoke.width * factor)),
        vertical: AxisPlacement(
          start: .points(0), extent: .points(Self.recordedSpoke.height * factor))),
      content: ShapeLayer(BoxStyle(form: .capsule, fill: color)))
    let spokes = Self.spokes
    let layers = (0..<spokes).map { index in
      Layer(
        effects: Effects(rotation: .constant(360 * Double(index) / Double(spokes))),
        content: ControlDrivenLayer(
          .clock(steps: spokes, period: Self.period),
          stops: (0..<spokes).map {
            .init(opacity: Self.opacity(ofSpoke: index, whileBrightest: $0))
          },
          GroupLayer([spoke])))
    }
    var layer = ComponentLayer(
      layers, width: .points(size.points), height: .points(size.points))
    layer.animatesIndefinitely = true
    return layer
  }

  /// Backward from the brightest, each is a little paler.
  private static func opacity(ofSpoke index: Int, whileBrightest brightest: Int) -> Double {
    let age = (brightest - index + spokes) % spokes
    let share = Double(age) / Double(spokes - 1)
    return opacities.most + (opacities.least - opacities.most) * share
  }
}
