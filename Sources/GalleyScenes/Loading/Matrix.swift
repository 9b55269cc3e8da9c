internal import GalleyGeometry
internal import GalleyNotation

/// An axis of a scene's matrix.
package struct SceneAxis: Hashable, Sendable {
  /// What it changes, such as `theme` or `shelf.layout.spacing`.
  package var path: String
  /// The names of its values, as file names have them.
  package var values: [String]
}

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

  /// The scene with one value of each axis set: the one that is wanted, or else its first.
  static func choice(
    in scene: OptionValue, naming: LayerNaming, isWanted: (_ axis: String, _ value: String) -> Bool
  ) -> OptionValue {
    guard case .map(let axes)? = scene["matrix"]?.kind else { return scene }
    return axes.reduce(scene.without("matrix")) { scene, axis in
      let values = values(axis)
      let value = values.first { isWanted(axis.key, $0.value.shownText) } ?? values.first
      return value.flatMap {
        ScenePath(of: axis.key, naming: naming).set($0.value, in: scene)
      } ?? scene
    }
  }

  /// The axes of a scene with the names of their values, as files have them, in order.
  static func axes(of scene: OptionValue) -> [SceneAxis] {
    guard case .map(let axes)? = scene["matrix"]?.kind else { return [] }
    return axes.map { SceneAxis(path: $0.key, values: values($0).map(\.name)) }
  }

  /// The scene with one value of an axis: the one of that name, or else the value itself; nil where
  /// there is no such axis.
  static func keeping(
    _ value: OptionValue, ofAxis path: String, in scene: OptionValue
  ) -> OptionValue? {
    guard case .map(var axes)? = scene["matrix"]?.kind,
      let index = axes.firstIndex(where: { $0.key == path })
    else { return nil }
    let kept =
      values(axes[index]).first { $0.name == value.shownText }
      ?? Value(
        name: fileName(of: value.shownText), value: value, location: value.location)
    let entry = OptionValue.Entry(
      key: kept.name, keyLocation: kept.location, value: kept.value)
    axes[index].value = OptionValue(.map([entry]), at: value.location)
    return scene.setting(["matrix"], to: OptionValue(.map(axes), at: value.location))
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
        issues.error(leadsNowhere("the axis '\(axis.key)'"), at: axis.keyLocation)
        return nil
      }
      return Choice(axisValues: choice.axisValues + [value.name], value: changed)
    }
  }

  /// The message of a path that leads nowhere.
  static func leadsNowhere(_ path: String) -> String {
    "\(path) leads nowhere; expected \(Suggestion.list(ScenePath.screenKeys)), or a path such as 'title.text' (a view by its id), 'items.count', 'shelf.layout.spacing' or 'states.first.at'"
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

/// The way to a value in a scene: keys, and ids or numbers of what is in lists.
///
/// Its first step is a word of the screen, a key at the top, or a view by its id, wherever in the
/// views that is. Where the screen has one collection only, keys of that may come first, too.
struct ScenePath {
  /// The screen's own words.
  static let screenKeys = [
    "device", "theme", "direction", "orientation", "scale", "look", "contrast", "text-size",
    "bold-text", "frame", "corners", "preset",
  ]

  /// Maps at the top, which need not be there to be set; no view can be meant by their names.
  private static let topMaps = ["screen", "stage", "palette", "font"]
  /// Texts at the top that need not be there to be set.
  private static let topTexts = ["title", "language"]

  private let steps: [String]
  private let naming: LayerNaming

  init(of text: String, naming: LayerNaming) {
    self.naming = naming
    steps =
      Self.screenKeys.contains(text)
      ? ["screen", text] : text.split(separator: ".").map(String.init)
  }

  /// The steps, which begin at the stage where there is one and no screen.
  private func steps(in scene: OptionValue) -> [String] {
    guard steps.first == "screen", scene["screen"] == nil, scene["stage"] != nil else {
      return steps
    }
    return ["stage"] + steps.dropFirst()
  }

  /// The scene with the value there; nil where the path leads nowhere.
  func set(_ value: OptionValue, in scene: OptionValue) -> OptionValue? {
    let steps = steps(in: scene)
    guard let first = steps.first, case .map = scene.kind else { return nil }
    if steps.count == 2, ["device", "size", "preset"].contains(steps[1]),
      ["screen", "stage"].contains(first), let screen = scene[first]
    {
      // A device on an axis stands in place of a size, and the other way round.
      let own = OptionValue(
        .map([.init(key: steps[1], keyLocation: value.location, value: value)]),
        at: value.location)
      return scene.setting([first], to: screen.givingWay(to: own))?.setting(
        steps[...], to: value)
    }
    let isTop = scene[first] != nil || Self.topTexts.contains(first)
    if Self.topMaps.contains(first) || (isTop && steps.count == 1) {
      return scene.setting(steps[...], to: value)
    }
    let views = scene["views"]
    var changed = steps.count > 1 ? views?.settingInView(steps[...], to: value, naming) : nil
    if changed == nil, isTop { return scene.setting(steps[...], to: value) }
    if changed == nil, let name = views?.onlyCollection {
      changed = views?.settingInView([name] + steps[...], to: value, naming)
    }
    return changed.flatMap { scene.setting(["views"], to: $0) }
  }
}

extension OptionValue {
  /// The name of the only collection among the views; nil for none and for several.
  fileprivate var onlyCollection: String? {
    guard case .list(let views) = kind else { return nil }
    let names = views.compactMap { $0["collection"]?.shownText }
    return names.count == 1 ? names[0] : nil
  }

  /// The layers with a value set in the one whose id is the first step; nil where there is none.
  fileprivate func settingInView(
    _ path: ArraySlice<String>, to value: OptionValue, _ naming: LayerNaming
  ) -> OptionValue? {
    switch kind {
    case .list(var layers):
      for index in layers.indices {
        guard let changed = layers[index].settingInView(path, to: value, naming) else { continue }
        layers[index] = changed
        return OptionValue(.list(layers), at: location)
      }
      return nil
    case .map(var entries):
      if path.first == naming.name(of: self) ?? name {
        return setting(path.dropFirst(), to: value)
      }
      for index in entries.indices where ["group", "layers"].contains(entries[index].key) {
        guard let changed = entries[index].value.settingInView(path, to: value, naming)
        else { continue }
        entries[index].value = changed
        return OptionValue(.map(entries), at: location)
      }
      return nil
    default: return nil
    }
  }

  /// The name of an element of a list.
  private var name: String? {
    self["id"]?.shownText ?? self["collection"]?.shownText ?? self["name"]?.shownText
  }

  /// The value with another at the end of a path; keys on the way that are missing are made.
  fileprivate func setting(_ path: ArraySlice<String>, to value: OptionValue) -> OptionValue? {
    guard let key = path.first else { return value }
    if path == ["items", "count"] { return settingItemCount(value) }
    switch kind {
    case .list(var elements):
      let named = elements.firstIndex { $0.name == key }
      guard let index = named ?? Int(key).flatMap({ elements.indices.contains($0) ? $0 : nil }),
        let changed = elements[index].setting(path.dropFirst(), to: value)
      else { return nil }
      elements[index] = changed
      return OptionValue(.list(elements), at: location)
    case .map(var entries):
      guard let index = entries.firstIndex(where: { $0.key == key }) else {
        let empty = OptionValue(.map([]), at: value.location)
        guard let inner = empty.setting(path.dropFirst(), to: value) else { return nil }
        entries.append(Entry(key: key, keyLocation: value.location, value: inner))
        return OptionValue(.map(entries), at: location)
      }
      guard let changed = entries[index].value.setting(path.dropFirst(), to: value) else {
        return nil
      }
      entries[index].value = changed
      return OptionValue(.map(entries), at: location)
    default: return nil
    }
  }

  /// The first items of a list, or the number of items where they are a count.
  private func settingItemCount(_ count: OptionValue) -> OptionValue? {
    guard case .number(let number) = count.kind, number >= 0, number == number.rounded() else {
      return nil
    }
    guard case .list(let items) = self["items"]?.kind else {
      return setting(["items"], to: count)
    }
    let kept = OptionValue(.list(Array(items.prefix(Int(min(number, 1e6))))), at: count.location)
    return setting(["items"], to: kept)
  }
}
