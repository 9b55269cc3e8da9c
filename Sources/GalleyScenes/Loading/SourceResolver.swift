internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation

/// Gives a scene what the files have that it names: its `base:`, and what it includes.
///
/// Its own keys win over those that it includes, and those over its base's. Of an included file only
/// what others can use counts: parts, colors, strings and fonts.
struct SourceResolver {
  let files: SourceFiles
  /// The words that say what a layer is, beside the names of parts.
  let kinds: [String]
  let naming: LayerNaming
  let issues: IssueLog

  /// The most files that take one another, each the next.
  private static let longestChain = 60

  /// The keys of an included file that are taken from it.
  static let shared = ["parts", "palette", "strings", "fonts"]

  /// The scene as a whole; nil where a file that it names cannot be read, without which the rest
  /// means nothing.
  func resolved(_ value: OptionValue) -> OptionValue? {
    resolved(value, seen: [value.location.file])
  }

  private func resolved(_ value: OptionValue, seen: [String]) -> OptionValue? {
    guard let own = including(value, seen: seen) else { return nil }
    guard let base = own["base"] else {
      if let changes = own["changes"] {
        issues.error(
          "'changes' are those of a base's views; add 'base: other.yaml', or change the views themselves",
          at: changes.location)
      }
      return own
    }
    guard
      let read = scene(base, named: "base", as: "takes this scene as its base in turn", seen: seen)
    else { return nil }
    return changingViews(
      own.without("base", "changes").merged(over: read.without("base")), as: own, of: read)
  }

  /// The scene over all that it includes.
  private func including(_ value: OptionValue, seen: [String]) -> OptionValue? {
    guard let include = value["include"] else { return value }
    var names = [include]
    if case .list(let elements) = include.kind { names = elements }
    let files = names.map { name in
      scene(name, named: "include", as: "includes this file in turn", seen: seen)
    }
    return files.reversed().reduce(value.without("include")) { whole, file in
      guard let whole, let file, case .map(let entries) = file.kind else { return nil }
      let shared = entries.filter { Self.shared.contains($0.key) }
      return whole.merged(over: OptionValue(.map(shared), at: file.location))
    }
  }

  private func scene(
    _ value: OptionValue, named key: String, as circle: String, seen: [String]
  ) -> OptionValue? {
    guard case .text(let name) = value.kind else {
      OptionReader.wrong(
        value, named: key,
        expected: "the path of a scene, such as \(key == "base" ? "shop" : "kit").yaml",
        issues: issues)
      return nil
    }
    guard let file = files.folder.asset(name, namedAt: value.location, issues: issues) else {
      return nil
    }
    guard !seen.contains(file.path), seen.count < Self.longestChain else {
      issues.error("'\(name)' \(circle); break the circle", at: value.location)
      return nil
    }
    guard let text = files.text(in: file, namedAt: value.location, issues: issues) else {
      return nil
    }
    var yaml = YAMLReader(file: file.path, issues: issues)
    guard let read = yaml.read(text) else { return nil }
    guard case .map = read.kind else {
      issues.error(
        "'\(name)' holds \(read.kindName) and not the keys of a scene; name a scene, or a file with parts, colors, strings or fonts",
        at: value.location)
      return nil
    }
    return resolved(read, seen: seen + [file.path])
  }

  /// The scene with what its `changes` make of the base's views.
  private func changingViews(
    _ whole: OptionValue, as own: OptionValue, of base: OptionValue
  ) -> OptionValue {
    guard let changes = own.entry("changes") else { return whole }
    let views = whole["views"] ?? OptionValue(.list([]), at: base.location)
    let changed = ViewChanges(
      changes.value, kinds: kinds + (whole["parts"]?.keyNames ?? []), naming: naming,
      issues: issues
    ).made(to: views)
    guard case .map(let entries) = whole.without("views").kind else { return whole }
    let entry = OptionValue.Entry(
      key: "views", keyLocation: changes.keyLocation, value: changed)
    return OptionValue(.map(entries + [entry]), at: whole.location)
  }
}

extension OptionValue {
  /// The map without some of its keys.
  func without(_ keys: String...) -> OptionValue {
    guard case .map(let entries) = kind else { return self }
    return OptionValue(.map(entries.filter { !keys.contains($0.key) }), at: location)
  }

  fileprivate func entry(_ key: String) -> Entry? {
    guard case .map(let entries) = kind else { return nil }
    return entries.first { $0.key == key }
  }

  /// The entries of both scenes; those of this one win.
  ///
  /// Maps whose entries are things by name are merged in turn, and fonts are added up.
  fileprivate func merged(over base: OptionValue) -> OptionValue {
    guard case .map(let own) = kind, case .map(var entries) = base.kind else { return self }
    for entry in own {
      if let index = entries.firstIndex(where: { $0.key == entry.key }) {
        entries[index].keyLocation = entry.keyLocation
        entries[index].value = entry.value.joined(to: entries[index].value, under: entry.key)
      } else {
        entries.append(entry)
      }
    }
    return OptionValue(.map(entries), at: location)
  }

  /// Joins the values under a key of both files.
  fileprivate func joined(to base: OptionValue, under key: String) -> OptionValue {
    switch key {
    case "screen", "stage": return merging(base.givingWay(to: self)) { own, _ in own }
    case "palette", "parts": return merging(base) { own, _ in own }
    case "strings":
      return merging(base) { own, base in
        OptionValue(.list(base.elements + own.elements), at: own.location)
      }
    case "fonts": return OptionValue(.list(base.elements + elements), at: location)
    default: return self
    }
  }

