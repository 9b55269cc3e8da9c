/// A value as JSON writes it: keys keep their order, numbers read back exactly.
package enum JSONValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  /// A number; one that is not finite is written as null, since JSON has no word for it.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  package struct Member: Equatable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// An object with the keys in the order of the literal.
  package static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  package static func integer(_ number: Int) -> JSONValue { .number(Double(number)) }

  package static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// The value in one line.
  package var compact: String { text(indent: nil) }

  /// The value in one line without blanks: for files that nobody reads as text.
  package var dense: String {
    var text: [UInt8] = []
    text.reserveCapacity(1 << 14)
    writeDense(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private func writeDense(to text: inout [UInt8]) {
    switch self {
    case .null: text += "null".utf8
    case .boolean(let value): text += (value ? "true" : "false").utf8
    case .number(let value): text += (value.isFinite ? value.shortest : "null").utf8
    case .string(let value): Self.quote(value, to: &text)
    case .array(let values):
      text.append(UInt8(ascii: "["))
      for (number, value) in values.enumerated() {
        if number > 0 { text.append(UInt8(ascii: ",")) }
        value.writeDense(to: &text)
      }
      text.append(UInt8(ascii: "]"))
    case .object(let members):
      text.append(UInt8(ascii: "{"))
      for (number, member) in members.enumerated() {
        if number > 0 { text.append(UInt8(ascii: ",")) }
        Self.quote(member.key, to: &text)
        text.append(UInt8(ascii: ":"))
        member.value.writeDense(to: &text)
      }
      text.append(UInt8(ascii: "}"))
    }
  }

  /// The value with what holds no array or object in one line, the rest indented by two blanks a
  /// level.
  package var indented: String { text(indent: "") }

  /// - `indent`: the blanks before the line that the value begins in; nil for one line.
  private func text(indent: String?) -> String {
    let inner = indent.map { $0 + "  " }
    switch self {
    case .null: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let value): return value.isFinite ? value.shortest : "null"
    case .string(let value): return Self.quoted(value)
    case .array(let values):
      let parts = values.map { $0.text(indent: inner) }
      return enclosed("[", parts, "]", indent: values.allSatisfy(\.isScalar) ? nil : indent)
    case .object(let members):
      let parts = members.map { Self.quoted($0.key) + ": " + $0.value.text(indent: inner) }
      return enclosed("{", parts, "}", indent: members.allSatisfy(\.value.isScalar) ? nil : indent)
    }
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    case .null, .boolean, .number, .string: true
    }
  }

  private func enclosed(
    _ open: String, _ parts: [String], _ close: String, indent: String?
  ) -> String {
    guard let indent else { return open + parts.joined(separator: ", ") + close }
    let lines = parts.map { indent + "  " + $0 }.joined(separator: ",\n")
    return open + "\n" + lines + "\n" + indent + close
  }

  /// A JSON string (RFC 8259, section 7): quotes, backslashes and control characters are escaped.
  package static func quoted(_ text: String) -> String {
    var quoted: [UInt8] = []
    quote(text, to: &quoted)
    return String(decoding: quoted, as: UTF8.self)
  }

  private static func quote(_ text: String, to quoted: inout [UInt8]) {
    quoted.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): quoted += #"\""#.utf8
      case UInt8(ascii: "\\"): quoted += #"\\"#.utf8
      case UInt8(ascii: "\n"): quoted += #"\n"#.utf8
      case UInt8(ascii: "\t"): quoted += #"\t"#.utf8
      case UInt8(ascii: "\r"): quoted += #"\r"#.utf8
      case ..<0x20:
        let digits = String(byte, radix: 16)
        quoted += (#"\u"# + String(repeating: "0", count: 4 - digits.count) + digits).utf8
      default: quoted.append(byte)
      }
    }
    quoted.append(UInt8(ascii: "\""))
  }
}
