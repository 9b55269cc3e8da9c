import GalleyGraphics
import GalleyNotation
import GalleyScenes

/// A JSON Schema (draft 7) of scenes: their declared keys, for editors.
///
/// It takes more than the reader does: what keys must agree on is checked where a scene is read.
struct JSONSchema {
  let schema: SceneSchema

  /// Beyond it a bound only keeps numbers finite.
  private static let farthest = 100_000.0
  private static let template = "template"

  var value: JSONValue {
    let required = schema.root.filter(\.isRequired).map(\.key)
    // What a base brings, or a kit of parts has not, need not be said.
    let whole = JSONValue.object([
      "if": .object(["required": .array([.string("views")])]),
      "then": .object(["required": .array(required.map(JSONValue.string))]),
    ])
    let definitions =
      schema.definitions.sorted { $0.key < $1.key }.map { name, kind in
        JSONValue.Member(key: name, value: plain(kind))
      } + [
        JSONValue.Member(
          key: Self.template,
          value: .object(["type": .string("string"), "pattern": .string("\\{")]))
      ]
    return .object(
      [
        JSONValue.Member(
          key: "$schema", value: .string("http://json-schema.org/draft-07/schema#")),
        JSONValue.Member(key: "title", value: .string("Galley scene")),
      ] + plain(.options(optional(schema.root))).members + whole.members
        + [JSONValue.Member(key: "definitions", value: .object(definitions))])
  }

  private func optional(_ options: [OptionDeclaration]) -> [OptionDeclaration] {
    options.map { option in
      var option = option
      option.isRequired = false
      return option
    }
  }

  /// The schema of a value that a scene writes, or has filled in from a template.
  private func written(_ kind: OptionKind) -> JSONValue {
    if case .anything = kind { return plain(kind) }
    return .object(["anyOf": .array(alternatives(of: kind) + [reference(Self.template)])])
  }

  /// The schemas of which one holds; those of a choice among kinds one by one.
  private func alternatives(of kind: OptionKind) -> [JSONValue] {
    switch kind {
    case .either(let kinds): kinds.flatMap(alternatives)
    case .template(let kind): alternatives(of: kind)
    default: [plain(kind)]
    }
  }

  private func plain(_ kind: OptionKind) -> JSONValue {
    switch kind {
    case .anything: .object([])
    case .nothing: typed("null")
    case .flag: typed("boolean")
    case .number(let range): number("number", range)
    case .integer(let range):
      number("integer", Double(range.lowerBound)...Double(range.upperBound))
    case .length(let range): .object(["anyOf": .array([number("number", range), text("%")])])
    case .time: text("s$")
    case .text: typed("string", "number", "boolean", "null")
    case .name: typed("string", "null")
    case .choice(let words): .object(["enum": .array(words.flatMap(forms))])
    case .color: color
    case .template(let kind): written(kind)
    case .list(let kind, let count): list(kind, count)
    case .options(let options, let others): map(options, others)
    case .map(let kind):
      .object(["type": .string("object"), "additionalProperties": written(kind)])
    case .either: .object(["anyOf": .array(alternatives(of: kind))])
    case .defined(let name): reference(name)
    }
  }

  private func reference(_ name: String) -> JSONValue {
    .object(["$ref": .string("#/definitions/\(name)")])
  }

  private func typed(_ types: String...) -> JSONValue {
    .object(["type": types.count == 1 ? .string(types[0]) : .array(types.map(JSONValue.string))])
  }

  private func text(_ pattern: String) -> JSONValue {
    .object(["type": .string("string"), "pattern": .string(pattern)])
  }

  private func number(_ type: String, _ range: ClosedRange<Double>) -> JSONValue {
    var members = typed(type).members
    if range.lowerBound > -Self.farthest {
      members.append(JSONValue.Member(key: "minimum", value: .number(range.lowerBound)))
    }
    if range.upperBound < Self.farthest {
      members.append(JSONValue.Member(key: "maximum", value: .number(range.upperBound)))
    }
    return .object(members)
  }

  /// A word as YAML may read it: `on`, `18` and `true` are no texts there.
  private func forms(of word: String) -> [JSONValue] {
    if let number = Double(word) { return [.string(word), .number(number)] }
    return word == "true" || word == "false"
      ? [.string(word), .boolean(word == "true")] : [.string(word)]
  }

  /// Names of the system's colors are offered, and others taken.
  private var color: JSONValue {
    let names = SystemColor.allCases.map { JSONValue.string("$" + $0.rawValue) }
    return .object([
      "anyOf": .array([
        .object(["enum": .array(names)]), typed("string"), typed("object"),
      ])
    ])
  }

  private func list(_ kind: OptionKind, _ count: ClosedRange<Int>) -> JSONValue {
    var members: [JSONValue.Member] = [
      JSONValue.Member(key: "type", value: .string("array")),
      JSONValue.Member(key: "items", value: written(kind)),
    ]
    if count.lowerBound > 0 {
      members.append(JSONValue.Member(key: "minItems", value: .integer(count.lowerBound)))
    }
    if count.upperBound < .max {
      members.append(JSONValue.Member(key: "maxItems", value: .integer(count.upperBound)))
    }
    return .object(members)
  }

  private func map(_ options: [OptionDeclaration], _ others: OptionKind?) -> JSONValue {
    let properties = options.map { option in
      JSONValue.Member(key: option.key, value: described(option))
    }
    let required = options.filter(\.isRequired).map { JSONValue.string($0.key) }
    return .object([
      "type": .string("object"), "properties": .object(unique(properties)),
      "required": .array(required),
      "additionalProperties": others.map(written) ?? .boolean(false),
    ])
  }

  /// The first of each key.
  private func unique(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    var keys: Set<String> = []
    return members.filter { keys.insert($0.key).inserted }
  }

  private func described(_ option: OptionDeclaration) -> JSONValue {
    let schema = written(option.kind)
    guard !option.summary.isEmpty else { return schema }
    return .object(
      [JSONValue.Member(key: "description", value: .string(option.summary))]
        + schema.members)
  }
}
