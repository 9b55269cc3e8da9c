/// A value as JSON writes it; keys keep their order.
enum JSONValue: Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  struct Member: Equatable {
    var key: String
    var value: JSONValue
  }

  /// An object with the keys in the order of the literal.
  static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  static func integer(_ number: Int) -> JSONValue { .number(Double(number)) }

  /// The text: what holds no array or object in one line, the rest indented by two blanks a level.
  var text: String { text(indent: "") }

  private func text(indent: String) -> String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value): Self.text(of: value)
    case .string(let value): Self.quoted(value)
    case .array(let values):
      enclosed("[", values.map { $0.text(indent: indent + "  ") }, "]", indent: indent)
    case .object(let members):
      enclosed(
        "{", members.map { Self.quoted($0.key) + ": " + $0.value.text(indent: indent + "  ") }, "}",
        indent: indent)
    }
  }

  private var isFlat: Bool {
    switch self {
    case .array(let values): values.allSatisfy(\.isScalar)
    case .object(let members): members.allSatisfy(\.value.isScalar)
    default: true
    }
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  private func enclosed(
    _ open: String, _ parts: [String], _ close: String, indent: String
  ) -> String {
    if isFlat { return open + parts.joined(separator: ", ") + close }
    let lines = parts.map { indent + "  " + $0 }.joined(separator: ",\n")
    return open + "\n" + lines + "\n" + indent + close
  }

  /// The shortest digits that read back to the same number, without a fraction where there is none.
  private static func text(of number: Double) -> String {
    number == number.rounded() && abs(number) < 0x1p53 ? "\(Int(number))" : "\(number)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
