internal import GalleyNotation

extension OptionReader {
  /// Reads `inside:`, the guides that edges count from: one name for all, or names with edges,
  /// `{ safe-area: top, margins: horizontal }`.
  func guides(_ key: String) -> PlacementGuides {
    guard let value = rawValue(for: key) else { return PlacementGuides() }
    guard case .map(let entries) = value.kind else {
      return choice(key, of: LayoutGuides.Name.self).map { PlacementGuides($0) }
        ?? PlacementGuides()
    }
    var guides = PlacementGuides()
    for entry in entries {
      guard let name = LayoutGuides.Name(rawValue: entry.key) else {
        let names = LayoutGuides.Name.allCases.map(\.rawValue)
        issues.error(Suggestion.unknown(key, entry.key, among: names), at: entry.keyLocation)
        continue
      }
      var edges = [entry.value]
      if case .list(let elements) = entry.value.kind { edges = elements }
      for edge in edges { set(name, edge, in: &guides) }
    }
    return guides
  }

  private func set(
    _ name: LayoutGuides.Name, _ value: OptionValue, in guides: inout PlacementGuides
  ) {
    guard case .text(let text) = value.kind,
      let paths = PlacementGuides.edges.first(where: { $0.key == text })?.value
    else {
      issues.error(
        Suggestion.unknown("edge", value.shownText, among: PlacementGuides.edges.map(\.key)),
        at: value.location)
      return
    }
    for path in paths { guides[keyPath: path] = name }
  }
}

extension PlacementGuides {
  static var kind: OptionKind {
    let edge = OptionKind.choice(edges.map(\.key))
    return .either([
      .choice(LayoutGuides.Name.allCases.map(\.rawValue)), .map(.either([edge, .list(edge)])),
    ])
  }

  fileprivate static var edges:
    KeyValuePairs<String, [WritableKeyPath<PlacementGuides, LayoutGuides.Name>]>
  {
    [
      "top": [\.top], "leading": [\.leading], "bottom": [\.bottom], "trailing": [\.trailing],
      "horizontal": [\.leading, \.trailing], "vertical": [\.top, \.bottom],
      "all": [\.top, \.leading, \.bottom, \.trailing],
    ]
  }
}
