internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// The item key that holds the layout's measure.
struct MeasureKey: Sendable {
  /// The key of collections that name none.
  static let usual = "value"

  var name: String
  /// Where the scene names the key; nil where it is the usual one.
  var location: SourceLocation?
  /// Whether each item must have the key.
  var isRequired: Bool
}

/// Decodes items, and says what is wrong with what they say of themselves.
struct ItemReader {
  /// From where a number can be a measure of anything.
  private static let measures = 0.0...1_000_000

  /// Nil where items have no measures.
  let measureKey: MeasureKey?
  /// The other facts that the layout asks for.
  var layoutKeys: [ItemKey] = []
  let issues: IssueLog

  /// An item, or what changes of one: a map of keys, or a bare scalar, which is its `value`.
  func item(_ value: OptionValue) -> SceneItem {
    let keys = Self.keys(of: value)
    var item = SceneItem(keys: keys)
    OptionReader(keys, issues: issues).read(SceneItem.options, into: &item)
    item.facts = facts(in: keys)
    item.measure = measure(in: keys)
    return item
  }

  /// Returns the facts that an item has for the layout; nil where it has none.
  func facts(in keys: OptionValue) -> ItemFacts? {
    var facts: ItemFacts = [:]
    for key in layoutKeys {
      facts[key.name] = keys[key.name].flatMap { key.number($0, issues: issues) }
    }
    return facts.isEmpty ? nil : facts
  }

  /// The same for items of a section with a layout of its own.
  func reading(for layout: any CollectionLayout) -> ItemReader {
    ItemReader(measureKey: measureKey, layoutKeys: layout.itemKeys, issues: issues)
  }

  /// An item that comes by itself, not in a list whose items are looked at together.
  func newItem(_ value: OptionValue) -> SceneItem {
    let item = item(value)
    requireMeasure(of: item)
    requireFacts(of: item)
    return item
  }

  /// Says which keys an item lacks that the layout cannot do without.
  func requireFacts(of item: SceneItem) {
    for key in layoutKeys where key.isRequired && item.keys[key.name] == nil {
      let near = Suggestion.phrase(for: key.name, among: item.keys.keyNames)
      issues.error(
        "the item has no '\(key.name)', without which the layout cannot place it\(near); add \(key.example)",
        at: item.location)
    }
  }

  /// Says that items which are not written out lack what the layout cannot do without.
  func requireNoFacts(ofItemsAt location: SourceLocation) {
    guard let key = layoutKeys.first(where: \.isRequired) else { return }
    issues.error(
      "items that are not written out have no '\(key.name)', without which the layout cannot place them; list them with \(key.example) each",
      at: location)
  }

  /// Says that an item lacks the key that `measure:` names.
  func requireMeasure(of item: SceneItem) {
    guard let key = measureKey, key.isRequired, item.keys[key.name] == nil else { return }
    let near = Suggestion.phrase(for: key.name, among: item.keys.keyNames)
    issues.error(
      "the item has no '\(key.name)', which 'measure: \(key.name)' makes its measure\(near); give it a number there",
      at: item.location)
  }

  /// Returns the keys of an item, or `{ value: … }` for a bare scalar.
  static func keys(of value: OptionValue) -> OptionValue {
    if case .map = value.kind { return value }
    return OptionValue(
      .map([.init(key: MeasureKey.usual, keyLocation: value.location, value: value)]),
      at: value.location)
  }

  /// Under the usual key there may be anything else.
  private func measure(in keys: OptionValue) -> Double? {
    guard let key = measureKey, let value = keys[key.name] else { return nil }
    if case .number = value.kind {} else if key.location == nil { return nil }
    return OptionReader.number(value, named: key.name, in: Self.measures, issues: issues)
  }
}
