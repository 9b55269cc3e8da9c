internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

extension OptionReader {
  func placed<Value>(_ value: Value, _ key: String) -> Placed<Value> {
    Placed(value: value, location: raw(key)?.location ?? location)
  }

  /// An item by number, `[section, item]` or id.
  func itemReference(_ key: String) -> Placed<ItemReference>? {
    raw(key).flatMap { Self.itemReference($0, issues: issues) }
  }

  /// An item by number, `[section, item]` or id, from a value outside a map.
  static func itemReference(
    _ value: OptionValue, issues: IssueLog
  ) -> Placed<ItemReference>? {
    switch value.kind {
    case .number(let number) where number >= 0 && number == number.rounded() && number < 1e9:
      return Placed(value: .number(Int(number)), location: value.location)
    case .text(let id):
      return Placed(value: .id(id), location: value.location)
    case .list(let pair):
      let numbers = pair.compactMap { part -> Int? in
        guard case .number(let number) = part.kind, (0..<1e9).contains(number) else { return nil }
        return Int(exactly: number)
      }
      if pair.count == 2, numbers.count == 2 {
        return Placed(
          value: .path(IndexPath(section: numbers[0], item: numbers[1])), location: value.location)
      }
    default: break
    }
    wrong(
      value, named: "an item", expected: "its number, [section, item] or its id", issues: issues)
    return nil
  }
}
