/// A text as a terminal and the log of a workflow may be shown it: nothing in it steers either.
///
/// Names, keys, paths and the messages of libraries come from strangers. They may hold what moves a
/// cursor, turns the direction of writing or hides, and what GitHub, Azure and TeamCity take for a
/// command where it stands in a log. Whatever makes a value of this type writes that out, as
/// `\u{202E}`, and a console takes no other text. See ``InvisibleCharacters`` for what stays.
package struct VisibleText: Hashable, Sendable {
  package let text: String

  fileprivate init(made text: String) { self.text = text }

  /// A single line: the ends of lines in it are written out, too.
  package init(line text: String) { self.init(made: Self.line(text)) }

  /// Lines of one's own, with what comes from outside in them.
  package init(lines text: String) {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(made: lines.map { Self.line(String($0)) }.joined(separator: "\n"))
  }

  /// A document of JSON, in which all can be written out without a change of meaning.
  package init(json document: String) {
    let text = InvisibleCharacters.written(document) { scalar in
      scalar == "\n" ? "\n" : scalar.utf16.map(Self.inJSON).joined()
    }
    self.init(made: Self.withoutCommands(text, as: Self.inJSON))
  }

  /// A command of a workflow of GitHub, with what would end it or a property of it escaped.
  ///
  /// - Parameter data: the message, which may have several lines.
  package static func command(
    _ name: String, properties: [(name: String, value: String)], data: String
  ) -> VisibleText {
    let values = properties.map { "\($0.name)=\(WorkflowEscapes.property(line($0.value)))" }
    let head = values.isEmpty ? name : "\(name) \(values.joined(separator: ","))"
    return VisibleText(made: "::\(head)::\(WorkflowEscapes.data(VisibleText(lines: data).text))")
  }

  /// The text between a code of SGR, which ECMA-48 defines, and its end.
  package func painted(code: Int) -> VisibleText {
    VisibleText(made: "\u{1B}[\(code)m\(text)\u{1B}[0m")
  }

  /// What takes the line that the cursor is in away.
  package static let erasedLine = VisibleText(made: "\r\u{1B}[K")

  package static func + (one: VisibleText, other: VisibleText) -> VisibleText {
    VisibleText(made: one.text + other.text)
  }
}

extension [VisibleText] {
  /// One text of all, a line feed behind each.
  package var ended: VisibleText {
    VisibleText(made: map { $0.text + "\n" }.joined())
  }
}

// MARK: - Writing out

extension VisibleText {
  private static func line(_ text: String) -> String {
    withoutCommands(InvisibleCharacters.written(text, as: inWords), as: { inWords($0) })
  }

  private static func inWords(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    default: inWords(scalar.value)
    }
  }

  private static func inWords(_ value: some BinaryInteger) -> String {
    "\\u{\(String(value, radix: 16, uppercase: true))}"
  }

  private static func inJSON(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// The text with one character written out of all that the log of a workflow would obey: `::` at
  /// the begin of a line, whatever blanks stand before it, and `##[` or `##name[` anywhere in it.
  private static func withoutCommands(
    _ text: String, as escape: (UInt16) -> String
  ) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: ":") }) else {
      return text
    }
    // As bytes: a view of scalars is copied for each that is appended.
    var written: [UInt8] = []
    written.reserveCapacity(text.utf8.count)
    var isStart = true
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let isCommand =
        scalar == ":" ? isStart && rest.first == ":" : scalar == "#" && opensCommand(rest)
      if isCommand {
        written += escape(UInt16(truncatingIfNeeded: scalar.value)).utf8
      } else {
        written.append(scalar)
      }
      isStart = scalar == "\n" || (isStart && scalar.properties.isWhitespace)
    }
    return String(decoding: written, as: UTF8.self)
  }

  /// Whether what follows a number sign makes a command of it.
  private static func opensCommand(_ rest: Substring.UnicodeScalarView) -> Bool {
    guard rest.first == "#" else { return false }
    return rest.dropFirst().first { !("a"..."z").contains($0) } == "["
  }
}

/// The escapes of GitHub's workflow commands.
private enum WorkflowEscapes {
  /// A command's data: what would end it is written as percent signs and digits.
  static func data(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }.joined()
  }

  /// A command's property, which colons and commas would end too.
  static func property(_ text: String) -> String {
    data(text).unicodeScalars.map { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: String(scalar)
      }
    }.joined()
  }
}

extension [UInt8] {
  /// Appends a scalar in UTF-8.
  mutating func append(_ scalar: Unicode.Scalar) {
    if let bytes = UTF8.encode(scalar) { append(contentsOf: bytes) }
  }
}
