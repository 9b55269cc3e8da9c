internal import GalleyGeometry
package import GalleyNotation

/// When a layer shows: always, in a mode, when selected, in a theme, in a size class, for items that say so, or while
/// controls are set so; all that is given must hold, and nothing that is excluded.
public struct Condition: Sendable {
  /// The mode that the collection must be in; nil for any.
  public var mode: String?
  /// Whether the item must be selected, or must not; nil for either.
  public var isSelected: Bool?
  /// The theme that the screen must have; nil for any.
  public var theme: String?
  /// The size class that the screen must have across; nil for any.
  package var sizeClass: SizeClass?
  /// The item must have this key, and not say false or nothing there.
  package var itemKey: String?
  /// The values that the item must have, by key.
  package var itemValues: [String: String] = [:]
  /// What controls must be set to, by name.
  package var controlValues: [String: OptionValue] = [:]
  /// What must not hold.
  package var exclusions: [Condition] = []

  /// Makes a condition that always holds.
  public init() {}

  /// In a mode only.
  public static func mode(_ mode: String) -> Condition {
    var condition = Condition()
    condition.mode = mode
    return condition
  }

  /// While a control is set to a number.
  package static func control(_ name: String, is value: Double) -> Condition {
    var condition = Condition()
    condition.controlValues[name] = OptionValue(.number(value), at: .nowhere)
    return condition
  }

  /// While another does not hold.
  public static func not(_ other: Condition) -> Condition {
    var condition = Condition()
    condition.exclusions = [other]
    return condition
  }

  /// The same whatever controls are set to.
  var withoutControls: Condition {
    var condition = self
    condition.controlValues = [:]
    condition.exclusions = exclusions.filter(\.isOfNoControl)
    return condition
  }

  /// Whether no control has a say in it.
  var isOfNoControl: Bool {
    controlValues.isEmpty && exclusions.allSatisfy(\.isOfNoControl)
  }

  /// How much the layer shows, from 0 to 1: while a mode comes or goes, as much as the mode is on.
  func presence(in scope: Scope) -> Double {
    guard allHold(in: scope) else { return 0 }
    return exclusions.reduce(modePresence(in: scope)) { $0 * (1 - $1.presence(in: scope)) }
  }

  package func holds(in scope: Scope) -> Bool { presence(in: scope) > 0 }

  private func modePresence(in scope: Scope) -> Double {
    guard let mode else { return 1 }
    return mode == "none"
      ? scope.modes.values.reduce(1) { $0 * (1 - $1) } : scope.modes[mode] ?? 0
  }

  /// Whether all holds that holds or does not, with nothing between.
  private func allHold(in scope: Scope) -> Bool {
    if let isSelected, isSelected != scope.isSelected { return false }
    if let theme, theme != scope.theme { return false }
    if let sizeClass, sizeClass != scope.sizeClass { return false }
    if let itemKey, !isTrue(scope.item?[itemKey]) { return false }
    for (name, value) in controlValues
    where !(scope.controls?.isControl(name, setTo: value) ?? false) { return false }
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
  /// Reads what stands under `when:`: an item's key, or a map of mode, selected, theme, size-class, item, not and the names of
  /// controls.
  ///
  /// - `controls`: Is told what the condition says of controls.
  package func condition(_ value: OptionValue, _ controls: ControlLog) -> Condition {
    var condition = Condition()
    if case .text(let key) = value.kind {
      condition.itemKey = key
      return condition
    }
    let reader = OptionReader(value, issues: issues)
    defer { reader.reportUnknownKeys() }
    let keys = Condition.options.map(\.key)
    if case .map(let entries) = value.kind {
      for entry in entries where !keys.contains(entry.key) {
        condition.controlValues[entry.key] = reader.rawValue(for: entry.key)
        controls.mention(entry, among: keys)
      }
    }
    condition.exclusions = reader.rawValue(for: "not").map { [self.condition($0, controls)] } ?? []
    reader.read(Condition.options, into: &condition)
    return condition
  }
}

extension Condition {
  /// What a condition may say beside the names of controls.
  static let options: [SceneOption<Self>] = [
    SceneOption("not", .defined("condition"), "what must not hold", otherwise: "nothing"),
    SceneOption("mode", \.mode, .text, "that of the collection, or none"),
    SceneOption("selected", \.isSelected, .flag, "whether the item is"),
    SceneOption("theme", \.theme, .text),
    SceneOption("size-class", \.sizeClass, .choice, "that of the screen across"),
    SceneOption(
      "item", .either([.text, .map(.anything)]), "a key that it has, or keys with their values",
      otherwise: "none",
      read: { options, condition in
        guard let item = options.rawValue(for: "item") else { return }
        if case .map(let entries) = item.kind {
          for entry in entries { condition.itemValues[entry.key] = entry.value.shownText }
        } else {
          condition.itemKey = options.text("item")
        }
      }),
  ]
}
