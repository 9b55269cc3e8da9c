/// A text as a terminal and the log of a workflow may be shown it: nothing in it steers either.
///
/// Names, keys, paths and the messages of libraries come from strangers. They may hold what moves a
/// cursor, turns the direction of writing or hides, and what GitHub, Azure and TeamCity take for a
/// command where it stands in a log. Whatever makes a value of this type writes that out, as
/// `\u{202E}`, and a console takes no other text. See ``InvisibleCharacters`` for what stays.
package struct SanitizedText: Hashable, Sendable {
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
  /// - `data`: the message, which may have several lines.
  package static func command(
    _ name: String, properties: [(name: String, value: String)], data: String
  ) -> SanitizedText {
    let values = properties.map { "\($0.name)=\(WorkflowEscapes.property(line($0.value)))" }
    let head = values.isEmpty ? name : "\(name) \(values.joined(separator: ","))"
    return SanitizedText(
      made: "::\(head)::\(WorkflowEscapes.data(SanitizedText(lines: data).text))")
  }

  /// The text between a code of SGR, which ECMA-48 defines, and its end.
  package func painted(code: Int) -> SanitizedText {
    SanitizedText(made: "\u{1B}[\(code)m\(text)\u{1B}[0m")
  }

  /// The sequence that erases the line that the cursor is in.
  package static let erasedLine = SanitizedText(made: "\r\u{1B}[K")

  package static func + (one: SanitizedText, other: SanitizedText) -> SanitizedText {
    SanitizedText(made: one.text + other.text)
  }
}

extension [SanitizedText] {
  /// One text of all, a line feed behind each.
  package var ended: SanitizedText {
    SanitizedText(made: map { $0.text + "\n" }.joined())
  }
}

// MARK: - Writing out

extension SanitizedText {
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

/// Tells which characters of a text cannot be seen where they stand, and writes those out.
///
/// Invisible are controls, ends of lines, and all that Unicode calls default ignorable: what turns
/// the direction of writing, has no width, or hides. Left as they are: letters of every script and
/// the marks on them, a tab, which is a blank, and what changes the looks of its neighbours and so
/// is seen: the joiners between emoji and between letters of scripts that join, the selectors
/// behind emoji and ideographs, the tags of the three flags that have some. The marks that only
/// order the directions of writing (U+200E, U+200F, U+061C) are written out: letters have a
/// direction of their own, so Arabic and Hebrew are read without them.
enum InvisibleCharacters {
  /// The text with `escape` in place of each scalar that cannot be seen.
  static func written(
    _ text: String, as escape: (Unicode.Scalar) -> String
  ) -> String {
    guard !text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return text }
    let scalars = Array(text.unicodeScalars)
    var written: [UInt8] = []
    written.reserveCapacity(text.utf8.count)
    for place in scalars.indices {
      if isSeen(scalars, at: place) {
        written.append(scalars[place])
      } else {
        written += escape(scalars[place]).utf8
      }
    }
    return String(decoding: written, as: UTF8.self)
  }

  private static func isSeen(_ scalars: [Unicode.Scalar], at place: Int) -> Bool {
    let scalar = scalars[place]
    let before = place > 0 ? scalars[place - 1] : nil
    switch scalar.value {
    case 0x09, 0x20..<0x7F: return true
    case 0x200C, 0x200D:
      guard let before, place + 1 < scalars.count else { return false }
      return joins(before, scalars[place + 1], isJoiner: scalar.value == 0x200D)
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF:
      return before.map { selects(scalar, behind: $0) } ?? false
    case 0xE0020...0xE007F: return isPartOfFlag(scalars, at: place)
    default: return !isInvisible(scalar)
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default:
      // The anchors of interlinear annotations are formats that nothing shows.
      scalar.properties.isDefaultIgnorableCodePoint || (0xFFF9...0xFFFB).contains(scalar.value)
    }
  }

  /// Whether a joiner or its opposite changes the looks of what stands around it.
  private static func joins(
    _ before: Unicode.Scalar, _ after: Unicode.Scalar, isJoiner: Bool
  ) -> Bool {
    if isOfJoiningScript(before), isOfJoiningScript(after) { return true }
    return isJoiner && (isEmoji(before) || before.value == 0xFE0F) && isEmoji(after)
  }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && scalar.properties.isEmoji
  }

  /// Arabic and its neighbours, the scripts of India, Burmese, Khmer, Mongolian.
  private static func isOfJoiningScript(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x0DFF, 0x1000...0x109F, 0x1780...0x18AF, 0xA840...0xA87F, 0xFB50...0xFDFF:
      !isInvisible(scalar)
    default: false
    }
  }

  private static func selects(_ selector: Unicode.Scalar, behind scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isIdeographic
      || (selector.value == 0xFE0E || selector.value == 0xFE0F) && scalar.properties.isEmoji
  }

  /// The regions whose flags are a black flag and tags: England, Scotland, Wales.
  private static let taggedRegions: Set = ["gbeng", "gbsct", "gbwls"]

  private static func isPartOfFlag(_ scalars: [Unicode.Scalar], at place: Int) -> Bool {
    let near = scalars[max(0, place - 6)..<place]
    guard let flag = near.lastIndex(where: { $0.value == 0x1F3F4 }), flag + 6 < scalars.count,
      scalars[flag + 6].value == 0xE007F
    else { return false }
    let letters = scalars[(flag + 1)...(flag + 5)].compactMap {
      $0.value > 0xE0000 ? Unicode.Scalar($0.value - 0xE0000) : nil
    }
    return taggedRegions.contains(letters.map { String($0) }.joined())
  }
}
