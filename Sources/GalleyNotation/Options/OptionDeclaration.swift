/// An option as lists, schemas and completions tell it: its key, what it takes and means, and its
/// default.
public struct OptionDeclaration: Equatable, Sendable {
  public var key: String
  public var kind: OptionKind
  /// The meaning of the option, in a few words; empty where its values say it.
  public var meaning: String
  /// The values as people write them; empty where the meaning says it.
  public var values: String
  /// The default of the option, in words; empty for one that must be given.
  public var usual: String
  /// Whether a scene must give it.
  public var isRequired: Bool

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
