internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// UIPopoverPresentationController: layers on a card whose arrow points at what it belongs to.
struct PopoverComponent: Component {
  static let kind = "popover"
  static let summary =
    "layers on a card whose arrow points at where 'at' has it; a sheet where a screen is narrow"
  static let options: [SceneOption<Self>] = [
    .controlName(\.name, by: "a tap"),
    .presentedLayers(\.layers),
    SceneOption("shown", \.isShown, .flag, "as it begins"),
    SceneOption(
      "width", \.width, .number(in: 1...100_000), "points", otherwise: "as its layers want"),
    SceneOption(
      "height", \.height, .number(in: 1...100_000), "points", otherwise: "as its layers want"),
    SceneOption(
      "arrow", \.arrows,
      .list(of: .arrow, 1...4, subject: "a popover has", nouns: "arrows", orOne: true),
      "up, down, leading, trailing, a list of those that it may have, or none",
      otherwise: "any"
    )
    .checked { $1.arrows.checkAlone(options: $0) },
    SceneOption("adapts", \.adapts, .flag, "whether it is a sheet where a screen is narrow"),
    SceneOption(
      "detent", \.detent, .detent, "of that sheet: medium, large, points or a share",
      otherwise: "large"),
    .groundFill(\.style.fill), .groundMaterial(\.style.material),
  ]

  /// The way that an arrow may point.
  enum Arrow: String, CaseIterable, Sendable {
    case up, down, leading, trailing, none

    /// From left to right.
    var direction: PopoverPlacement.ArrowDirection? {
      switch self {
      case .up: .up
      case .down: .down
      case .leading: .left
      case .trailing: .right
      case .none: nil
      }
    }
  }

  private var name: String?
  private var layers: OptionValue?
  private var isShown = Bindable.constant(1.0)
  private var width: Double?
  private var height: Double?
  private var arrows: [Arrow] = []
  private var adapts = true
  private var detent: SheetDetent.Named?
  private var style = BoxStyle()

  init() {}

  init(options: OptionReader) {
    options.read(Self.options, into: &self, in: options.palette.elevated)
  }

  func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    if !options.contains("at") {
      options.reportMissing("at", example: "'at: { around: button }', the layer that it points at")
    }
    let inside = reader.elevated
    let children = layers.map { inside.layers($0, issues: options.issues) } ?? []
    let source = ControlBinding(name, position: isShown)
    let ground = PresentedGround(style: style, under: children, reading: inside, shadow: .card)
    let sheet = SheetLayer(
      source: source, detents: [detent?.detent ?? .constant(.large)], hasGrabber: false,
      dimming: .dimming(isDark: reader.isDark), ground: ground, children: children,
      location: options.location)
    let popover = PopoverLayer(
      source: source, width: width, height: height,
      arrows: arrows.isEmpty
        ? PopoverPlacement.ArrowDirection.allCases : arrows.compactMap(\.direction),
      ground: ground, sheet: adapts ? sheet : nil, children: children, location: options.location)
    let control = name.map {
      ControlSpec(
        $0, .toggle, value: isShown.beginning("shown", of: options), timing: .presentation,
        location: options.location)
    }
    return ComponentLayer(
      drawing: popover, width: .filling, height: .filling, control: control)
  }
}

extension OptionType where Value == PopoverComponent.Arrow {
  fileprivate static var arrow: OptionType { .choice }
}

extension [PopoverComponent.Arrow] {
  /// Reports `none` beside others.
  fileprivate func checkAlone(options: OptionReader) {
    if contains(.none), count > 1 {
      options.error("an arrow is none or one of the others; leave out 'none'", at: "arrow")
    }
  }
}
