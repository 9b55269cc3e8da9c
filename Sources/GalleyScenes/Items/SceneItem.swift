internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// An item as a scene gives it, decoded once: in a list, in an insertion, or in a reload.
struct SceneItem: Sendable {
  /// The id that it gives itself; nil where it gives none.
  var id: ItemID?
  /// In points; nil for the layout's own.
  var size: Size?
  /// The cells of a grid that it takes; nil where it says none.
  var span: ItemSpan?
  /// The facts for the layout, by name; nil where it has none.
  var facts: ItemFacts?
  /// The layout's measure; nil where it says none.
  var measure: Double?
  /// All that it says, a map, for templates and conditions.
  var keys: OptionValue

  /// An item that says nothing of itself.
  static func silent(at location: SourceLocation) -> SceneItem {
    SceneItem(keys: OptionValue(.map([]), at: location))
  }

  var location: SourceLocation { keys.location }

  /// The item with what changes with a reload; it keeps its id.
  func replacing(_ changes: SceneItem) -> SceneItem {
    SceneItem(
      id: id, size: changes.size ?? size, span: changes.span ?? span,
      facts: changes.facts.map { (facts ?? [:]).merging($0) { $1 } } ?? facts,
      measure: changes.measure ?? measure, keys: keys.replacing(changes.keys))
  }
}

extension OptionValue {
  /// The map with some of its keys replaced, and new ones added.
  fileprivate func replacing(_ changes: OptionValue) -> OptionValue {
    guard case .map(let old) = kind, case .map(let new) = changes.kind else { return changes }
    let names = Set(new.map(\.key))
    return OptionValue(.map(old.filter { !names.contains($0.key) } + new), at: location)
  }
}

extension SceneItem {
  /// What every layout reads of items; they may have other keys beside.
  static let options: [SceneOption<Self>] = [
    SceneOption("size", \.size, .itemSize, "[width, height] in points", otherwise: "the layout's"),
    SceneOption("id", \.id, .itemID, "its name, which no other item has", otherwise: "its number"),
    SceneOption("span", \.span, .itemSpan, "[columns, rows] of a grid", otherwise: "[1, 1]"),
  ]

  static let kind = OptionKind.options(
    options.declarations(of: .silent(at: .nowhere)), others: .anything)
}

extension OptionType where Value == Size {
  fileprivate static var itemSize: OptionType {
    let range = 0.0...100_000
    return OptionType(
      .list(.number(range), count: 2...2), values: "",
      read: { options, key in
        guard let value = options.rawValue(for: key) else { return nil }
        guard case .list(let pair) = value.kind, pair.count == 2 else {
          OptionReader.wrong(
            value, named: key, expected: "[width, height] in points", issues: options.issues)
          return nil
        }
        let sides = pair.compactMap {
          OptionReader.number($0, named: key, in: range, issues: options.issues)
        }
        return sides.count == 2 ? Size(width: sides[0], height: sides[1]) : nil
      })
  }
}

extension OptionType where Value == ItemSpan {
  fileprivate static var itemSpan: OptionType {
    OptionType(
      .list(.integer(1...ItemSpan.most), count: 2...2), values: "",
      read: { options, key in
        guard let value = options.rawValue(for: key) else { return nil }
        guard case .list(let pair) = value.kind, pair.count == 2 else {
          OptionReader.wrong(
            value, named: key, expected: "[columns, rows] of a grid, such as [2, 1]",
            issues: options.issues)
          return nil
        }
        let cells = pair.compactMap { cells -> Int? in
          guard case .number(let number) = cells.kind, number == number.rounded(),
            (1...Double(ItemSpan.most)).contains(number)
          else {
            OptionReader.wrong(
              cells, named: key, expected: "two whole numbers from 1 to \(ItemSpan.most)",
              cure: cells.numberCure, issues: options.issues)
            return nil
          }
          return Int(number)
        }
        return cells.count == 2 ? ItemSpan(columns: cells[0], rows: cells[1]) : nil
      })
  }
}

extension OptionType where Value == ItemID {
  fileprivate static var itemID: OptionType {
    OptionType(
      .text,
      read: { options, key in
        guard let value = options.rawValue(for: key) else { return nil }
        switch value.kind {
        case .text, .number, .flag:
          if case .text("") = value.kind {
            options.error("the id is empty; give the item one, or leave 'id' out", at: key)
          }
          return .given(value.shownText)
        case .null: return nil
        case .list, .map:
          OptionReader.wrong(
            value, named: key, expected: "a text or a number", issues: options.issues)
          return nil
        }
      })
  }
}
