internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// The items of a section: what each knows of itself.
enum ItemSource: Sendable {
  case list([OptionValue])
  case count(Int)
  /// Numbers as their values.
  case range(ClosedRange<Int>)

  static let largestCount = 1_000_000

  var count: Int {
    switch self {
    case .list(let items): items.count
    case .count(let count): count
    case .range(let range): range.count
    }
  }

  /// The keys of an item; nil where it has none.
  func item(at index: Int) -> OptionValue? {
    switch self {
    case .list(let items): items.indices.contains(index) ? items[index] : nil
    case .count: nil
    case .range(let range):
      Self.map(value: .plain("\(range.lowerBound + index)"))
    }
  }

  /// An item that is a bare scalar: `{ value: … }`.
  static func map(value: OptionValue) -> OptionValue {
    OptionValue(
      .map([.init(key: "value", keyLocation: value.location, value: value)]), at: value.location)
  }

  /// What an item of a scene knows: its keys, or those of a bare scalar.
  static func keys(_ item: OptionValue) -> OptionValue {
    if case .map = item.kind { item } else { map(value: item) }
  }

  /// The first `count` items; a longer count goes on with items that know nothing.
  func resized(to count: Int) -> ItemSource {
    switch self {
    case .list(let items) where count <= items.count: return .list(Array(items.prefix(count)))
    case .list(let items):
      let location = items.last?.location ?? SourceLocation(file: "", line: 1, column: 1)
      let more = Array(repeating: OptionValue(.map([]), at: location), count: count - items.count)
      return .list(items + more)
    case .count: return .count(count)
    case .range(let range):
      return count > 0 ? .range(range.lowerBound...(range.lowerBound + count - 1)) : .count(0)
    }
  }
}

extension OptionValue {
  /// The id that an item gives itself; nil where it gives none, or what cannot be one.
  var givenID: ItemID? {
    guard let id = self["id"] else { return nil }
    switch id.kind {
    case .text, .number, .flag: return .given(id.shownText)
    case .null, .list, .map: return nil
    }
  }
}
