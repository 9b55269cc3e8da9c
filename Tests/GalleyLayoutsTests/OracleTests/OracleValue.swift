/// Whatever an oracle writes down, keys as they are, for files whose cases have nothing in common.
@dynamicMemberLookup
enum OracleValue: Decodable {
  case number(Double)
  case text(String)
  case flag(Bool)
  case list([OracleValue])
  case map([String: OracleValue])
  case nothing

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .nothing
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([OracleValue].self) {
      self = .list(list)
    } else {
      self = .map(try value.decode([String: OracleValue].self))
    }
  }

  /// The value of a key; nothing where there is none.
  subscript(dynamicMember key: String) -> OracleValue { self[key] }

  subscript(key: String) -> OracleValue {
    if case .map(let map) = self { map[key] ?? .nothing } else { .nothing }
  }

  /// Not a number where it is none, so that nothing agrees with it.
  var number: Double { if case .number(let number) = self { number } else { .nan } }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var list: [OracleValue] { if case .list(let list) = self { list } else { [] } }

  var numbers: [Double] { list.map(\.number) }

  /// Times and what was read at them.
  var trace: [(time: Double, value: Double)] {
    list.compactMap { $0.numbers.count == 2 ? ($0.numbers[0], $0.numbers[1]) : nil }
  }

  var exists: Bool { if case .nothing = self { false } else { true } }
}

/// A case of an oracle whose cases have nothing in common.
struct LooseCase: Decodable {
  var id: String
  var input: OracleValue
  var expected: OracleValue
}
