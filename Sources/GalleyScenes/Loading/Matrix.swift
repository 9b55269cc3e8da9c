internal import GalleyGeometry
internal import GalleyNotation

/// Crosses the values of `matrix:` and sets each combination into the scene.
struct Matrix {
  /// A scene with every choice made, and the values as file names have them.
  struct Choice {
    var axisValues: [String]
    var value: OptionValue
  }

  /// The scene itself where the matrix is wrong, so that what else is wrong is told with it.
  let variants: [Choice]

  init(of scene: OptionValue, naming: LayerNaming, issues: IssueLog) {
    let whole = [Choice(axisValues: [], value: scene)]
    guard let matrix = scene["matrix"] else {
      variants = whole
      return
    }
    guard case .map(let axes) = matrix.kind else {
      OptionReader.wrong(
        matrix, named: "matrix", expected: "a map such as { theme: [light, dark] }", issues: issues)
      variants = whole
      return
    }
    let filled = axes.filter { Self.hasValues($0, issues: issues) }
    guard Self.isSmallEnough(filled, scene: scene, at: matrix.location, issues: issues) else {
      variants = whole
      return
    }
    variants = filled.reduce(whole) { choices, axis in
      let crossed = choices.flatMap { Self.crossed($0, with: axis, naming: naming, issues: issues) }
      return crossed.isEmpty ? choices : crossed
    }
  }

  /// A value of an axis, with the name that files have of it.
  private struct Value {
    var name: String
    var value: OptionValue
    var location: SourceLocation
  }

  /// The values of an axis: a list, a map that names each, or the only one.
  private static func values(_ axis: OptionValue.Entry) -> [Value] {
    switch axis.value.kind {
    case .list(let values):
      values.map { Value(name: fileName(of: $0.shownText), value: $0, location: $0.location) }
    case .map(let entries):
      entries.map {
        Value(name: fileName(of: $0.key), value: $0.value, location: $0.keyLocation)
      }
    default:
      [
        Value(
          name: fileName(of: axis.value.shownText), value: axis.value,
          location: axis.value.location)
      ]
    }
  }

  private static func hasValues(_ axis: OptionValue.Entry, issues: IssueLog) -> Bool {
    guard values(axis).isEmpty else { return true }
    issues.error("the axis '\(axis.key)' has no values; give at least one", at: axis.keyLocation)
    return false
  }

  private static func isSmallEnough(
    _ axes: [OptionValue.Entry], scene: OptionValue, at location: SourceLocation, issues: IssueLog
  ) -> Bool {
    var count = 1
    if case .list(let states) = scene["states"]?.kind { count = max(1, states.count) }
    for axis in axes {
      (count, _) = count.multipliedReportingOverflow(by: values(axis).count)
      guard count <= StateReader.largestStateCount else {
        issues.error(
          "the matrix makes more than \(StateReader.largestStateCount) states; cross fewer values",
          at: location
        )
        return false
      }
    }
    return true
  }

  private static func crossed(
    _ choice: Choice, with axis: OptionValue.Entry, naming: LayerNaming, issues: IssueLog
  ) -> [Choice] {
    var names: Set<String> = []
    return values(axis).compactMap { value in
      guard !value.name.isEmpty else {
        reportNameless(value.value, of: axis.key, issues: issues)
        return nil
      }
      guard names.insert(value.name).inserted else {
        issues.error(
          "the axis '\(axis.key)' has '\(value.name)' twice; keep one", at: value.location)
        return nil
      }
      guard let changed = ScenePath(of: axis.key, naming: naming).set(value.value, in: choice.value)
      else {
        issues.error(
          "the axis '\(axis.key)' leads nowhere; expected \(Suggestion.list(ScenePath.screenKeys)), or a path such as 'title.text' (a view by its id), 'items.count', 'shelf.layout.spacing' or 'states.first.at'",
          at: axis.keyLocation)
        return nil
      }
      return Choice(axisValues: choice.axisValues + [value.name], value: changed)
    }
  }

  /// Says of a value that no file could be called by it what would be right.
  private static func reportNameless(_ value: OptionValue, of key: String, issues: IssueLog) {
    issues.error(
      "a value of the axis '\(key)' must be a word or a number, since files are called by it, found \(value.literal.isEmpty ? value.kindName : "an empty text"); give each value a name, '\(key): { short: …, long: … }'",
      at: value.location)
  }

  /// The text in letters, digits, dots and hyphens.
  private static func fileName(of text: String) -> String {
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-")
    return String(text.map { allowed.contains($0) ? $0 : "-" })
  }
}
