internal import GalleyLayouts
internal import GalleyNotation

/// Items out of sight that follow one another in a section, as a record writes them.
struct OffscreenRun {
  private var items: [LayoutRecord.OffscreenItem]

  static func runs(of items: [LayoutRecord.OffscreenItem]) -> [OffscreenRun] {
    var runs: [OffscreenRun] = []
    for item in items {
      if runs.last?.next == item.indexPath {
        runs[runs.count - 1].items.append(item)
      } else {
        runs.append(OffscreenRun(items: [item]))
      }
    }
    return runs
  }

  private var next: ItemPath? {
    items.last.map { ItemPath(section: $0.indexPath.section, item: $0.indexPath.item + 1) }
  }

  /// The number of the first where none has an id of its own, and their numbers run on.
  private var number: Int? {
    guard case .loaded(let first)? = items.first?.id else { return nil }
    let isRunning = items.enumerated().allSatisfy { $0.element.id == .loaded(first + $0.offset) }
    return isRunning ? first : nil
  }

  /// The index path of the first, the ids or the number of the first, and the digests in a
  /// row.
  var json: JSONValue {
    let path = items.first?.indexPath ?? 0
    let names = JSONValue.array(items.map { .string($0.id.recordText) })
    let ids = number.map { JSONValue.Member(key: "number", value: .integer($0)) }
    return .object([
      .init(key: "section", value: .integer(path.section)),
      .init(key: "item", value: .integer(path.item)), ids ?? .init(key: "ids", value: names),
      .init(key: "digests", value: .string(SourceDigest.text(of: items.map(\.digest)))),
    ])
  }

  static func items(_ object: RecordObject) throws(RecordError) -> [LayoutRecord.OffscreenItem] {
    let (section, first) = (try object.integer("section"), try object.integer("item"))
    let digests = SourceDigest.list(of: try object.text("digests"))
    let ids = try ids(object, count: digests.count)
    guard ids.count == digests.count, first >= 0, first < .max - ids.count else {
      throw object.problem("digests", expected: "as many as there are ids")
    }
    return zip(ids, digests).enumerated().map { number, item in
      LayoutRecord.OffscreenItem(
        id: item.0, indexPath: ItemPath(section: section, item: first + number),
        digest: item.1)
    }
  }

  private static func ids(_ object: RecordObject, count: Int) throws(RecordError) -> [ItemID] {
    if let number = try object.optionalInteger("number") {
      guard number >= 0, number < .max - count else {
        throw object.problem("number", expected: "the number of an item")
      }
      return (number..<(number + count)).map { .loaded($0) }
    }
    var ids: [ItemID] = []
    for id in try object.optionalArray("ids") ?? [] {
      guard let text = id.text else { throw object.problem("ids", expected: "texts") }
      ids.append(ItemID(recordText: text))
    }
    return ids
  }
}
