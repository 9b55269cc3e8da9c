internal import GalleyLayouts
internal import GalleyNotation

/// Items out of sight that follow one another in a section, as a record writes them.
struct UnseenRun {
  private var items: [LayoutRecord.UnseenItem]

  static func runs(of items: [LayoutRecord.UnseenItem]) -> [UnseenRun] {
    var runs: [UnseenRun] = []
    for item in items {
      if runs.last?.next == item.indexPath {
        runs[runs.count - 1].items.append(item)
      } else {
        runs.append(UnseenRun(items: [item]))
      }
    }
    return runs
  }

  private var next: IndexPath? {
    items.last.map { IndexPath(section: $0.indexPath.section, item: $0.indexPath.item + 1) }
  }

  /// The index path of the first, the ids, and the digests with a hyphen for each item of which
  /// nothing is said.
  var json: JSONValue {
    let path = items.first?.indexPath ?? 0
    let digests = items.map { $0.digest?.description ?? "-" }
    return .object([
      "section": .integer(path.section), "item": .integer(path.item),
      "ids": .array(items.map { .string($0.id.recordText) }),
      "digests": .string(digests.joined(separator: " ")),
    ])
  }

  static func items(_ object: RecordObject) throws(RecordError) -> [LayoutRecord.UnseenItem] {
    let (section, first) = (try object.integer("section"), try object.integer("item"))
    let digests = try object.text("digests").split(separator: " ")
    let ids = try object.optionalArray("ids") ?? []
    guard ids.count == digests.count, first >= 0, first < .max - ids.count else {
      throw object.problem("digests", expected: "as many as there are ids")
    }
    var items: [LayoutRecord.UnseenItem] = []
    for (number, (id, digest)) in zip(ids, digests).enumerated() {
      guard let text = id.text else { throw object.problem("ids", expected: "texts") }
      items.append(
        LayoutRecord.UnseenItem(
          id: ItemID(recordText: text),
          indexPath: IndexPath(section: section, item: first + number),
          digest: ItemDigest(String(digest))))
    }
    return items
  }
}
