internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation

/// Gives a scene what its `base:` has: its own keys win, the maps under `screen` and `palette` are
/// merged.
struct BaseResolver {
  let files: SourceFiles
  let issues: IssueLog

  func resolved(_ value: OptionValue) -> OptionValue {
    resolved(value, seen: [value.location.file])
  }

  private func resolved(_ value: OptionValue, seen: [String]) -> OptionValue {
    guard let base = value["base"] else { return value }
    guard case .text(let name) = base.kind else {
      OptionReader.wrong(base, named: "base", expected: "the path of a scene", issues: issues)
      return value
    }
    guard let file = files.folder.asset(name, namedAt: base.location, issues: issues) else {
      return value
    }
    let path = file.path
    guard !seen.contains(path) else {
      issues.error(
        "'\(name)' takes this scene as its base in turn; break the circle", at: base.location)
      return value
    }
    guard let text = files.text(in: file, namedAt: base.location, issues: issues) else {
      return value
    }
    var yaml = YAMLReader(file: path, issues: issues)
    guard let read = yaml.read(text) else { return value }
    return value.merged(over: resolved(read, seen: seen + [path]))
  }
}

extension OptionValue {
  /// The entries of both maps; those of this one win, maps under `screen` and `palette` are merged
  /// in turn.
  fileprivate func merged(over base: OptionValue) -> OptionValue {
    guard case .map(let own) = kind, case .map(var entries) = base.kind else { return self }
    entries.removeAll { $0.key == "base" }
    for entry in own where entry.key != "base" {
      guard let index = entries.firstIndex(where: { $0.key == entry.key }) else {
        entries.append(entry)
        continue
      }
      let merges = ["screen", "palette"].contains(entry.key)
      let value = merges ? entry.value.merged(over: entries[index].value) : entry.value
      entries[index] = Entry(key: entry.key, keyLocation: entry.keyLocation, value: value)
    }
    return OptionValue(.map(entries), at: location)
  }
}
