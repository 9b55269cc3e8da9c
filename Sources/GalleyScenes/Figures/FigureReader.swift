internal import GalleyGeometry
internal import GalleyNotation

/// Reads `figures:`.
struct FigureReader {
  /// The most figures that a scene may have.
  static let largestCount = 1000

  /// The names of the scene's states, in order.
  let states: [String]
  let palette: Palette
  let issues: IssueLog

  func figures(_ value: OptionValue?) -> [FigureSpec] {
    guard let value else { return [] }
    guard case .list(let elements) = value.kind else {
      OptionReader.wrong(
        value, named: "figures",
        expected: "a list such as [{ name: card, crop: { element: card } }]",
        issues: issues)
      return []
    }
    guard elements.count <= Self.largestCount else {
      issues.error(
        "a scene has at most \(Self.largestCount) figures, found \(elements.count); make several scenes of it",
        at: value.location)
      return []
    }
    let figures = elements.compactMap(figure)
    checkNames(figures)
    return figures
  }

  private func figure(_ value: OptionValue) -> FigureSpec? {
    guard case .map = value.kind else {
      OptionReader.wrong(
        value, named: "a figure", expected: "a map such as { name: card, crop: { element: card } }",
        issues: issues)
      return nil
    }
    let reader = OptionReader(value, issues: issues)
    reader.context = palette
    defer { reader.reportUnknownKeys() }
    var options = FigureOptions()
    reader.read(FigureOptions.options, into: &options)
    let check = CheckReader(issues: issues).spec(reader.nested("check"))
    guard let name = options.name else { return nil }
    StateReader.check(name, of: "figure", reader)
    var figure = FigureSpec(
      name: name, location: value.location,
      source: value.digest { !["name", "check", "alt"].contains($0) },
      panels: panels(of: options, at: value.location), options: options)
    figure.check = check
    checkPanels(of: figure)
    return figure
  }

  private func panels(of options: FigureOptions, at location: SourceLocation) -> [FigureSpec.Panel]
  {
    let strip = options.strip.isEmpty ? [options.panel] : options.strip
    let crops: [FigureCrop?] = options.crops.isEmpty ? [nil] : options.crops
    return strip.flatMap { entry in
      (entry.crop.map { [$0] } ?? crops).map { crop in
        FigureSpec.Panel(
          state: index(of: entry.state ?? options.state), instant: entry.instant?.value,
          caption: entry.caption, crop: crop, zoom: entry.zoom ?? options.panel.zoom ?? 1,
          location: entry.location == .nowhere ? location : entry.location)
      }
    }
  }

  private func index(of state: Located<String>?) -> Int? {
    guard let state else { return states.isEmpty ? nil : 0 }
    if let index = states.firstIndex(of: state.value) { return index }
    issues.error(
      "there is no state '\(state.value)'\(Suggestion.phrase(for: state.value, among: states)); there are \(Suggestion.list(states))",
      at: state.location)
    return nil
  }

  private func checkPanels(of figure: FigureSpec) {
    let count = figure.panels.count
    if count > FigureOptions.largestPanelCount {
      issues.error(
        "a figure has at most \(FigureOptions.largestPanelCount) panels, found \(count); make several figures of it",
        at: figure.location)
    }
    for panel in figure.options.namedPanels where panel.value > count {
      issues.error(
        "'\(figure.name)' has \(count.counting("panel")), so there is no panel \(panel.value)",
        at: panel.location)
    }
  }

  private func checkNames(_ figures: [FigureSpec]) {
    var seen = Set(states)
    for figure in figures where !seen.insert(figure.name).inserted {
      let owner = states.contains(figure.name) ? "a state and a figure" : "two figures"
      issues.error(
        "\(owner) are called '\(figure.name)'; give each a name of its own", at: figure.location)
    }
  }
}
