internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// UITextField: a line of text to be changed, in a rounded box or in none.
struct TextFieldComponent: Component {
  static let kind = "text-field"
  static let summary = "a line of text to be changed, in a rounded box or plain"
  static let options: [SceneOption<Self>] =
    [
      SceneOption(
        "text-field", \.text, .text, "the text; empty shows the placeholder", otherwise: ""),
      SceneOption("placeholder", \.placeholder, .text, "a text", otherwise: "none"),
      SceneOption("border", \.border, .choice, "the box around it"),
      SceneOption("secure", \.isSecure, .flag, "true shows a dot for each character"),
    ] + TextLayer.options.map { $0.within(\.label) }

  private enum Border: String, CaseIterable {
    case rounded
    case none
  }

  private typealias Metrics = ControlMetrics.TextField

  private var text: Bindable<String>?
  private var placeholder = Bindable.constant("")
  private var border = Border.rounded
  private var isSecure = false
  private var label = TextLayer.usual

  init() {}

  func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    let metrics = Metrics(isGlass: reader.isGlass)
    guard let text else { return nil }
    let isPlain = border == .none
    var typed = label.completed(by: options, color: reader.color(.label))
    typed.text = isSecure ? text.concealed : text
    typed.lineLimit = 1
    var hint = typed
    hint.text = placeholder
    hint.color = reader.color(.placeholderText)
    let field = FieldText(typed: typed, placeholder: hint, isEmpty: text.map(\.isEmpty))
    let inset = isPlain ? 0 : metrics.inset
    let style = Self.box(metrics, reader)
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
