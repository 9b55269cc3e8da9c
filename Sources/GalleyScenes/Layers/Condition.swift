internal import GalleyGeometry
internal import GalleyNotation

/// When a layer shows: always, in a mode, when selected, in a theme, or for items that say so; all
/// that is given must hold, and nothing that is excluded.
public struct Condition: Sendable {
  public var mode: String?
  public var isSelected: Bool?
  public var theme: String?
  /// The item must have this key, and not say false or nothing there.
  package var itemKey: String?
  /// The values that the item must have, by key.
  package var itemValues: [String: String] = [:]
  /// What must not hold.
  package var exclusions: [Condition] = []

  public init() {}

  /// In a mode only.
  public static func mode(_ mode: String) -> Condition {
    var condition = Condition()
    condition.mode = mode
    return condition
  }

  /// How much the layer shows, from 0 to 1: while a mode comes or goes, as much as the mode is on.
  func presence(in scope: Scope) -> Double {
    guard allHold(in: scope) else { return 0 }
    return exclusions.reduce(modePresence(in: scope)) { $0 * (1 - $1.presence(in: scope)) }
  }

  func holds(in scope: Scope) -> Bool { presence(in: scope) > 0 }

  private func modePresence(in scope: Scope) -> Double {
    guard let mode else { return 1 }
    return mode == "none"
      ? scope.modes.values.reduce(1) { $0 * (1 - $1) } : scope.modes[mode] ?? 0
  }

  /// Whether all holds that holds or does not, with nothing between.
  private func allHold(in scope: Scope) -> Bool {
    if let isSelected, isSelected != scope.isSelected { return false }
    if let theme, theme != scope.theme { return false }
    if let itemKey, !isTrue(scope.item?[itemKey]) { return false }
    return itemValues.allSatisfy { scope.item?[$0.key]?.shownText == $0.value }
  }

  private func isTrue(_ value: OptionValue?) -> Bool {
    switch value?.kind {
    case nil, .null, .flag(false): false
    default: true
    }
  }
}

extension OptionReader {
  /// Reads `when:`: an item's key, or a map of mode, selected, theme, item and not.
  func condition(_ key: String = "when") -> Condition {
    guard let value = raw(key) else { return Condition() }
    return condition(value)
  }

  private func condition(_ value: OptionValue) -> Condition {
    var condition = Condition()
    if case .text(let key) = value.kind {
      condition.itemKey = key
      return condition
    }
    let reader = OptionReader(value, issues: issues)
    defer { reader.reportUnknownKeys() }
    condition.exclusions = reader.raw("not").map { [self.condition($0)] } ?? []
    condition.mode = reader.text("mode")
    condition.isSelected = reader.flag("selected")
    condition.theme = reader.text("theme")
    guard let item = reader.raw("item") else { return condition }
    if case .map(let entries) = item.kind {
      for entry in entries { condition.itemValues[entry.key] = entry.value.shownText }
    } else {
      condition.itemKey = reader.text("item")
    }
    return condition
  }
}
