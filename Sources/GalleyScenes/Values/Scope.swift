internal import GalleyGeometry
package import GalleyNotation

/// The values of names in templates and conditions where a layer is drawn: an item's keys, its
/// place, and the collections on the screen.
package struct Scope {
  /// The keys of the item, or of a section for headers and footers.
  package var item: OptionValue?
  /// Names that every item has: index, number, id, section, count.
  ///
  /// A key of the item's own goes before them.
  package var facts: [String: String] = [:]
  /// Notes which of them are looked up; nil where nobody wants to know.
  var factsRead: FactUsage?
  /// The modes that are on, the collection's and the flags that its layout gives the cell, each
  /// with how much, from 0 to 1.
  package var modes: [String: Double] = [:]
  package var isSelected = false
  package var theme = "light"
  /// That of the screen across.
  package var sizeClass = SizeClass.compact
  /// A BCP 47 tag, whose rules plurals follow.
  package var language = "en"
  /// One device pixel, in points.
  package var hairline = 1.0
  /// What the items of the collection have under a name, for templates such as `{max(steps)}`.
  var columns: (any ColumnValues)?
  /// The collections on the screen, for templates such as `{shelf.page.name}`.
  package var collections: (any CollectionValues)?
  /// The controls on the screen, for templates such as `{wifi.on}` and for what goes with them.
  package var controls: (any ControlValues)?

  /// Seconds since the screen was first shown, for what moves by itself.
  package var clock = 0.0

  package init() {}

  /// The value of a path of names, or the names that would have been known.
  ///
  /// - `isOptional`: Whether the name may mean nothing. Of the names that every item has one that
  ///   may be missing can only be a key of the item's own.
  func lookUp(_ path: [String], isOptional: Bool = false) throws(UnknownName) -> OptionValue {
    guard let first = path.first else { throw UnknownName(name: "", known: resolvableNames) }
    if let value = item?[first] { return try Self.descend(into: value, path: path.dropFirst()) }
    let isOwn = isOptional && Self.namesOfEveryItem.contains(first)
    if path.count == 1, !isOwn, let fact = facts[first] {
      factsRead?.names.insert(first)
      return .plain(fact)
    }
    if path == [String.hairline] { return .plain(hairline.shortest) }
    if path.count > 1, let collections, collections.collectionIDs.contains(first) {
      return try collections.value(inCollection: first, path: Array(path.dropFirst()))
    }
    if path.count > 1, let controls, controls.controlNames.contains(first) {
      return try controls.value(ofControl: first, path: Array(path.dropFirst()))
    }
    throw UnknownName(name: path.joined(separator: "."), known: resolvableNames)
  }

  /// The values under a path of names: those of a collection that it begins with, as in
  /// `goods.price`, or of a list that the item has there, else those of all items of the collection.
  func column(at path: [String]) throws(UnknownName) -> [OptionValue] {
    if path.count > 1, item?[path[0]] == nil,
      let values = collections?.columns(ofCollection: path[0])?.values(at: Array(path.dropFirst())),
      !values.isEmpty
    {
      return values
    }
    let own = item.map { Array($0.values(at: path[...])) } ?? []
    if own.count < 2 { factsRead?.names.insert(FactUsage.allItems) }
    let values = own.count > 1 ? own : columns?.values(at: path) ?? own
    guard !values.isEmpty else {
      throw UnknownName(name: path.joined(separator: "."), known: resolvableNames)
    }
    return values
  }

  private static let namesOfEveryItem = ["count", "id", "index", "number", "section"]

  private static func descend(
    into value: OptionValue, path: ArraySlice<String>
  ) throws(UnknownName) -> OptionValue {
    guard let next = path.first else { return value }
    guard let inner = value[next] else {
      throw UnknownName(name: next, known: value.keyNames)
    }
    return try descend(into: inner, path: path.dropFirst())
  }

  private var resolvableNames: [String] {
    (item?.keyNames ?? []) + facts.keys.sorted() + (collections?.collectionIDs ?? [])
      + (controls?.controlNames ?? [])
  }
}

/// The facts of an item that something asked for, by name.
final class FactUsage {
  var names: Set<String> = []
  /// Stands for what all items have.
  static let allItems = "*"
}

/// The collections on a screen as templates see them.
package protocol CollectionValues {
  var collectionIDs: [String] { get }

  /// A value such as `page.name`, `count` or `mode` of a collection.
  func value(inCollection id: String, path: [String]) throws(UnknownName) -> OptionValue

  /// What the items of a collection have under names; what they begin with before it is placed.
  func columns(ofCollection id: String) -> (any ColumnValues)?
}

/// The items of a collection as templates see them that compute with all of them.
package protocol ColumnValues {
  /// The values that the items have under a path of names, in their order.
  func values(at path: [String]) -> [OptionValue]
}

/// The controls on a screen as templates, conditions and layers see them.
package protocol ControlValues {
  var controlNames: [String] { get }

  /// Where a control stands that may be on its way: from 0 to 1, or the number of a choice; nil for
  /// one that is not there.
  func position(ofControl name: String) -> Double?

  /// Whether a control is on its way from one value to another.
  func isMoving(_ name: String) -> Bool

  /// A value such as `on`, `value` or `index` of a control.
  func value(ofControl name: String, path: [String]) throws(UnknownName) -> OptionValue

  /// Whether a control is set to what a condition says.
  func isControl(_ name: String, setTo value: OptionValue) -> Bool
}

/// A name in a template that means nothing where it stands.
package struct UnknownName: Error {
  package var name: String
  package var known: [String]
  /// Why it means nothing, where that is not for a slip of the pen.
  package var reason: String?

  package init(name: String, known: [String], reason: String? = nil) {
    self.name = name
    self.known = known
    self.reason = reason
  }

  var message: String {
    if let reason { return reason }
    let names = known.isEmpty ? "no names are known here" : "known are \(Suggestion.list(known))"
    return "nothing is called '\(name)' here\(Suggestion.phrase(for: name, among: known)); \(names)"
  }
}

extension OptionValue {
  /// A scalar that came from no file.
  package static func plain(_ text: String) -> OptionValue {
    OptionValue(plainText: text, at: SourceLocation(file: "", line: 1, column: 1))
  }

  /// The values under a path of names, of each element where a list is on the way or at its end.
  func values(at path: ArraySlice<String>) -> [OptionValue] {
    if case .list(let elements) = kind { return elements.flatMap { $0.values(at: path) } }
    guard let next = path.first else { return [self] }
    return self[next].map { $0.values(at: path.dropFirst()) } ?? []
  }

  /// The keys of a map, in order; none for anything else.
  var keyNames: [String] {
    guard case .map(let entries) = kind else { return [] }
    return entries.map(\.key)
  }
}
