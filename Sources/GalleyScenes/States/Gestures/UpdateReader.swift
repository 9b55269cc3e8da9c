internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// Reads what comes, goes, moves and changes at once in a collection.
struct UpdateReader {
  /// Decodes the items that come, and what changes of those that are there.
  let items: ItemReader
  private(set) var update = UpdateSpec()

  static let insertKind = several(
    .either([
      ItemPath.kind, .options(InsertionOptions.options.declarations(of: InsertionOptions())),
    ]))
  static let deleteKind = several(ItemReference.kind)
  static let moveKind = several(.gesture(GestureOptions.move))
  static let reloadKind = several(
    .either([ItemReference.kind, .gesture(GestureOptions.reload)]))

  private static func several(_ kind: OptionKind) -> OptionKind { .either([kind, .list(kind)]) }

  init(items: ItemReader) { self.items = items }

  private var issues: IssueLog { items.issues }

  /// An index, `{ at, item }`, `{ at, items }`, or a list of such.
  mutating func insert(_ value: OptionValue) {
    for element in elements(of: value) { update.insertions += insertions(element) }
  }

  /// An item, or a list of items.
  mutating func delete(_ value: OptionValue) {
    update.deletions += elements(of: value).compactMap {
      OptionReader.itemReference($0, issues: issues)
    }
  }

  /// `{ item, to }`, or a list of such.
  mutating func move(_ value: OptionValue) {
    update.moves += elements(of: value).compactMap { oneMove($0) }
  }

  /// An item, `{ item, with }`, or a list of such.
  mutating func reload(_ value: OptionValue) {
    update.reloads += elements(of: value).compactMap { oneReload($0) }
  }

  /// A list is always one of several: `[3, 5]` is two items, `[[3, 5]]` the item 5 of section 3.
  private func elements(of value: OptionValue) -> [OptionValue] {
    guard case .list(let list) = value.kind else { return [value] }
    return list
  }

  private func insertions(_ value: OptionValue) -> [UpdateSpec.Insertion] {
    guard case .map = value.kind else {
      return indexPath(value, named: "insert").map { [insertion(of: nil, at: $0.value, value)] }
        ?? []
    }
    let reader = OptionReader(value, issues: issues)
    defer { reader.reportUnknownKeys() }
    var options = InsertionOptions()
    reader.read(InsertionOptions.options, into: &options)
    let target = options.target.flatMap { indexPath($0, named: "at") }
    if options.item != nil, options.items != nil {
      reader.error("'insert' has 'item' and 'items'; keep one", at: "items")
    }
    guard let target else { return [] }
    guard let several = options.items else {
      return [insertion(of: options.item, at: target.value, value)]
    }
    return insertions(of: several, from: target.value, value)
  }

  /// Items one after the other: a list, or so many that say nothing of themselves.
  private func insertions(
    of several: OptionValue, from first: ItemPath, _ value: OptionValue
  ) -> [UpdateSpec.Insertion] {
    if case .list(let list) = several.kind {
      return list.enumerated().map { index, item in
        self.insertion(of: item, at: first.advanced(by: index), item)
      }
    }
    guard case .number(let count) = several.kind, count == count.rounded(),
      (1...Double(ItemSource.largestCount)).contains(count)
    else {
      OptionReader.wrong(
        several, named: "items",
        expected: "a list, or how many from 1 to \(ItemSource.largestCount)", issues: issues)
      return []
    }
    var insertion = self.insertion(of: nil, at: first, value)
    insertion.count = Int(count)
    return [insertion]
  }

  private func insertion(
    of item: OptionValue?, at path: ItemPath, _ value: OptionValue
  ) -> UpdateSpec.Insertion {
    UpdateSpec.Insertion(
      indexPath: path, item: item.map(items.newItem), location: value.location)
  }

  private func oneMove(_ value: OptionValue) -> UpdateSpec.Move? {
    guard case .map = value.kind else {
      OptionReader.wrong(
        value, named: "move", expected: "an item and its target such as { item: 2, to: 0 }",
        issues: issues)
      return nil
    }
    let reader = OptionReader(value, issues: issues)
    defer { reader.reportUnknownKeys() }
    let move = reader.gesture(GestureOptions.move)
    let target = move.target.flatMap { indexPath($0, named: "to") }
    guard let item = move.item, let target else { return nil }
    return UpdateSpec.Move(item: item, target: target)
  }

  private func oneReload(_ value: OptionValue) -> UpdateSpec.Reload? {
    guard case .map = value.kind else {
      return OptionReader.itemReference(value, issues: issues).map {
        UpdateSpec.Reload(item: $0, changes: nil)
      }
    }
    let reader = OptionReader(value, issues: issues)
    defer { reader.reportUnknownKeys() }
    let reload = reader.gesture(GestureOptions.reload)
    let changes = reload.target.map(items.item)
    return reload.item.map { UpdateSpec.Reload(item: $0, changes: changes) }
  }

  /// A place after the update: a number in the first section, or `[section, item]`.
  private func indexPath(_ value: OptionValue, named name: String) -> Located<ItemPath>? {
    func index(_ value: OptionValue) -> Int? {
      guard case .number(let number) = value.kind, number == number.rounded(),
        (0..<1e9).contains(number)
      else { return nil }
      return Int(number)
    }
    if let item = index(value) {
      return Located(value: ItemPath(section: 0, item: item), location: value.location)
    }
    if case .list(let pair) = value.kind, pair.count == 2, let section = index(pair[0]),
      let item = index(pair[1])
    {
      return Located(value: ItemPath(section: section, item: item), location: value.location)
    }
    OptionReader.wrong(
      value, named: name, expected: "a place such as 2, counted from 0, or [section, item]",
      issues: issues)
    return nil
  }
}

/// What a scene says of items that come.
private struct InsertionOptions {
  static let options: [SceneOption<Self>] = [
    SceneOption("at", \.target, .value(ItemPath.kind), "where it is afterward")
      .required("where it comes, 'at: 0'"),
    SceneOption("item", \.item, .value(.defined("item")), "what it knows"),
    SceneOption(
      "items", \.items,
      .value(.either([.integer(1...ItemSource.largestCount), .list(.defined("item"))])),
      "several in its place, or how many"),
  ]

  var target: OptionValue?
  var item: OptionValue?
  var items: OptionValue?
}

extension ItemPath {
  /// A number in the first section, or `[section, item]`.
  static let kind = OptionKind.either([
    .integer(0...999_999_999), .list(.integer(0...999_999_999), count: 2...2),
  ])

  /// So many items further in the same section.
  func advanced(by count: Int) -> ItemPath { ItemPath(section: section, item: item + count) }
}
