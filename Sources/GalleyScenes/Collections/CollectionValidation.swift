internal import GalleyLayouts
internal import GalleyNotation

/// Finds what is wrong with the items of a collection: with each, and with all together.
struct CollectionValidation {
  let spec: CollectionSpec
  /// The reader that decoded the items; its issues are told after those about ids.
  let items: ItemReader
  let issues: IssueLog

  func run() {
    let total = spec.sections.reduce(0) { $0 + $1.items.count }
    if total > ItemSource.largestCount {
      issues.error(
        "a collection holds at most \(ItemSource.largestCount) items, found \(total)",
        at: spec.location)
    }
    checkIDs()
    let written = listedItems + spec.directory.newItems
    for item in written { items.requireMeasure(of: item) }
    for issue in items.issues.issues { issues.append(issue) }
    checkUnwrittenMeasures()
    checkUnnamedMeasures(of: written)
  }

  /// The items that are written out, of all sections.
  private var listedItems: [SceneItem] { spec.sections.flatMap(\.items.listed) }

  private func checkIDs() {
    let given = listedItems.filter { $0.id != nil }.compactMap { $0.keys["id"] }
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

  /// Says that items which are not written out have no measures where each must have one.
  private func checkUnwrittenMeasures() {
    guard let key = spec.measureKey, let location = key.location, key.isRequired else { return }
    let lacksMeasures = spec.sections.contains { section in
      switch section.items {
      case .list: false
      case .count(let count): count > 0
      case .range(_, let areMeasures): !areMeasures
      }
    }
    guard lacksMeasures else { return }
    issues.error(
      "items that are not written out have no '\(key.name)'; list them with one each, or leave 'measure' out",
      at: location)
  }

  /// Says which texts under the usual key look like the measures that they are not: an error among
  /// measures, a warning where all may be texts on purpose.
  private func checkUnnamedMeasures(of items: [SceneItem]) {
    guard let key = spec.measureKey, key.location == nil else { return }
    let values = items.compactMap { $0.keys[key.name] }
    let hasMeasures = values.contains { if case .number = $0.kind { true } else { false } }
    for value in values {
      guard let number = value.numberLike else { continue }
      let message =
        "\(key.name) is the text '\(value.literal)' and so no measure of its item\(number.cure)"
        + "; for items without measures say 'measure: none'"
      issues.append(
        Issue(message, at: value.location, severity: hasMeasures ? .error : .warning))
    }
  }
}
