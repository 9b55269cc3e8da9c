internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// A button of a bar: a word or a symbol.
struct BarButton: Sendable {
  enum Face: Sendable {
    case text(Bindable<String>)
    case symbol(Bindable<String>)
  }

  var face: Face
  /// Whether it is the one that ends what the screen is for.
  var isProminent = false
  var location: SourceLocation
}

extension OptionType where Value == BarButton {
  /// A word, `{ symbol: plus }` or `{ text: Done, prominent: true }`.
  static var barButton: OptionType {
    .options(BarButton.options, of: .blank) { options, button in
      if options.contains("text") || options.contains("symbol") { return button }
      options.error("a button of a bar has a 'text' or a 'symbol'")
      return nil
    }
    .or(.text) { BarButton(face: .text($0), location: .nowhere) }.located(\.location)
  }

  /// A word alone.
  static var word: OptionType {
    OptionType<Bindable<String>>.text.map { text, options, key in
      BarButton(face: .text(text), location: options.location(of: key))
    }
  }
}

extension BarButton {
  fileprivate static let blank = BarButton(face: .text(.constant("")), location: .nowhere)

  /// Of two faces the symbol shows.
  fileprivate static let options: [SceneOption<Self>] = [
    SceneOption("prominent", \.isProminent, .flag, "whether it ends what the screen is for"),
    .face("text", .text, Face.text, otherwise: ""),
    .face("symbol", .defined("symbol"), Face.symbol, otherwise: "none"),
  ]

  /// Leads back.
  static func chevron(at location: SourceLocation) -> BarButton {
    BarButton(face: .symbol(.constant("chevron.backward")), location: location)
  }

  /// What is drawn of it, in the size of its letters.
  func content(_ color: Color, weight: Int, symbolSize: Double) -> any LayerContent {
    switch face {
    case .text(let text):
      TextLayer(
        text, font: FontSpec(weight: weight, size: .constant(17)), color: .constant(color),
        alignment: .center, lineLimit: 1, location: location)
    case .symbol(let name):
      SymbolLayer(
        name, font: FontSpec(weight: weight, size: .constant(symbolSize)), tint: .constant(color),
        location: location)
    }
  }
}

extension SceneOption where Root == BarButton {
  fileprivate static func face(
    _ key: String, _ kind: OptionKind,
    _ face: @escaping @Sendable (Bindable<String>) -> BarButton.Face, otherwise: String
  ) -> SceneOption {
    SceneOption(key, .template(kind), otherwise: otherwise) { options, button in
      if let words = options.bindableText(key) { button.face = face(words) }
    }
  }
}
