/// An option as lists, schemas and completions tell it: its key, what it takes and means, and its
/// default.
public struct OptionDeclaration: Equatable, Sendable {
  /// The key by which a scene gives the option.
  public var key: String
  /// What may be given.
  public var kind: OptionKind
  /// The meaning of the option, in a few words; empty where its values say it.
  public var meaning: String
  /// The values as people write them; empty where the meaning says it.
  public var values: String
  /// The default of the option, in words; empty for one that must be given.
  public var usual: String
  /// Whether a scene must give it.
  public var isRequired: Bool

  /// Makes a declaration.
  public init(
    _ key: String, _ kind: OptionKind, _ meaning: String = "", values: String? = nil,
    usual: String = "", isRequired: Bool = false
  ) {
    self.key = key
    self.kind = kind
    self.meaning = meaning
    self.values = values ?? kind.words
    self.usual = usual
    self.isRequired = isRequired
  }

  /// The key, with the words of a choice, as a list of several keys has it.
  var keyWords: String { if case .choice = kind { "\(key) (\(values))" } else { key } }

  /// The meaning, the values and the default, as lists tell them.
  public var summary: String {
    let meaning = [meaning, values].filter { !$0.isEmpty }.joined(separator: ": ")
    return usual.isEmpty ? meaning : "\(meaning); \(usual)"
  }
}

extension OptionDeclaration {
  /// The meaning, the values and the default, as editors tell them.
  package var help: String {
    let meaning = [meaning, values].filter { !$0.isEmpty }.joined(separator: ": ")
    let usual = usual.isEmpty ? "" : "(default: \(usual))"
    return [meaning, usual].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The default as a value of the kind; nil where words say it, or there is none.
  package var usualValue: JSONValue? { usual.isEmpty ? nil : kind.value(ofWords: usual) }
}

extension OptionKind {
  /// The value that words are; nil where none of the kind is written so.
  fileprivate func value(ofWords words: String) -> JSONValue? {
    switch self {
    case .flag: return words == "true" ? .boolean(true) : words == "false" ? .boolean(false) : nil
    case .number(let range), .length(let range):
      if let number = Double(words) { return range.contains(number) ? .number(number) : nil }
      guard case .length = self, words.hasSuffix("%"), Double(words.dropLast()) != nil else {
        return nil
      }
      return .string(words)
    case .integer(let range):
      return Int(words).flatMap { range.contains($0) ? .integer($0) : nil }
    case .choice(let choices): return choices.contains(words) ? .string(words) : nil
    case .time:
      return Double(words.dropLast()) != nil && words.hasSuffix("s") ? .string(words) : nil
    case .color: return words.hasPrefix("$") && !words.contains(" ") ? .string(words) : nil
    case .template(let kind): return kind.value(ofWords: words)
    case .either(let kinds): return kinds.lazy.compactMap { $0.value(ofWords: words) }.first
    case .nothing, .text, .form, .name, .list, .options, .map, .defined, .anything: return nil
    }
  }
}

extension JSONValue {
  /// A value as a scene writes it; what is equal in all its parts as one of them.
  var words: String {
    switch self {
    case .null: return "none"
    case .boolean, .number: return compact
    case .string(let text): return text
    case .array(let values): return "[" + values.map(\.words).joined(separator: ", ") + "]"
    case .object(let members):
      if let first = members.first, members.count > 1,
        members.allSatisfy({ $0.value == first.value })
      {
        return first.value.words
      }
      return "{ " + members.map { "\($0.key): \($0.value.words)" }.joined(separator: ", ") + " }"
    }
  }
}
