internal import GalleyGeometry
internal import GalleyNotation

/// Crosses the values of `matrix:` and sets each combination into the scene.
struct Matrix {
  /// A scene with every choice made, and the values as file names have them.
  struct Choice {
    var axisValues: [String]
    var value: OptionValue
  }

  let variants: [Choice]

  init(of scene: OptionValue, issues: IssueLog) {
    guard let matrix = scene["matrix"] else {
      variants = [Choice(axisValues: [], value: scene)]
      return
    }
    guard case .map(let axes) = matrix.kind else {
      OptionReader.wrong(
        matrix, named: "matrix", expected: "a map such as { theme: [light, dark] }", issues: issues)
      variants = []
      return
    }
    guard Self.isSmallEnough(axes, scene: scene, at: matrix.location, issues: issues) else {
      variants = []
      return
    }
    variants = axes.reduce([Choice(axisValues: [], value: scene)]) { choices, axis in
      choices.flatMap { Self.crossed($0, with: axis, issues: issues) }
    }
  }

  private static func values(_ axis: OptionValue.Entry) -> [OptionValue] {
    guard case .list(let values) = axis.value.kind else { return [axis.value] }
    return values
  }

  private static func isSmallEnough(
    _ axes: [OptionValue.Entry], scene: OptionValue, at location: SourceLocation, issues: IssueLog
  ) -> Bool {
    var count = 1
    if case .list(let states) = scene["states"]?.kind { count = max(1, states.count) }
    for axis in axes {
      let values = values(axis)
      guard !values.isEmpty else {
        issues.error(
          "the axis '\(axis.key)' has no values; give at least one", at: axis.keyLocation)
        return false
      }
      (count, _) = count.multipliedReportingOverflow(by: values.count)
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
    _ choice: Choice, with axis: OptionValue.Entry, issues: IssueLog
  ) -> [Choice] {
    var names: Set<String> = []
    return values(axis).compactMap { value in
      guard !value.shownText.isEmpty else {
        reportNameless(value, of: axis.key, issues: issues)
        return nil
      }
      let name = fileName(of: value)
      guard names.insert(name).inserted else {
        issues.error(
          "the axis '\(axis.key)' has '\(value.shownText)' twice; keep one", at: value.location)
        return nil
      }
      let path = path(of: axis.key)
      guard let changed = choice.value.setting(path[...], to: value) else {
        issues.error(
          "the axis '\(axis.key)' leads nowhere; expected device, theme, direction, orientation, scale, look, contrast, or a path such as 'items.count' or 'shelf.layout.spacing'",
          at: axis.keyLocation)
        return nil
      }
      return Choice(axisValues: choice.axisValues + [name], value: changed)
    }
  }

  /// Says of a value that no file could be called by it what would be right.
  private static func reportNameless(_ value: OptionValue, of key: String, issues: IssueLog) {
    let cure = value.keyNames.first.map { "; make an axis of its key, '\(key).\($0)'" } ?? ""
    issues.error(
      "a value of the axis '\(key)' must be a word or a number, since files are called by it, found \(value.literal.isEmpty ? value.kindName : "an empty text")\(cure)",
      at: value.location)
  }

  private static func path(of key: String) -> [String] {
    let screenKeys = ["device", "theme", "direction", "orientation", "scale", "look", "contrast"]
    return screenKeys.contains(key) ? ["screen", key] : key.split(separator: ".").map(String.init)
  }

  /// The value in letters, digits, dots and hyphens.
  private static func fileName(of value: OptionValue) -> String {
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-")
    return String(value.shownText.map { allowed.contains($0) ? $0 : "-" })
  }
}

extension OptionValue {
  /// The scene with a value set at a path, whose first step may be a collection; nil where it leads
  /// nowhere.
  fileprivate func setting(_ path: ArraySlice<String>, to value: OptionValue) -> OptionValue? {
    guard let first = path.first, case .map(let entries) = kind else { return nil }
    if ["screen", "palette", "font"].contains(first) || entries.contains(where: { $0.key == first })
    {
      return settingKeys(path, to: value)
    }
    guard case .list(let views) = self["views"]?.kind else { return nil }
    let collections = views.indices.filter { views[$0]["collection"] != nil }
    let named = collections.first { views[$0]["collection"]?.shownText == first }
    guard let index = named ?? (collections.count == 1 ? collections.first : nil) else {
      return nil
    }
    let rest = named == nil ? path : path.dropFirst()
    guard !rest.isEmpty, let view = views[index].settingKeys(rest, to: value) else { return nil }
    var changed = views
    changed[index] = view
    return settingKeys(["views"], to: OptionValue(.list(changed), at: location))
  }

  private func settingKeys(_ path: ArraySlice<String>, to value: OptionValue) -> OptionValue? {
    guard let key = path.first else { return value }
    if path == ["items", "count"] { return settingItemCount(value) }
    guard case .map(var entries) = kind else { return nil }
    let rest = path.dropFirst()
    guard let index = entries.firstIndex(where: { $0.key == key }) else {
      let empty = OptionValue(.map([]), at: value.location)
      guard let inner = empty.settingKeys(rest, to: value) else { return nil }
      entries.append(Entry(key: key, keyLocation: value.location, value: inner))
      return OptionValue(.map(entries), at: location)
    }
    guard let inner = entries[index].value.settingKeys(rest, to: value) else { return nil }
    entries[index].value = inner
    return OptionValue(.map(entries), at: location)
  }

  /// The first items of a list, or the number of items where they are a count.
  private func settingItemCount(_ count: OptionValue) -> OptionValue? {
    guard case .number(let number) = count.kind, number >= 0, number == number.rounded() else {
      return nil
    }
    guard case .list(let items) = self["items"]?.kind else {
      return settingKeys(["items"], to: count)
    }
    let kept = OptionValue(.list(Array(items.prefix(Int(min(number, 1e6))))), at: count.location)
    return settingKeys(["items"], to: kept)
  }
}
