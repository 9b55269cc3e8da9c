internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

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

extension BarButton {
  /// Reads a list of buttons, or one: `Edit`, `{ symbol: plus }`, `{ text: Done, prominent: true }`.
  static func list(_ options: OptionReader, _ key: String) -> [BarButton] {
    guard let value = options.raw(key) else { return [] }
    var elements = [value]
    if case .list(let list) = value.kind { elements = list }
    return elements.compactMap { button($0, named: key, options) }
  }

  /// Reads one; nil for what is none, which is reported.
  static func button(
    _ value: OptionValue, named key: String, _ options: OptionReader
  ) -> BarButton? {
    guard case .map = value.kind else {
      return options.bindableText(value, named: key).map {
        BarButton(face: .text($0), location: value.location)
      }
    }
    let reader = OptionReader(value, issues: options.issues)
    defer { reader.reportUnknownKeys() }
    let isProminent = reader.flag("prominent") ?? false
    if let symbol = reader.bindableText("symbol") {
      return BarButton(face: .symbol(symbol), isProminent: isProminent, location: value.location)
    }
    guard let text = reader.bindableText("text") else {
      reader.error("a button of a bar has a 'text' or a 'symbol'")
      return nil
    }
    return BarButton(face: .text(text), isProminent: isProminent, location: value.location)
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
