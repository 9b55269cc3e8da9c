/// Reads JSON (RFC 8259): strictly, within a limit of depth, with the line and column of a mistake.
package struct JSONReader {
  /// A mistake in a JSON text, with its place.
  package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    package var message: String
    package var line: Int
    /// In bytes, from 1.
    package var column: Int

    package var description: String { "\(message) at line \(line), column \(column)" }
  }

  /// More arrays and objects inside each other than anything that Galley writes has.
  private static let deepest = 64

  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value of a whole text.
  package static func value(of bytes: [UInt8]) throws(Problem) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.place == bytes.count else { throw reader.problem("there is more after the value") }
    return value
  }

  private mutating func value() throws(Problem) -> JSONValue {
    skipBlanks()
    guard let next else { throw problem("expected a value") }
    switch next {
    case UInt8(ascii: "{"): return try nested { reader throws(Problem) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(Problem) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", is: .boolean(true))
    case UInt8(ascii: "f"): return try word("false", is: .boolean(false))
    case UInt8(ascii: "n"): return try word("null", is: .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw problem("expected a value")
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(Problem) -> JSONValue
  ) throws(Problem) -> JSONValue {
    depth += 1
    guard depth <= Self.deepest else { throw problem("more than \(Self.deepest) levels") }
    defer { depth -= 1 }
    return try read(&self)
  }

  private mutating func object() throws(Problem) -> JSONValue {
    var members: [JSONValue.Member] = []
    try list(to: UInt8(ascii: "}")) { reader throws(Problem) in
      guard reader.next == UInt8(ascii: "\"") else { throw reader.problem("expected a key") }
      let key = try reader.string()
      reader.skipBlanks()
      guard reader.take(UInt8(ascii: ":")) else { throw reader.problem("expected ':'") }
      members.append(JSONValue.Member(key: key, value: try reader.value()))
    }
    return .object(members)
  }

  private mutating func array() throws(Problem) -> JSONValue {
    var values: [JSONValue] = []
    try list(to: UInt8(ascii: "]")) { reader throws(Problem) in
      values.append(try reader.value())
    }
    return .array(values)
  }

  /// Reads what lies between two brackets, with commas between.
  private mutating func list(
    to end: UInt8, _ read: (inout JSONReader) throws(Problem) -> Void
  ) throws(Problem) {
    place += 1
    skipBlanks()
    if take(end) { return }
    while true {
      skipBlanks()
      try read(&self)
      skipBlanks()
      if take(end) { return }
      guard take(UInt8(ascii: ",")) else {
        throw problem("expected ',' or '\(Character(Unicode.Scalar(end)))'")
      }
    }
  }

  private mutating func word(_ word: String, is value: JSONValue) throws(Problem) -> JSONValue {
    guard bytes[place...].starts(with: word.utf8) else { throw problem("expected a value") }
    place += word.utf8.count
    return value
  }

  private mutating func number() throws(Problem) -> Double {
    let first = place
    _ = take(UInt8(ascii: "-"))
    let digits = skipDigits()
    guard digits > 0, digits == 1 || bytes[place - digits] != UInt8(ascii: "0") else {
      throw problem("expected a number")
    }
    if take(UInt8(ascii: ".")), skipDigits() == 0 { throw problem("expected a digit") }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      if skipDigits() == 0 { throw problem("expected a digit") }
    }
    let text = String(decoding: bytes[first..<place], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw problem("the number is too large")
    }
    return number
  }

  private mutating func skipDigits() -> Int {
    let first = place
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    return place - first
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func problem(_ message: String) -> Problem {
    let before = bytes[..<min(place, bytes.count)]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return Problem(
      message: message, line: 1 + before.count { $0 == 0x0A }, column: 1 + before.count - lineStart)
  }
}

// MARK: - Strings

extension JSONReader {
  private mutating func string() throws(Problem) -> String {
    place += 1
    var text: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw problem("a string is not UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): text += try escaped().utf8
      case ..<0x20: throw problem("a string holds a control character")
      default: text.append(byte)
      }
    }
    throw problem("a string has no end")
  }

  private mutating func escaped() throws(Problem) -> String {
    guard let byte = next else { throw problem("a string has no end") }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(Unicode.Scalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return String(try escapedScalar())
    default: throw problem("unknown escape in a string")
    }
  }

  /// A scalar after `\u`: four digits, or two groups of four for a surrogate pair.
  private mutating func escapedScalar() throws(Problem) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw problem("half a surrogate pair in a string")
    }
    let second = try codeUnit()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw problem("half a surrogate pair in a string") }
    return scalar
  }

  private mutating func codeUnit() throws(Problem) -> UInt32 {
    let digits = bytes[min(place, bytes.count)...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw problem("expected four hexadecimal digits") }
    place += 4
    return unit
  }
}
