internal import GalleyGeometry
internal import GalleyGraphics
package import GalleyNotation

/// UIAlertController: a question in the middle of a darker screen.
package enum AlertComponent: Component {
  package static let kind = "alert"
  package static let summary = "a title, a message and buttons on a card over a darker screen"
  package static let options: [OptionDeclaration] = [
    .controlName("alert", by: "a tap"),
    OptionDeclaration("title", .text, "a text"),
    OptionDeclaration("message", .text, "a text"),
    OptionDeclaration(
      "actions", .list(.either([.text, .options([])])),
      "at most 8: a word, or { text: Delete, role: cancel | destructive, preferred: true }"),
    OptionDeclaration(
      "fields", .list(.either([.text, .options([])])),
      "at most 4: a placeholder, or { placeholder, text, secure: true }", usual: "none"),
    OptionDeclaration("shown", .flag, "as it begins", usual: "true"),
  ]

  package static func name(of layer: OptionValue) -> String? {
    nameUnderKind(of: layer)
  }

  package static func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    let name = options.controlName(kind)
    let (title, message) = (options.bindableText("title"), options.bindableText("message"))
    let fields = AlertField.list(options, "fields")
    let shown = options.bindableFlag("shown") ?? .constant(1)
    if !options.has("title"), !options.has("message") {
      options.missing("title", example: "'title: Delete the photo?'")
    }
    let control = name.map {
      ControlSpec(
        $0, .toggle, value: shown.beginning("shown", of: options), timing: .presentation,
        location: options.location)
    }
    guard let actions = AlertAction.list(options, "actions") else { return nil }
    let card = AlertCard(
      title: title, message: message, fields: fields, actions: actions,
      palette: reader.elevated.palette, location: options.location)
    let source = ControlBinding(name, position: shown)
    let dimming = Color.dimming(isDark: reader.isDark)
    var layer = ComponentLayer([], width: .filling, height: .filling, control: control)
    layer.usualPlacement = .fill
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
