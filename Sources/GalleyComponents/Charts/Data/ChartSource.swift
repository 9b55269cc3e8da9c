internal import GalleyNotation
internal import GalleyScenes

/// What stands behind a chart's `data`: rows, files of rows, or sets of either that a control chooses
/// from.
struct ChartSource {
  let options: ChartOptions
  let issues: IssueLog
  /// Reads the list in a file; nil where files cannot be read, as in what an item says.
  let list: ((_ file: String, _ location: SourceLocation) -> [OptionValue]?)?

  private static let rows: [OptionKind] = [
    .list(.anything),
    .options([
      OptionDeclaration(
        "file", .either([.text, .list(.text, count: 1...16)]), "a path, or several")
    ]),
  ]

  static let kind = OptionKind.either(
    rows + [
      .options([
        OptionDeclaration("by", .text, "the control that chooses"),
        OptionDeclaration("sets", .list(.either(rows), count: 1...20), "data for each position"),
      ]),
      .template(.list(.anything)),
    ])

  /// The path of a list, or of several that follow one another.
  private static let files = OptionType.list(
    of: OptionType<String>.text, 1...16, nouns: "paths", orOne: true)

  /// The sets of the data; nil where there is nothing to draw, which is reported.
  ///
  /// - `follows`: Is told the control that chooses, how many sets there are, and where that is said.
  func sets(
    of data: OptionValue,
    follows: (_ control: String, _ count: Int, SourceLocation) -> Void = { _, _, _ in }
  ) -> ChartSets? {
    guard case .map = data.kind, data["sets"] != nil || data["by"] != nil else {
      return models([data]).flatMap { ChartSets($0, by: nil) }
    }
    let reader = OptionReader(data, named: "data", issues: issues)
    defer { reader.reportUnknownKeys() }
    guard let control = reader.text("by") else {
      if !reader.contains("by") {
        reader.error("sets of data need 'by', the name of the control that chooses")
      }
      return nil
    }
    guard let sets = reader.rawValue(for: "sets"), case .list(let values) = sets.kind,
      !values.isEmpty
    else {
      reader.error(
        "data by a control needs 'sets', a list with rows for each of its positions: 'sets: [[1, 2], [3, 4]]'"
      )
      return nil
    }
    follows(control, values.count, reader.location(of: "by"))
    return models(values).flatMap { ChartSets($0, by: control) }
  }

  private func models(_ values: [OptionValue]) -> [ChartModel]? {
    var models: [ChartModel] = []
    for value in values {
      guard let rows = rows(of: value),
        let model = ChartModel(
          options, ChartTable(rows, at: value.location), at: value.location,
          series: models.last?.series ?? [], issues: issues)
      else { return nil }
      models.append(model)
    }
    return models
  }

  private func rows(of data: OptionValue) -> [OptionValue]? {
    switch data.kind {
    case .list(let rows): return rows
    case .map:
      let file = OptionReader(data, named: "data", issues: issues)
      defer { file.reportUnknownKeys() }
      guard let names = Self.files.read(file, "file") else {
        if !file.contains("file") {
          file.error("data from a map needs 'file', the path of a list in JSON or YAML")
        }
        return nil
      }
      guard let list else {
        file.error("a file of data is no part of an item; name it in the chart", at: "file")
        return nil
      }
      var rows: [OptionValue] = []
      for name in names {
        guard let more = list(name, file.location(of: "file")) else { return nil }
        rows += more
      }
      return rows
    default:
      OptionReader.wrong(
        data, named: "data", expected: "a list of rows, or { file: steps.json }", issues: issues)
      return nil
    }
  }
}
