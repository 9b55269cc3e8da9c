internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// UISheetPresentationController: a card with layers over the screen.
struct SheetComponent: Component {
  static let kind = "sheet"
  static let summary = "a card with layers over the screen, as high as one of its detents"
  static let options: [SceneOption<Self>] = [
    .controlName(\.name, by: "a tap"),
    .presentedLayers(\.layers),
    SceneOption(
      "grabber", \.hasGrabber, .flag, "whether it shows one",
      otherwise: "true where it has several detents"),
    SceneOption("dims", \.dims, .flag, "whether what is behind is darker"),
    .groundFill(\.style.fill), .groundMaterial(\.style.material),
    SceneOption(
      "detents", \.detents,
      .list(of: .detent, 1...8, subject: "a sheet has", nouns: "detents", orOne: true),
      "medium, large, points such as 300, a share such as 40%, or a list", otherwise: "large"
    )
    .checked { $1.detents.checkOnce($0.issues) },
    SceneOption(
      "shown", \.shown, .value(.text), "the detent at the beginning, or closed",
      otherwise: "the first"),
  ]

  static let closed = "closed"

  private var name: String?
  private var layers: OptionValue?
  private var hasGrabber: Bool?
  private var dims = true
  private var style = BoxStyle()
  private var detents = [SheetDetent.Named(word: "large", detent: .constant(.large))]
  private var shown: OptionValue?

  init() {}

  init(options: OptionReader) {
    options.read(Self.options, into: &self, in: options.palette.elevated)
  }

  func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    let inside = reader.elevated
    let children = layers.map { inside.layers($0, issues: options.issues) } ?? []
    let first = detents.first?.word
    let detents = detents.inOrder
    let words = [Self.closed] + detents.map(\.word)
    let shown =
      ControlSpec.Kind.choice(words).beginning(shown, named: "shown", issues: options.issues)
      ?? .constant(Double(words.firstIndex { $0 == first } ?? 1))
    let sheet = SheetLayer(
      source: ControlBinding(name, position: shown), detents: detents.map(\.detent),
      hasGrabber: hasGrabber ?? (detents.count > 1),
      dimming: dims ? .dimming(isDark: reader.isDark) : nil,
      ground: PresentedGround(style: style, under: children, reading: inside),
      children: children, location: options.location)
    let control = name.map {
      var control = ControlSpec(
        $0, .choice(words), value: shown.beginning("shown", of: options), timing: .presentation,
        location: options.location)
      control.isDraggable = true
      return control
    }
    var layer = ComponentLayer(
      drawing: sheet, width: .filling, height: .filling, control: control)
    layer.usualPlacement = .fill
    layer.touchPlaces = { TouchPlaces(stops: sheet.stops(in: $0, $1)) }
    return layer
  }
}

extension Timing {
  /// How what is presented comes and goes: a critically damped spring of a mass of 3 and a
  /// stiffness of 1000. [R]
  static let presentation = Timing.spring(
    dampingRatio: 1, response: 2 * .pi / (1000.0 / 3).squareRoot())
}
