package import GalleyNotation
package import GalleyRuns

/// Reads an object of JSON that Galley wrote; what is not as it was written is an error.
package struct JSONFields {
  private let value: JSONValue
  /// Where the object stands, such as `states[3]`; empty for the whole.
  private let place: String

  package init(_ value: JSONValue, at place: String = "") {
    self.value = value
    self.place = place
  }

  package func text(_ key: String) throws(RunError) -> String {
    try required(key, "a text", value[key]?.text)
  }

  /// A text, nil where there is none.
  package func optionalText(_ key: String) throws(RunError) -> String? {
    try optional(key) { fields throws(RunError) in try fields.text(key) }
  }

  package func integer(_ key: String) throws(RunError) -> Int {
    try required(key, "a whole number", value[key]?.integer)
  }

  package func boolean(_ key: String) throws(RunError) -> Bool {
    try required(key, "true or false", value[key]?.boolean)
  }

  /// A number; null, which JSON has for what is not finite, is infinity.
  package func number(_ key: String) throws(RunError) -> Double {
    if value[key] == .null { return .infinity }
    return try required(key, "a number", value[key]?.number)
  }

  package func numbers(_ key: String) throws(RunError) -> [Double] {
    let numbers = try values(key).compactMap(\.number)
    return try required(key, "numbers", numbers.count == (try values(key).count) ? numbers : nil)
  }

  package func texts(_ key: String) throws(RunError) -> [String] {
    let texts = try values(key).compactMap(\.text)
    return try required(key, "texts", texts.count == (try values(key).count) ? texts : nil)
  }

  package func object(_ key: String) throws(RunError) -> JSONFields {
    guard case .object? = value[key] else { throw problem(key, "an object") }
    return try JSONFields(required(key, "an object", value[key]), at: path(of: key))
  }

  package func objects(_ key: String) throws(RunError) -> [JSONFields] {
    try values(key).enumerated().map { number, value in
      JSONFields(value, at: "\(path(of: key))[\(number)]")
    }
  }

  /// Reads the value of a key; nil where it is null or not there.
  package func optional<Value>(
    _ key: String, _ read: (JSONFields) throws(RunError) -> Value
  ) throws(RunError) -> Value? {
    guard let found = value[key], found != .null else { return nil }
    return try read(self)
  }

  /// Makes a value of a text.
  package func made<Value>(
    _ key: String, _ expected: String, _ make: (String) -> Value?
  ) throws(RunError) -> Value {
    try required(key, expected, make(try text(key)))
  }

  private func values(_ key: String) throws(RunError) -> [JSONValue] {
    try required(key, "a list", value[key]?.array)
  }

  private func required<Value>(
    _ key: String, _ expected: String, _ found: Value?
  ) throws(RunError) -> Value {
    guard let found else { throw problem(key, expected) }
    return found
  }

  private func problem(_ key: String, _ expected: String) -> RunError {
    RunError("'\(path(of: key))' is not \(expected)")
  }

  private func path(of key: String) -> String { place.isEmpty ? key : "\(place).\(key)" }
}
