internal import GalleyGeometry
internal import GalleyNotation

/// Puts a part's arguments in the place of its parameters.
struct PartExpansion {
  let part: PartSpec
  let room: ExpansionRoom
  let issues: IssueLog

  /// The part's layers for the arguments of one use; what is wrong with these is reported.
  func layers(for arguments: OptionValue) -> OptionValue? {
    guard let values = values(of: arguments) else { return nil }
    let substitution = NameSubstitution(
      value: { path, _ in Self.value(at: path, in: values) },
      map: { entries in Self.shown(entries, values) }, room: room, issues: issues)
    let layers = substitution.applied(to: part.layers)
    return room.isFull ? nil : layers ?? OptionValue(.list([]), at: part.layers.location)
  }

  /// The values of all parameters by name; null for one that is given none. What is no map is the
  /// value of the first.
  private func values(of arguments: OptionValue) -> [String: OptionValue]? {
    var given: [OptionValue.Entry] = []
    switch arguments.kind {
    case .null: break
    case .map(let entries): given = entries
    default:
      guard let first = part.parameters.first else {
        issues.error(
          "'\(part.name)' takes nothing; write '\(part.name): {}'", at: arguments.location)
        return nil
      }
      given = [
        OptionValue.Entry(
          key: first.name, keyLocation: arguments.location, value: arguments)
      ]
    }
    let names = part.parameters.map(\.name)
    for entry in given where !names.contains(entry.key) {
      let expected = names.isEmpty ? "it takes none" : "expected \(Suggestion.list(names))"
      issues.error(
        "'\(part.name)' has no parameter '\(entry.key)'\(Suggestion.phrase(for: entry.key, among: names)); \(expected)",
        at: entry.keyLocation)
    }
    var values: [String: OptionValue] = [:]
    for parameter in part.parameters {
      guard
        let value = given.first(where: { $0.key == parameter.name })?.value ?? parameter.fallback
      else {
        issues.error(
          "'\(part.name)' needs '\(parameter.name)'; add '\(parameter.name): …' to what it is given",
          at: arguments.location)
        return nil
      }
      values[parameter.name] = value
    }
    return values
  }

  /// The value of a parameter, or of a key in it; null where the key is missing.
  private static func value(
    at path: [String], in values: [String: OptionValue]
  ) -> OptionValue? {
    guard let first = path.first, let value = values[first] else { return nil }
    return path.dropFirst().reduce(value) { value, key in
      value[key] ?? OptionValue(.null, at: value.location)
    }
  }

  /// A layer with its `when:` as far as the arguments decide it; nil where it never shows.
  private static func shown(
    _ entries: [OptionValue.Entry], _ values: [String: OptionValue]
  ) -> [OptionValue.Entry]? {
    guard let index = entries.firstIndex(where: { $0.key == "when" }) else { return entries }
    var entries = entries
    switch PartCondition(entries[index].value, arguments: values) {
    case .never: return nil
    case .always: entries.remove(at: index)
    case .undecided(let condition): entries[index].value = condition
    }
    return entries
  }
}
