internal import GalleyNotation

/// What stands in a menu: UIAction, or a line between groups of them.
struct MenuItem: Sendable {
  var text: Bindable<String>
  var symbol: Bindable<String>?
  var isChecked = false
  var isDestructive = false
  var isEnabled = true
  /// Whether it begins a group.
  var beginsSection = false
  var location: SourceLocation
}

extension MenuItem {
  private static let divider = "divider"
  private static let mostItems = 30

  /// Reads words, `{ text: Share, symbol: square.and.arrow.up }` and `divider`; nil where there are
  /// none, which is reported.
  static func list(_ options: OptionReader, _ key: String) -> [MenuItem]? {
    guard options.has(key) else {
      options.missing(key, example: "'\(key): [Copy, { text: Delete, destructive: true }]'")
      return nil
    }
    guard let list = options.list(key) else { return nil }
    guard (1...mostItems).contains(list.count) else {
      options.error("a menu has from 1 to \(mostItems) items, found \(list.count)", at: key)
      return nil
    }
    var items: [MenuItem] = []
    var isFirst = false
    for value in list {
      if case .text(divider) = value.kind {
        isFirst = !items.isEmpty
        continue
      }
      guard var item = item(value, named: key, options) else { continue }
      item.beginsSection = isFirst
      isFirst = false
      items.append(item)
    }
    if items.isEmpty {
      options.error("a menu has an item beside its dividers", at: key)
      return nil
    }
    return items
  }

  private static func item(
    _ value: OptionValue, named key: String, _ options: OptionReader
  ) -> MenuItem? {
    guard case .map = value.kind else {
      return options.bindableText(value, named: key).map {
        MenuItem(text: $0, location: value.location)
      }
    }
    let reader = OptionReader(value, issues: options.issues)
    defer { reader.reportUnknownKeys() }
    let symbol = reader.bindableText("symbol")
    let isChecked = reader.flag("checked") ?? false
    let isDestructive = reader.flag("destructive") ?? false
    let isEnabled = reader.flag("enabled") ?? true
    guard let text = reader.bindableText("text") else {
      if !reader.has("text") { reader.missing("text", example: "'{ text: Share }'") }
      return nil
    }
    return MenuItem(
      text: text, symbol: symbol, isChecked: isChecked, isDestructive: isDestructive,
      isEnabled: isEnabled, location: value.location)
  }
}
