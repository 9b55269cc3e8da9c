internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// UIAlertController: a question in the middle of a darker screen.
struct AlertComponent: Component {
  static let kind = "alert"
  static let summary = "a title, a message and buttons on a card over a darker screen"
  static let options: [SceneOption<Self>] = [
    .controlName(\.name, by: "a tap"),
    SceneOption("title", \.title, .text, "a text", otherwise: ""),
    SceneOption("message", \.message, .text, "a text", otherwise: ""),
    SceneOption(
      "fields", \.fields, .list(of: .alertField, 0...4, subject: "an alert has", nouns: "fields"),
      "at most 4: a placeholder, or { placeholder, text, secure: true }", otherwise: "none"),
    SceneOption("shown", \.isShown, .flag, "as it begins"),
    SceneOption(
      "actions", \.actions,
      .list(of: .alertAction, 1...8, subject: "an alert has", nouns: "actions"),
      "at most 8: a word, or { text: Delete, role: cancel | destructive, preferred: true }"
    )
    .required("'actions: [OK]'")
    .checked { options, alert in
      if alert.actions.count(where: { $0.role == .cancel }) > 1 {
        options.error("an alert has one action of the role cancel at most", at: "actions")
      }
    },
  ]

  private var name: String?
  private var title: Bindable<String>?
  private var message: Bindable<String>?
  private var actions: [AlertAction] = []
  private var fields: [AlertField] = []
  private var isShown = Bindable.constant(1.0)

  init() {}

  func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    if !options.contains("title"), !options.contains("message") {
      options.reportMissing("title", example: "'title: Delete the photo?'")
    }
    guard !actions.isEmpty else { return nil }
    let card = AlertCard(
      title: title, message: message, fields: fields, actions: actions,
      palette: reader.elevated.palette, location: options.location)
    let control = name.map {
      var control = ControlSpec(
        $0, .toggle, value: isShown.beginning("shown", of: options), timing: .presentation,
        location: options.location)
      control.rows = actions.map { ControlRow($0.title) }
      return control
    }
    let source = ControlBinding(name, position: isShown)
    let dimming = Color.dimming(isDark: reader.isDark)
    var layer = ComponentLayer([], width: .filling, height: .filling, control: control)
    layer.usualPlacement = .fill
    layer.touchPlaces = { TouchPlaces(rows: card.arrangement(in: $0, $1).rows) }
    layer.arranged = { frame, context in
      guard source.position(in: context) > 0 else { return [] }
      let card = card.arrangement(in: frame, context)
      return [
        Layer(
          content: ControlDrivenLayer(
            source, stops: [.init(opacity: 0), .init(opacity: 1)],
            ShapeLayer.filled(.rectangle, dimming))),
        Layer(
          at: .frame(
            x: card.frame.minX, y: card.frame.minY, width: card.frame.width,
            height: card.frame.height),
          content: RevealedLayer(source: source, leastScale: 1.2, children: card.layers)),
      ]
    }
    return layer
  }
}
