internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// UIPageControl: a dot for each page of a collection, or a given number of dots.
struct PageControlComponent: Component {
  static let kind = "page-control"
  static let summary = "a dot for each page of a collection, or a given number of dots"
  static let options: [SceneOption<Self>] = [
    SceneOption(
      "page-control", .either([.text, .name]),
      "the collection; with 'count' its own name, or nothing", otherwise: ""),
    SceneOption(
      "section", \.section, .integer(in: 0...1_000_000),
      "one of the collection's that scrolls by itself"),
    SceneOption(
      "count", \.count, .number(in: 0...1_000_000),
      "how many pages, where they are of no collection"),
    SceneOption(
      "current", \.current, .number(in: 0...1_000_000), "which page is shown then, from 0"),
    SceneOption("color", \.color, .color, "of the dots", otherwise: "$label at a quarter"),
    SceneOption(
      "current-color", \.currentColor, .color, "of the dot of the page that is shown",
      otherwise: "$label"),
  ]

  /// The dots' diameter and the way from one to the next in points, measured on iOS 26.0 [R], and
  /// as they were before. [C]
  private static let dots = (ios26: (10.0, ControlMetrics.PageControl.pitch), ios18: (7.6, 17.0))

  /// That of one which counts by itself; else the word is the name of its collection.
  static func name(of layer: OptionValue) -> String? {
    layer["count"].flatMap { _ in nameUnderKind(of: layer) }
  }

  private var section: Int?
  private var count: Bindable<Double>?
  private var current = Bindable.constant(0.0)
  private var color: Bindable<Color>?
  private var currentColor: Bindable<Color>?

  init() {}

  func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    guard
      let (pages, control) = options.contains("count")
        ? counted(options) : collected(options, noting: reader.controls)
    else { return nil }
    let (diameter, pitch) = reader.isGlass ? Self.dots.ios26 : Self.dots.ios18
    let dots = PageControlLayer(
      pages: pages, dotDiameter: diameter, dotPitch: pitch,
      color: color ?? .constant(reader[.label].withAlpha(0.25)),
      currentColor: currentColor ?? reader.color(.label),
      location: options.location)
    return ComponentLayer(drawing: dots, control: control)
  }

  private func collected(
    _ options: OptionReader, noting controls: ControlLog
  ) -> (PageControlLayer.Pages, ControlSpec?)? {
    guard let collection = options.text(Self.kind) else { return nil }
    controls.mention(collection: collection, at: options.location)
    return (.collection(collection, section: section), nil)
  }

  private func counted(_ options: OptionReader) -> (PageControlLayer.Pages, ControlSpec?)? {
    let name = OptionType.controlName.read(options, Self.kind)
    let count = count ?? .constant(0)
    let control = name.map { name in
      let words = (0..<Int(count.beginning("count", of: options))).prefix(1000).map { "\($0 + 1)" }
      return ControlSpec(
        name, .choice(words), value: current.beginning("current", of: options),
        location: options.location)
    }
    return (.count(count, current: ControlBinding(name, position: current)), control)
  }
}

/// The dots that say how many pages there are and which one is shown.
struct PageControlLayer: LayerContent {
  /// The owner of the pages.
  enum Pages: Sendable {
    /// Of a collection, or of one of its sections that scrolls by itself.
    case collection(String, section: Int?)
    /// So many, of which one is shown.
    case count(Bindable<Double>, current: ControlBinding)
  }

  private typealias Metrics = ControlMetrics.PageControl

  var pages: Pages
  /// In points.
  var dotDiameter: Double
  /// From the middle of a dot to that of the next, in points.
  var dotPitch = ControlMetrics.PageControl.pitch
  var color: Bindable<Color>
  var currentColor: Bindable<Color>
  var location: SourceLocation

  var kind: String { "page-control" }

  func intrinsicSize(for proposal: SizeProposal, context: LayerContext) -> IntrinsicSize {
    IntrinsicSize(
      width: Metrics.width(dots: known(context).count, pitch: dotPitch), height: Metrics.height)
  }

  func hugging(along axis: Axis) -> Hugging { .always }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    let (count, current) = known(context)
    guard let color = color.resolved(in: context.scope, issues: context.issues),
      let currentColor = currentColor.resolved(in: context.scope, issues: context.issues)
    else { return [] }
    let first = frame.midX - Double(count - 1) / 2 * dotPitch
    return (0..<count).flatMap { page -> [DrawCommand] in
      let index = context.direction == .rightToLeft ? count - 1 - page : page
      let center = Point(x: first + Double(index) * dotPitch, y: frame.midY)
      let dot = Circle(center: center, radius: dotDiameter / 2)
      let share = max(0, 1 - abs(current - Double(page)))
      return [(color, 1 - share), (currentColor, share)].filter { $0.1 > 0 }.map { color, share in
        let color = share < 1 ? color.withAlpha(color.alpha * share) : color
        return .fill(Fill(.ellipse(in: dot.boundingBox), .solid(color), source: location))
      }
    }
  }

  /// How many pages there are, and which is shown; between two of them while it changes.
  private func known(_ context: LayerContext) -> (count: Int, current: Double) {
    switch pages {
    case .collection(let name, let section):
      guard let view = context.collectionView(named: name) else { return (0, 0) }
      if let section {
        let count = view.pageCount(ofSection: section) ?? 1
        return (
          min(count, Metrics.mostDots), Double(view.nearestPage(ofSection: section, at: .zero) ?? 0)
        )
      }
      return (min(view.pageCount ?? 1, Metrics.mostDots), Double(view.nearestPage(at: .zero) ?? 0))
    case .count(let count, let current):
      let count = count.resolved(in: context.scope, issues: context.issues) ?? 0
      return (min(max(0, Int(count)), Metrics.mostDots), current.position(in: context))
    }
  }
}
