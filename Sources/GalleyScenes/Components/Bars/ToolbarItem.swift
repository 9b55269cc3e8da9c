internal import GalleyNotation

/// An entry of a toolbar: a button, or room between buttons.
enum ToolbarItem: Sendable {
  case button(BarButton)
  /// Takes as much of the room that is left as the others.
  case flexibleSpace
  /// In points.
  case fixedSpace(Double)

  var isSpace: Bool {
    if case .button = self { return false }
    return true
  }
}

extension ToolbarItem {
  private static let spacer = "spacer"
  private static let mostItems = 12

  /// Reads a list of buttons as navigation bars have them, with `spacer` and `{ spacer: 24 }` between;
  /// nil where there is none, which is reported.
  static func list(_ options: OptionReader, _ key: String) -> [ToolbarItem]? {
    guard options.has(key) else {
      options.missing(key, example: "'\(key): [Edit, spacer, { symbol: plus }]'")
      return nil
    }
    guard let list = options.list(key) else { return nil }
    guard (1...mostItems).contains(list.count) else {
      options.error("a toolbar has from 1 to \(mostItems) items, found \(list.count)", at: key)
      return nil
    }
    return list.compactMap { item($0, named: key, options) }
  }

  private static func item(
    _ value: OptionValue, named key: String, _ options: OptionReader
  ) -> ToolbarItem? {
    if case .text(spacer) = value.kind { return .flexibleSpace }
    if value[spacer] != nil {
      let reader = OptionReader(value, issues: options.issues)
      defer { reader.reportUnknownKeys() }
      return reader.number(spacer, in: 0...10_000).map(ToolbarItem.fixedSpace)
    }
    return BarButton.button(value, named: key, options).map(ToolbarItem.button)
  }
}
