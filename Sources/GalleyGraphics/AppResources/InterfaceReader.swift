/// Reads the XML of xibs and storyboards: elements, attributes and text in UTF-8, without document
/// types and without entities of its own.
package struct InterfaceReader {
  /// A mistake in the text, with its place.
  package struct Problem: Error, Hashable, Sendable {
    package var message: String
    package var line: Int
    /// In bytes, from 1.
    package var column: Int
  }

  /// Elements within each other; Interface Builder's views come nowhere near.
  private static let deepest = 200

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var lineStart = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The root of a text.
  package static func root(of bytes: [UInt8]) throws(Problem) -> InterfaceElement {
    var reader = InterfaceReader(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.place = 3 }
    try reader.skipBetween()
    guard reader.next == UInt8(ascii: "<") else {
      throw reader.problem("expected an element of XML")
    }
    let root = try reader.element(depth: 0)
    try reader.skipBetween()
    guard reader.next == nil else { throw reader.problem("there is more behind the last element") }
    return root
  }

  // MARK: - Elements

  private mutating func element(depth: Int) throws(Problem) -> InterfaceElement {
    guard depth < Self.deepest else {
      throw problem("elements are nested more than \(Self.deepest) deep")
    }
    let start = (line: line, column: column)
    advance()
    let name = try self.name()
    var attributes: [String: String] = [:]
    while true {
      skipBlanks()
      guard let next else { throw cut(name, start) }
      if next == UInt8(ascii: "/") || next == UInt8(ascii: ">") { break }
      let key = try self.name()
      skipBlanks()
      try expect("=")
      skipBlanks()
      attributes[key] = try quoted()
    }
    if next == UInt8(ascii: "/") {
      advance()
      try expect(">")
      return InterfaceElement(
        name: name, attributes: attributes, line: start.line, children: [], text: "")
    }
    advance()
    var (children, text) = ([InterfaceElement](), [UInt8]())
    while true {
      guard let next else { throw cut(name, start) }
      if next != UInt8(ascii: "<") {
        text += try character()
      } else if try skipComment() {
        continue
      } else if starts(with: "<![CDATA[") {
        text += try upTo("]]>", behind: 9)
      } else if starts(with: "</") {
        let end = problem("expected </\(name)>, which ends the element of line \(start.line)")
        advance(by: 2)
        guard try self.name() == name else { throw end }
        skipBlanks()
        try expect(">")
        break
      } else {
        children.append(try element(depth: depth + 1))
      }
    }
    return InterfaceElement(
      name: name, attributes: attributes, line: start.line, children: children,
      text: String(decoding: text, as: UTF8.self))
  }

  private func cut(_ name: String, _ start: (line: Int, column: Int)) -> Problem {
    Problem(
      message: "the text ends within this <\(name)>", line: start.line, column: start.column)
  }

  private mutating func name() throws(Problem) -> String {
    let start = place
    while let next, Self.isOfName(next) { advance() }
    guard place > start else { throw problem("expected a name") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: ":_-.".utf8.contains(byte)
    }
  }

  private mutating func quoted() throws(Problem) -> String {
    let mark = next
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
      throw problem("expected a value between quotes")
    }
    let start = problem("a value has no end; put a quote behind it")
    advance()
    var value: [UInt8] = []
    while let next, next != mark {
      guard next != UInt8(ascii: "<") else { throw start }
      value += try character()
    }
    guard next == mark else { throw start }
    advance()
    return String(decoding: value, as: UTF8.self)
  }

  /// The bytes of a character, those that an entity stands for among them.
  private mutating func character() throws(Problem) -> [UInt8] {
    guard next == UInt8(ascii: "&") else {
      defer { advance() }
      return [bytes[place]]
    }
    let unknown = problem("an entity that is not known; write '&amp;' for an ampersand")
    guard let end = bytes[place...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
      throw unknown
    }
    let name = String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
    guard let text = Self.text(ofEntity: name) else { throw unknown }
    advance(by: end + 1 - place)
    return Array(text.utf8)
  }

  private static func text(ofEntity name: String) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let isHexadecimal = name.hasPrefix("#x")
      guard name.hasPrefix("#"),
        let number = UInt32(
          name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
      else { return nil }
      return Unicode.Scalar(number).map { String(Character($0)) }
    }
  }

  // MARK: - What stands between

  private mutating func skipBetween() throws(Problem) {
    skipBlanks()
    while next == UInt8(ascii: "<") {
      if starts(with: "<?") {
        _ = try upTo("?>", behind: 2)
      } else if starts(with: "<!DOCTYPE") {
        throw problem("a document type is not read; remove it")
      } else if try !skipComment() {
        return
      }
      skipBlanks()
    }
  }

  private mutating func skipComment() throws(Problem) -> Bool {
    guard starts(with: "<!--") else { return false }
    _ = try upTo("-->", behind: 4)
    return true
  }

  private mutating func upTo(_ end: StaticString, behind count: Int) throws(Problem) -> [UInt8] {
    let unended = problem("expected '\(end)' behind it")
    advance(by: count)
    let start = place
    while !starts(with: end) {
      guard next != nil else { throw unended }
      advance()
    }
    defer { advance(by: end.utf8CodeUnitCount) }
    return Array(bytes[start..<place])
  }

  private mutating func skipBlanks() {
    while let next, next == 0x20 || (0x09...0x0D).contains(next) { advance() }
  }

  private mutating func expect(_ mark: StaticString) throws(Problem) {
    guard starts(with: mark) else { throw problem("expected '\(mark)'") }
    advance()
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }
  private var column: Int { place - lineStart + 1 }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  private mutating func advance(by count: Int = 1) {
    for _ in 0..<count where place < bytes.count {
      if bytes[place] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, place + 1) }
      place += 1
    }
  }

  private func problem(_ message: String) -> Problem {
    Problem(message: message, line: line, column: column)
  }
}
