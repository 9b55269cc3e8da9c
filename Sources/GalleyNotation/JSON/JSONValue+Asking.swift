extension JSONValue {
  /// The value of a key of an object; nil where there is none.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The keys of an object with their values, in their order; none of what is no object.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  package var integer: Int? { number.flatMap(Int.init(exactly:)) }

  package var boolean: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  package var array: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }
}
