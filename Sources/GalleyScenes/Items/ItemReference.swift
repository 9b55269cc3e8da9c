internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// A reference to an item: by its number through all sections, by section and item, or by its id.
enum ItemReference: Sendable {
  case number(Int)
  case path(ItemPath)
  /// The id of the item.
  case id(String)

  /// The index path in a collection view, or nil where there is no such item.
  func indexPath(in view: CollectionView) -> ItemPath? {
    switch self {
    case .path(let path): return view.id(of: path) == nil ? nil : path
    case .number(let number):
      var rest = number
      for (section, ids) in view.ids.enumerated() {
        if rest < ids.count { return ItemPath(section: section, item: rest) }
        rest -= ids.count
      }
      return nil
    case .id(let id): return view.indexPath(ofItemCalled: id)
    }
  }

  /// The reference as a scene writes it.
  var literal: String {
    switch self {
    case .number(let number): "\(number)"
    case .path(let path): "[\(path.section), \(path.item)]"
    case .id(let id): id
    }
  }

  var words: String {
    switch self {
    case .number(let number): "item \(number)"
    case .path(let path): "item [\(path.section), \(path.item)]"
    case .id(let id): "item '\(id)'"
    }
  }
}

extension ItemReference {
  static let kind = OptionKind.either([
    .integer(0...999_999_999), .text, .list(.integer(0...999_999_999), count: 2...2),
  ])
}

extension OptionType where Value == Located<ItemReference> {
  /// An item by number, `[section, item]` or id.
  static var item: OptionType {
    OptionType(
      ItemReference.kind, values: "",
      read: { options, key in
        options.rawValue(for: key).flatMap {
          OptionReader.itemReference($0, issues: options.issues)
        }
      })
  }
}

extension OptionReader {
  /// An item by number, `[section, item]` or id, from a value outside a map.
  static func itemReference(
    _ value: OptionValue, issues: IssueLog
  ) -> Located<ItemReference>? {
    switch value.kind {
    case .number(let number) where number >= 0 && number == number.rounded() && number < 1e9:
      return Located(value: .number(Int(number)), location: value.location)
    case .text(let id):
      return Located(value: .id(id), location: value.location)
    case .list(let pair):
      let numbers = pair.compactMap { part -> Int? in
        guard case .number(let number) = part.kind, (0..<1e9).contains(number) else { return nil }
        return Int(exactly: number)
      }
      if pair.count == 2, numbers.count == 2 {
        return Located(
          value: .path(ItemPath(section: numbers[0], item: numbers[1])), location: value.location)
      }
    default: break
    }
    wrong(
      value, named: "an item", expected: "its number, [section, item] or its id", issues: issues)
    return nil
  }
}
