import GalleyNotation
import GalleyScenes
import GalleySystem

/// A JSON Schema (draft 7) of scenes: their declared keys, for editors.
///
/// It takes more than the reader does: what keys must agree on is checked where a scene is read.
struct JSONSchema {
  let schema: SceneSchema

  private static let template = "template"
  private static let color = "color"

  /// Lines that are ended, for a file or a console.
  var text: SanitizedText { [SanitizedText(json: value.indented)].ended }

  var value: JSONValue {
    let definitions =
      schema.definitions.sorted { $0.key < $1.key }
      .map { JSONValue.Member(key: $0, value: plain($1)) } + [
        JSONValue.Member(key: Self.color, value: Self.colors),
        JSONValue.Member(key: Self.template, value: text("\\{|hairline")),
      ]
    var sharing = SharedSchemas(taken: definitions.map(\.key))
    let root = plain(.options(optional(schema.root)))
    let whole = sharing.shared(
      root: .object(root.members + conditions), definitions: definitions)
    return .object(
      [
        JSONValue.Member(
          key: "$schema", value: .string("http://json-schema.org/draft-07/schema#")),
        JSONValue.Member(key: "title", value: .string("Galley scene")),
      ] + whole.members)
  }

  /// What a base brings, or a file for others has not, need not be said.
  private var conditions: [JSONValue.Member] {
    func having(_ keys: [String]) -> JSONValue {
      .object(["required": .array(keys.map(JSONValue.string))])
    }
    let isWhole = JSONValue.object([
      "required": .array([.string("views")]), "not": having(["base"]),
    ])
    return [
      JSONValue.Member(
        key: "anyOf", value: .array(SceneSchema.mainKeys.map { having([$0]) })),
      JSONValue.Member(key: "if", value: isWhole),
      JSONValue.Member(key: "then", value: having(schema.root.filter(\.isRequired).map(\.key))),
    ]
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
    case .length(let range):
      [number("number", range), text("^[-+0-9.eE ]*%[-+0-9.eE ]*$")]
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
    case .time: text("^[+]?[0-9.][0-9.eE+-]*m?s$")
    case .text: typed("string", "number", "boolean", "null")
    case .form(let pattern): text(pattern)
    case .name: typed("string", "null")
    case .choice(let words): .object(["enum": .array(words.flatMap(forms))])
    case .color: reference(Self.color)
    case .template(let kind): written(kind)
    case .list(let kind, let count): list(kind, count)
    case .options(let options, let others): map(options, others)
    case .map(let kind):
      .object(["type": .string("object"), "additionalProperties": written(kind)])
    case .either, .length: .object(["anyOf": .array(alternatives(of: kind))])
    case .defined(let name): reference(name)
    }
  }

  private func reference(_ name: String) -> JSONValue { SharedSchemas.reference(name) }

  private func typed(_ types: String...) -> JSONValue {
    .object(["type": types.count == 1 ? .string(types[0]) : .array(types.map(JSONValue.string))])
  }

  private func text(_ pattern: String) -> JSONValue { Self.text(pattern) }

  private static func text(_ pattern: String) -> JSONValue {
    .object(["type": .string("string"), "pattern": .string(pattern)])
  }

  /// Bounds that JSON's readers would round are left out.
  private func number(_ type: String, _ range: ClosedRange<Double>) -> JSONValue {
    var members = typed(type).members
    for (key, bound) in [("minimum", range.lowerBound), ("maximum", range.upperBound)]
    where abs(bound) < 0x1p53 {
      members.append(JSONValue.Member(key: key, value: .number(bound)))
    }
    return .object(members)
  }

  /// A word as YAML may read it: `on`, `18` and `true` are no texts there.
  private func forms(of word: String) -> [JSONValue] {
    if let number = Double(word) { return [.string(word), .number(number)] }
    return word == "true" || word == "false"
      ? [.string(word), .boolean(word == "true")] : [.string(word)]
  }

  /// A color by the system's or CSS's name, by digits, by a name of the scene's palette, or one for
  /// each theme; behind a name or digits an opacity.
  private static var colors: JSONValue {
    let names = SceneSchema.colorNames.filter { !$0.hasPrefix("$") }
    let opacity = "( +[0-9.]+%)?$"
    let themes = ["light", "dark"].map {
      JSONValue.Member(key: $0, value: SharedSchemas.reference(color))
    }
    return .object([
      "anyOf": .array([
        .object(["enum": .array(SceneSchema.colorNames.map(JSONValue.string))]),
        text("^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})" + opacity),
        text("^\\$[^ ]+" + opacity),
        text("^(" + names.joined(separator: "|") + ")" + opacity),
        // CSS does not mind capitals.
        text("^[A-Za-z]*[A-Z][A-Za-z]*" + opacity),
        text("\\{"),
        .object([
          "type": .string("object"), "properties": .object(themes),
          "additionalProperties": .boolean(false), "minProperties": .integer(1),
        ]),
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
    var members = [
      JSONValue.Member(key: "type", value: .string("object")),
      JSONValue.Member(key: "properties", value: .object(unique(properties))),
    ]
    if !required.isEmpty {
      members.append(JSONValue.Member(key: "required", value: .array(required)))
    }
    let rest = others.map(written) ?? .boolean(false)
    return .object(members + [JSONValue.Member(key: "additionalProperties", value: rest)])
  }

  /// The first of each key.
  private func unique(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    var keys: Set<String> = []
    return members.filter { keys.insert($0.key).inserted }
  }

  private func described(_ option: OptionDeclaration) -> JSONValue {
    var members: [JSONValue.Member] = []
    let help = option.help
    if !help.isEmpty {
      members.append(JSONValue.Member(key: "description", value: .string(help)))
    }
    if let usual = option.usualValue {
      members.append(JSONValue.Member(key: "default", value: usual))
    }
    return .object(members + written(option.kind).members)
  }
}

/// Schemas that stand at several places of a larger one, moved to its definitions.
struct SharedSchemas {
  /// Shorter ones stay where they are: a reference is hardly shorter.
  private static let shortest = 90

  private var counts: [String: Int] = [:]
  /// The names of shared schemas, by their texts.
  private var names: [String: String] = [:]
  private var taken: Set<String>
  private var added: [JSONValue.Member] = []

  /// - `taken`: The names of definitions that there are.
  init(taken: [String]) { self.taken = Set(taken) }

  static func reference(_ name: String) -> JSONValue {
    .object(["$ref": .string("#/definitions/\(name)")])
  }

  /// The root with all definitions; what it has several times is one of them, called by the key
  /// that it stands under first.
  mutating func shared(root: JSONValue, definitions: [JSONValue.Member]) -> JSONValue {
    count(root)
    for definition in definitions { count(definition.value) }
    let root = inside(of: root, under: "")
    let own = definitions.map { definition in
      JSONValue.Member(
        key: definition.key, value: inside(of: definition.value, under: definition.key))
    }
    return .object(
      root.members + [JSONValue.Member(key: "definitions", value: .object(own + added))])
  }

  private mutating func count(_ schema: JSONValue) {
    for child in Self.children(of: schema) {
      let text = child.dense
      guard text.utf8.count >= Self.shortest else { continue }
      counts[text, default: 0] += 1
      if counts[text] == 1 { count(child) }
    }
  }

  private static func children(of schema: JSONValue) -> [JSONValue] {
    schema.members.flatMap { member -> [JSONValue] in
      switch (member.key, member.value) {
      case ("properties", .object(let properties)): properties.map(\.value)
      case ("anyOf", .array(let schemas)): schemas
      case ("items", let schema), ("additionalProperties", let schema): [schema]
      default: []
      }
    }
  }

  private mutating func inside(of schema: JSONValue, under key: String) -> JSONValue {
    guard case .object(let members) = schema else { return schema }
    return .object(
      members.map { member in
        var member = member
        switch (member.key, member.value) {
        case ("properties", .object(let properties)):
          member.value = .object(
            properties.map {
              JSONValue.Member(key: $0.key, value: reduced($0.value, under: $0.key))
            })
        case ("anyOf", .array(let schemas)):
          member.value = .array(schemas.map { reduced($0, under: key) })
        case ("items", let schema), ("additionalProperties", let schema):
          member.value = reduced(schema, under: key)
        default: break
        }
        return member
      })
  }

  private mutating func reduced(_ schema: JSONValue, under key: String) -> JSONValue {
    let text = schema.dense
    guard counts[text, default: 0] > 1 else { return inside(of: schema, under: key) }
    if let name = names[text] { return Self.reference(name) }
    let name = freeName(key)
    names[text] = name
    let value = inside(of: schema, under: key)
    added.append(JSONValue.Member(key: name, value: value))
    return Self.reference(name)
  }

  /// A name that a pointer needs no escapes for (RFC 6901), and that no definition has.
  private mutating func freeName(_ key: String) -> String {
    let safe = key.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }.prefix(40)
    let word = safe.isEmpty ? "shared" : String(safe)
    var name = word
    var number = 1
    while !taken.insert(name).inserted {
      number += 1
      name = "\(word)-\(number)"
    }
    return name
  }
}
