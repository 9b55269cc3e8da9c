internal import GalleyLayouts
internal import GalleyNotation

/// Checks what the items of a collection say of themselves: how many, ids, sizes and measures.
struct CollectionCheck {
  /// From where a number can be a measure of anything.
  private static let measures = 0.0...1_000_000

  let spec: CollectionSpec
  let issues: IssueLog

  func run() {
    let total = spec.sections.reduce(0) { $0 + $1.items.count }
    if total > ItemSource.largestCount {
      issues.error(
        "a collection holds at most \(ItemSource.largestCount) items, found \(total)",
        at: spec.location)
    }
    checkIDs()
    let items = listedItems + spec.directory.newItems
    for item in items { check(item) }
    checkMissingMeasures(of: items)
    if spec.measureLocation == nil { checkUnnamedMeasures(of: items) }
  }

  /// The items that are written out, of all sections.
  private var listedItems: [OptionValue] {
    spec.sections.flatMap { section -> [OptionValue] in
      if case .list(let list) = section.items { list } else { [] }
    }
  }

  private func checkIDs() {
    let given = listedItems.filter { $0.givenID != nil }.compactMap { $0["id"] }
    var seen = numbersTakenTwice(among: Set(given.map(\.shownText)))
    for id in given where !seen.insert(id.shownText).inserted {
      issues.error(
        "two items are called '\(id.shownText)'; give each an id of its own", at: id.location)
    }
  }

  /// The ids that are also the number by which an item without an id is called.
  private func numbersTakenTwice(among given: Set<String>) -> Set<String> {
    let numbers = given.filter { Int($0) != nil }
    guard !numbers.isEmpty else { return [] }
    var counts: [String: Int] = [:]
    for id in spec.directory.ids.joined().lazy.map(\.description) where numbers.contains(id) {
      counts[id, default: 0] += 1
    }
    return Set(counts.filter { $1 > 1 }.keys)
  }

  /// Checks what one item says of itself; under the usual key a measure may be anything else.
  func check(_ item: OptionValue) {
    if let size = item["size"] { checkSize(size) }
    if let id = item["id"] { checkID(id) }
    guard let key = spec.measureKey, let measure = item[key] else { return }
    if case .number = measure.kind {} else if spec.measureLocation == nil { return }
    _ = OptionReader.number(measure, named: key, in: Self.measures, issues: issues)
  }

  /// Checks what an item says of itself that comes while the scene is played.
  func checkNew(_ item: OptionValue) {
    check(item)
    checkMissingMeasures(of: [item])
  }

  /// Says which items lack the key that `measure:` names.
  private func checkMissingMeasures(of items: [OptionValue]) {
    guard let key = spec.measureKey, let location = spec.measureLocation,
      !spec.layout.hasDefaultMeasure
    else { return }
    for item in items where item[key] == nil {
      let near = Suggestion.phrase(for: key, among: item.keyNames)
      issues.error(
        "the item has no '\(key)', which 'measure: \(key)' makes its measure\(near); give it a number there",
        at: item.location)
    }
    let isUnwritten = spec.sections.contains { section in
      switch section.items {
      case .list: false
      case .count(let count): count > 0
      case .range: key != "value"
      }
    }
    guard isUnwritten else { return }
    issues.error(
      "items that are not written out have no '\(key)'; list them with one each, or leave 'measure' out",
      at: location)
  }

  /// Says which texts look like the measures that they are not: an error among measures, a warning
  /// where all may be texts on purpose.
  private func checkUnnamedMeasures(of items: [OptionValue]) {
    guard let key = spec.measureKey else { return }
    let values = items.compactMap { $0[key] }
    let hasMeasures = values.contains { if case .number = $0.kind { true } else { false } }
    for value in values {
      guard let number = value.numberMeant else { continue }
      let message =
        "\(key) is the text '\(value.literal)' and so no measure of its item\(number.cure)"
        + "; for items without measures say 'measure: none'"
      issues.append(
        Issue(message, at: value.location, severity: hasMeasures ? .error : .warning))
    }
  }

  private func checkID(_ id: OptionValue) {
    switch id.kind {
    case .list, .map:
      OptionReader.wrong(id, named: "id", expected: "a text or a number", issues: issues)
    case .text(""):
      issues.error("the id is empty; give the item one, or leave 'id' out", at: id.location)
    case .text, .number, .flag, .null: break
    }
  }

  private func checkSize(_ size: OptionValue) {
    guard case .list(let pair) = size.kind, pair.count == 2 else {
      OptionReader.wrong(
        size, named: "size", expected: "[width, height] in points", issues: issues)
      return
    }
    for side in pair {
      _ = OptionReader.number(side, named: "size", in: 0...100_000, issues: issues)
    }
  }
}