  /// The screen without what says how large it is, where another says that in another way: by a
  /// device or by a size, each with what belongs to it alone.
  func givingWay(to other: OptionValue) -> OptionValue {
    if other["device"] != nil, self["size"] != nil { return without("size", "scale", "safe-area") }
    if other["size"] != nil, self["device"] != nil {
      return without("device", "orientation", "frame", "corners")
    }
    if other["preset"] != nil, self["size"] != nil { return without("size", "scale") }
    if other["size"] != nil, self["preset"] != nil { return without("preset", "orientation") }
    return self
  }

  /// The elements of a list; anything else is one.
  private var elements: [OptionValue] {
    if case .list(let elements) = kind { elements } else { [self] }
  }

  private func merging(
    _ base: OptionValue, both: (OptionValue, OptionValue) -> OptionValue
  ) -> OptionValue {
    guard case .map(let own) = kind, case .map(var entries) = base.kind else { return self }
    for entry in own {
      if let index = entries.firstIndex(where: { $0.key == entry.key }) {
        entries[index] = Entry(
          key: entry.key, keyLocation: entry.keyLocation,
          value: both(entry.value, entries[index].value))
      } else {
        entries.append(entry)
      }
    }
    return OptionValue(.map(entries), at: location)
  }
}

/// The changes of a scene to the views of its base, by their ids.
///
/// Keys that are given replace those of the view, or all of it where it is made another kind of
/// layer; null removes it; an id that the base does not have is a new layer on top.
struct ViewChanges {
  private let changes: [OptionValue.Entry]
  private let kinds: [String]
  private let naming: LayerNaming
  private let issues: IssueLog

  /// - `kinds`: The words that say what a layer is.
  init(_ value: OptionValue, kinds: [String], naming: LayerNaming, issues: IssueLog) {
    self.kinds = kinds
    self.naming = naming
    self.issues = issues
    guard case .map(let entries) = value.kind else {
      OptionReader.wrong(
        value, named: "changes", expected: "a map of views by their ids", issues: issues)
      changes = []
      return
    }
    changes = entries
  }

  func made(to views: OptionValue) -> OptionValue {
    var found: Set<String> = []
    let changed = changed(views, found: &found)
    let added = changes.filter { !found.contains($0.key) }.compactMap(added)
    guard case .list(let layers) = changed.kind else {
      return added.isEmpty ? changed : OptionValue(.list([changed] + added), at: views.location)
    }
    return OptionValue(.list(layers + added), at: views.location)
  }

  /// A layer of its own, with its id.
  private func added(_ change: OptionValue.Entry) -> OptionValue? {
    guard case .map(let entries) = change.value.kind else {
      issues.error(
        "the base has no view '\(change.key)'; give its keys to add one, or take the line out",
        at: change.keyLocation)
      return nil
    }
    let isNamed = naming.name(of: change.value) != nil
    return OptionValue(
      .map(isNamed ? entries : [Self.id(change)] + entries), at: change.value.location)
  }

  /// The name of a change as the id of its view.
  private static func id(_ change: OptionValue.Entry) -> OptionValue.Entry {
    OptionValue.Entry(
      key: "id", keyLocation: change.keyLocation,
      value: OptionValue(.text(change.key), at: change.keyLocation, literal: change.key))
  }

  /// The views with the changes, those in groups and stacks included.
  private func changed(_ value: OptionValue, found: inout Set<String>) -> OptionValue {
    switch value.kind {
    case .list(let elements):
      let layers = elements.compactMap { layer($0, found: &found) }
      return OptionValue(.list(layers), at: value.location)
    case .map: return layer(value, found: &found) ?? OptionValue(.list([]), at: value.location)
    default: return value
    }
  }

  private func layer(_ value: OptionValue, found: inout Set<String>) -> OptionValue? {
    guard case .map(let entries) = value.kind else { return value }
    guard let id = naming.name(of: value), let change = changes.first(where: { $0.key == id })
    else {
      let inner = entries.map { entry in
        guard ["group", "layers"].contains(entry.key) else { return entry }
        var entry = entry
        entry.value = changed(entry.value, found: &found)
        return entry
      }
      return OptionValue(.map(inner), at: value.location)
    }
    found.insert(id)
    return changed(value, by: change)
  }

  private func changed(
    _ layer: OptionValue, by change: OptionValue.Entry
  ) -> OptionValue? {
    guard case .map(let own) = change.value.kind, case .map(let entries) = layer.kind else {
      return nil
    }
    let kind = own.first { kinds.contains($0.key) }?.key
    let becomesOther = kind.map { key in !entries.contains { $0.key == key } } ?? false
    var kept = entries
    if becomesOther {
      kept = entries.filter { SharedLayerOptions.keys.contains($0.key) }
      // Its neighbours go on calling it by the name that its kind's key has carried.
      if layer["id"] == nil, naming.name(of: change.value) == nil {
        kept.append(Self.id(change))
      }
    }
    let rest = kept.filter { entry in !own.contains { $0.key == entry.key } }
    return OptionValue(.map(rest + own), at: change.value.location)
  }
}
