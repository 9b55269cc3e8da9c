internal import GalleyNotation

/// What a part's arguments say of a condition in it.
enum PartCondition {
  case always
  case never
  /// What is left to be asked where the layer is drawn.
  case undecided(OptionValue)

  /// A condition as `when:` has it; names that are no parameters stay for later.
  init(_ condition: OptionValue, arguments: [String: OptionValue]) {
    switch condition.kind {
    case .text(let name): self = Self.presence(of: name, in: condition, arguments: arguments)
    case .map(let entries): self = Self.all(entries, in: condition, arguments: arguments)
    default: self = .undecided(condition)
    }
  }

  /// Whether an argument is there, and is not false; one that is a name in turn is asked for by that.
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
