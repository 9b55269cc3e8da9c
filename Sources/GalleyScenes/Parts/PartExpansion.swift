internal import GalleyGeometry
internal import GalleyNotation

/// Puts a part's arguments in the place of its parameters.
struct PartExpansion {
  let part: PartSpec
  let room: ExpansionBudget
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

  /// The values of all parameters by name; null for one that is given none.
  ///
  /// What is no map is the value of the first.
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

/// A condition in a part after its arguments are known.
enum PartCondition {
  case always
  case never
  /// The rest that is asked where the layer is drawn.
  case undecided(OptionValue)

  /// A condition as `when:` has it; names that are no parameters stay for later.
  init(_ condition: OptionValue, arguments: [String: OptionValue]) {
    switch condition.kind {
    case .text(let name): self = Self.presence(of: name, in: condition, arguments: arguments)
    case .map(let entries): self = Self.all(entries, in: condition, arguments: arguments)
    default: self = .undecided(condition)
    }
  }

  /// Whether an argument is there, and is not false; one that is a name in turn is asked for by
  /// that.
  private static func presence(
    of name: String, in condition: OptionValue, arguments: [String: OptionValue]
  ) -> PartCondition {
    guard let argument = arguments[name] else { return .undecided(condition) }
    switch argument.kind {
    case .null, .flag(false): return .never
    case .text(let text):
      guard let inner = BracedText(text).onlyName, !inner.contains(where: { ".|,".contains($0) })
      else { return .always }
      let key = inner.hasSuffix("?") ? String(inner.dropLast()) : inner
      return .undecided(OptionValue(.text(key), at: condition.location, literal: key))
    default: return .always
    }
  }

  private static func all(
    _ entries: [OptionValue.Entry], in condition: OptionValue, arguments: [String: OptionValue]
  ) -> PartCondition {
    var left: [OptionValue.Entry] = []
    for entry in entries {
      switch part(of: entry, arguments: arguments) {
      case .never: return .never
      case .always: continue
      case .undecided(let value):
        var entry = entry
        entry.value = value
        left.append(entry)
      }
    }
    return left.isEmpty ? .always : .undecided(OptionValue(.map(left), at: condition.location))
  }

  private static func part(
    of entry: OptionValue.Entry, arguments: [String: OptionValue]
  ) -> PartCondition {
    switch (entry.key, entry.value.kind) {
    case ("not", _):
      switch PartCondition(entry.value, arguments: arguments) {
      case .always: return .never
      case .never: return .always
      case .undecided(let inner): return .undecided(inner)
      }
    case ("item", .text(let name)):
      return presence(of: name, in: entry.value, arguments: arguments)
    case ("item", .map(let wanted)):
      let left = wanted.filter { arguments[$0.key] == nil }
      let agrees = wanted.allSatisfy { wish in
        arguments[wish.key].map { $0.shownText == wish.value.shownText } ?? true
      }
      guard agrees else { return .never }
      return left.isEmpty ? .always : .undecided(OptionValue(.map(left), at: entry.value.location))
    default: return .undecided(entry.value)
    }
  }
}
