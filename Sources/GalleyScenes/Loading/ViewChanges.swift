internal import GalleyNotation

/// What a scene changes in the views of its base, by their ids.
///
/// Keys that are given replace those of the view, or all of it where it is made another kind of
/// layer; null removes it; an id that the base does not have is a new layer on top.
struct ViewChanges {
  private let changes: [OptionValue.Entry]
  private let kinds: [String]
  private let naming: LayerNaming
  private let issues: IssueLog

  /// - Parameter kinds: The words that say what a layer is.
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
      kept = entries.filter { LayerReader.commonKeys.contains($0.key) }
      // Its neighbours go on calling it by the name that its kind's key has carried.
      if layer["id"] == nil, naming.name(of: change.value) == nil {
        kept.append(Self.id(change))
      }
    }
    let rest = kept.filter { entry in !own.contains { $0.key == entry.key } }
    return OptionValue(.map(rest + own), at: change.value.location)
  }
}
