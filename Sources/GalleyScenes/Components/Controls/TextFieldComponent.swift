internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
package import GalleyNotation

/// UITextField: a line of text to be changed, in a rounded box or in none.
package enum TextFieldComponent: Component {
  package static let kind = "text-field"
  package static let summary = "a line of text to be changed, in a rounded box or plain"
  package static let options: [OptionDeclaration] =
    [
      OptionDeclaration("text-field", .text, "the text; empty shows the placeholder"),
      OptionDeclaration("placeholder", .text, "a text", usual: "none"),
      OptionDeclaration(
        "border", .choice(["rounded", "none"]), "the box around it", usual: "rounded"),
      OptionDeclaration("secure", .flag, "true shows a dot for each character", usual: "false"),
    ] + TextLayer.declarations

  private enum Border: String, CaseIterable {
    case rounded
    case none
  }

  /// In points.
  struct Metrics {
    /// Between the box and the text.
    var inset: Double
    /// Nil for a capsule.
    var radius: Double?

    /// The inset recorded on iOS 26.0 [R]; the capsule follows from it.
    static let ios26 = Metrics(inset: 14)
    static let ios18 = Metrics(inset: 7, radius: 6)
    static let height = 34.0
    static let plainHeight = 22.0
  }

  package static func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    let metrics = reader.isGlass ? Metrics.ios26 : .ios18
    let isPlain = options.choice("border", of: Border.self) == Border.none
    var text: Bindable<String> = .constant("")
    if case .null? = options.raw(kind)?.kind {
    } else {
      guard let given = options.bindableText(kind) else { return nil }
      text = given
    }
    if options.flag("secure") == true {
      text = text.map { String(repeating: "\u{2022}", count: min($0.count, 1000)) }
    }
    var label = reader.textLayer(options, text: text)
    label.lineLimit = 1
    var hint = label
    hint.text = options.bindableText("placeholder") ?? .constant("")
    hint.color = reader.color(.placeholderText)
    let shown = text
    let (typed, placeholder) = (label, hint)
    let field = FieldText(typed: typed, placeholder: placeholder, isEmpty: shown.map(\.isEmpty))
    let inset = isPlain ? 0 : metrics.inset
    let style = box(metrics, reader)
    return ComponentLayer(
      (isPlain ? [] : [Layer(content: ShapeLayer(style))]) + [
        Layer(
          at: Placement(
            horizontal: AxisPlacement(start: .points(inset), end: .points(inset)),
            vertical: Placement.fill.vertical), content: field)
      ],
      width: .measured { _, context in
        let width = field.intrinsicSize(for: .unspecified, context: context).width ?? 0
        return (width - TextLayer.hair - 1e-6).rounded(.up) + 2 * inset
      }, height: .points(isPlain ? Metrics.plainHeight : Metrics.height), style: style)
  }

  private static func box(_ metrics: Metrics, _ reader: LayerReader) -> BoxStyle {
    let fill = reader.color(
      light: .white, dark: reader.isGlass ? Color(hex: 0x1C1C1E) : .black)
    return BoxStyle(
      form: metrics.radius == nil ? .capsule : .rectangle, fill: .constant(.solid(fill)),
      borderColor: reader.color(.systemGray4), borderWidth: .constant(0.5),
      cornerRadius: metrics.radius.map { .constant(.points($0)) }, cornerCurve: .continuous)
  }
}
