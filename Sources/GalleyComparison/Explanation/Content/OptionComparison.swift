internal import GalleyRecords

/// The differences in the recorded options of a layout or a screen.
enum OptionComparison {
  /// The keys that are no options of a layout, and mean the same for each.
  private static let common: Set = ["content-inset", "page", "section-offset", "selection"]

  /// Nothing where one side does not say what it was told; of two layouts not the options, which
  /// come with them.
  static func drafts(
    _ expected: [RecordedOption]?, _ actual: [RecordedOption]?, isSameLayout: Bool = true,
    of subject: Subject
  ) -> [ChangeDraft] {
    guard let expected, let actual else { return [] }
    return changes(from: expected, to: actual) { isSameLayout || common.contains($0) }
      .map { ChangeDraft($0, of: [subject]) }
  }

  static func changes(
    from expected: [RecordedOption], to actual: [RecordedOption],
    where isCounted: (String) -> Bool = { _ in true }
  ) -> [Change] {
    guard expected != actual else { return [] }
    let keys = actual.map(\.key) + expected.map(\.key).filter { actual[$0] == nil }
    return keys.filter(isCounted).flatMap { changes($0, expected[$0], actual[$0]) }
  }

  private static func changes(
    _ key: String, _ old: RecordedOption.Value?, _ new: RecordedOption.Value?
  ) -> [Change] {
    guard old != new else { return [] }
    if key == "palette" { return colors(key, old, new) }
    guard let (before, after) = parts(old, new) else {
      return [.optionChanged([key], from: old, to: new)]
    }
    let names = after.map(\.key) + before.map(\.key).filter { after[$0] == nil }
    let differing = names.filter { before[$0] != after[$0] }
    // Edges that changed alike are told together, all of them by the option alone.
    var groups: [(values: [RecordedOption.Value?], names: [String])] = []
    for name in differing {
      let values = [before[name], after[name]]
      if let place = groups.firstIndex(where: { $0.values == values }) {
        groups[place].names.append(name)
      } else {
        groups.append((values, [name]))
      }
    }
    return groups.map { group in
      let isAll = group.names.count == names.count && names.count > 1
      return .optionChanged(
        [key] + (isAll ? [] : group.names), from: group.values[0], to: group.values[1])
    }
  }

  /// Colors that are in both palettes and are others; those that are alike in both are told
  /// together.
  private static func colors(
    _ key: String, _ old: RecordedOption.Value?, _ new: RecordedOption.Value?
  ) -> [Change] {
    guard case .parts(let old)? = old, case .parts(let new)? = new else { return [] }
    let differing = new.filter { color in
      old[color.key].map { $0 != color.value } ?? false
    }
    let pairs = Dictionary(grouping: differing) { [old[$0.key], $0.value] }
    return pairs.values.sorted { $0[0].key < $1[0].key }.map { alike in
      .optionChanged([key] + alike.map(\.key), from: old[alike[0].key], to: alike[0].value)
    }
  }

  /// The parts of two values of which at least one has parts; what says nothing is zero, as insets
  /// are.
  private static func parts(_ old: RecordedOption.Value?, _ new: RecordedOption.Value?) -> (
    old: [RecordedOption], new: [RecordedOption]
  )? {
    switch (old, new) {
    case (.parts(let old)?, .parts(let new)?): (old, new)
    case (nil, .parts(let new)?): (new.map { RecordedOption($0.key, .number(0)) }, new)
    case (.parts(let old)?, nil): (old, old.map { RecordedOption($0.key, .number(0)) })
    default: nil
    }
  }
}
