/// A JSON text in the making: keys in the order given, numbers shortest that read back exactly.
indirect enum JSONValue {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case map(KeyValuePairs<String, JSONValue>)
  /// A map whose number of keys is not known beforehand.
  case entries([(key: String, value: JSONValue)])

  static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }

  /// The value in one line.
  var compact: String {
    switch self {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): number.isFinite ? number.shortest : "null"
    case .text(let text): Self.quoted(text)
    case .list(let values): "[" + values.map(\.compact).joined(separator: ", ") + "]"
    case .map(let pairs): Self.object(pairs.map { ($0.key, $0.value) })
    case .entries(let pairs): Self.object(pairs)
    }
  }

  private static func object(_ pairs: [(key: String, value: JSONValue)]) -> String {
    let members = pairs.map { "\(quoted($0.key)): \($0.value.compact)" }
    return "{" + members.joined(separator: ", ") + "}"
  }

  /// A JSON string (RFC 8259, section 7): quotes, backslashes and control characters are escaped.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension Double {
  /// The shortest decimal that reads back as this number; whole numbers without a point.
  ///
  /// The standard library's description is the shortest already (Adams 2018); it ends in `.0` where
  /// the number is whole, and a negative zero is written as zero.
  var shortest: String {
    guard self != 0 else { return "0" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
