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
  let issues: IssueLog

  /// The keys of an included file that are taken from it.
  private static let shared = ["parts", "palette", "strings", "fonts"]

  func resolved(_ value: OptionValue) -> OptionValue {
    resolved(value, seen: [value.location.file])
  }

  private func resolved(_ value: OptionValue, seen: [String]) -> OptionValue {
    let changed = including(value, seen: seen)
    guard let base = changed["base"] else {
      if let changes = changed["changes"] {
        issues.error(
          "'changes' are those of a base's views; add 'base: other.yaml', or change the views themselves",
          at: changes.location)
      }
      return changed
    }
    guard
      let read = scene(base, named: "base", as: "takes this scene as its base in turn", seen: seen)
    else { return changed }
    return merged(changed, over: read)
  }

  /// The scene over all that it includes.
  private func including(_ value: OptionValue, seen: [String]) -> OptionValue {
    guard let include = value["include"] else { return value }
    var names = [include]
    if case .list(let elements) = include.kind { names = elements }
    let own = value.without("include")
    return names.reversed().reduce(own) { whole, name in
      guard
        let read = scene(name, named: "include", as: "includes this file in turn", seen: seen),
        case .map(let entries) = read.kind
      else { return whole }
      let shared = entries.filter { Self.shared.contains($0.key) }
      return merged(whole, over: OptionValue(.map(shared), at: read.location))
    }
  }

  private func scene(
    _ value: OptionValue, named key: String, as circle: String, seen: [String]
  ) -> OptionValue? {
    guard case .text(let name) = value.kind else {
      OptionReader.wrong(value, named: key, expected: "the path of a scene", issues: issues)
      return nil
    }
    guard let file = files.folder.asset(name, namedAt: value.location, issues: issues) else {
      return nil
    }
    guard !seen.contains(file.path) else {
      issues.error("'\(name)' \(circle); break the circle", at: value.location)
      return nil
    }
    guard let text = files.text(in: file, namedAt: value.location, issues: issues) else {
      return nil
    }
    var yaml = YAMLReader(file: file.path, issues: issues)
    guard let read = yaml.read(text) else { return nil }
    return resolved(read, seen: seen + [file.path])
  }

  /// The entries of both maps; those of the first win. Maps whose entries are things by name are
  /// merged in turn, fonts are added up, and changes are made to the base's views.
  private func merged(_ scene: OptionValue, over base: OptionValue) -> OptionValue {
    guard case .map(let own) = scene.kind, case .map(var entries) = base.kind else { return scene }
    entries.removeAll { $0.key == "base" }
    for entry in own where entry.key != "base" {
      if entry.key == "changes" {
        continue
      } else if let index = entries.firstIndex(where: { $0.key == entry.key }) {
        entries[index].keyLocation = entry.keyLocation
        entries[index].value = entry.value.joined(to: entries[index].value, under: entry.key)
      } else {
        entries.append(entry)
      }
    }
    let whole = OptionValue(.map(entries), at: scene.location)
    guard let changes = own.first(where: { $0.key == "changes" }) else { return whole }
    let views = whole["views"] ?? OptionValue(.list([]), at: base.location)
    let changed = ViewChanges(
      changes.value, kinds: kinds + (whole["parts"]?.keyNames ?? []), issues: issues
    ).made(to: views)
    let entry = OptionValue.Entry(
      key: "views", keyLocation: changes.keyLocation, value: changed)
    return OptionValue(.map(entries.filter { $0.key != "views" } + [entry]), at: scene.location)
  }
}

extension OptionValue {
  /// The map without a key.
  fileprivate func without(_ key: String) -> OptionValue {
    guard case .map(let entries) = kind else { return self }
    return OptionValue(.map(entries.filter { $0.key != key }), at: location)
  }

  /// What stands under a key of both files.
  fileprivate func joined(to base: OptionValue, under key: String) -> OptionValue {
    switch key {
    case "screen", "palette", "parts": return merging(base) { own, _ in own }
    case "strings":
      return merging(base) { own, base in
        OptionValue(.list(base.elements + own.elements), at: own.location)
      }
    case "fonts": return OptionValue(.list(base.elements + elements), at: location)
    default: return self
    }
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
