/// Takes a Swift file apart into tokens, in one pass; whatever it is given, it comes to an end.
///
/// Strings (raw, over several lines, with interpolations in each other) and nested comments are
/// understood; the code of an interpolation is code. What is not closed reaches to the end of its
/// line or of the file, and the compiler says so.
struct SwiftTokenizer {
  private let bytes: [UInt8]
  private var at = 0
  private var tokens: [SwiftToken] = []
  /// Where comments stand, their signs included.
  private var comments: [Range<Int>] = []
  private var isFirstOnLine = true
  private var followsSpace = true
  /// The strings whose interpolations are being read, the innermost last.
  private var strings: [OpenString] = []

  private struct OpenString {
    var pounds: Int
    var isMultiline: Bool
    /// Parentheses that the interpolation has opened and not closed.
    var depth = 0
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The tokens and comments of a file, in its order.
  static func read(_ bytes: [UInt8]) -> (tokens: [SwiftToken], comments: [Range<Int>]) {
    var tokenizer = SwiftTokenizer(bytes)
    tokenizer.read()
    return (tokenizer.tokens, tokenizer.comments)
  }

  private mutating func read() {
    if follows([0xEF, 0xBB, 0xBF]) { at = 3 }
    if follows("#!") { skipLine() }
    while at < bytes.count { readNext() }
  }

  private mutating func readNext() {
    let byte = bytes[at]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      at += 1
      isFirstOnLine = true
      followsSpace = true
    case 0...0x20, 0x7F:
      at += 1
      followsSpace = true
    case UInt8(ascii: "/") where follows("//"): readComment { $0.skipLine() }
    case UInt8(ascii: "/") where follows("/*"): readComment { $0.skipBlockComment() }
    case UInt8(ascii: "\""): readString(pounds: 0)
    case UInt8(ascii: "#"): readPound()
    case UInt8(ascii: "@"):
      readToken(.attribute) { tokenizer in
        tokenizer.at += 1
        tokenizer.skipWord()
      }
    case UInt8(ascii: "`"): readToken(.word) { $0.skipQuotedWord() }
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readToken(.number) { $0.skipNumber() }
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): readBracket(.opening)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): readBracket(.closing)
    case let byte where Self.isWord(byte): readToken(.word) { $0.skipWord() }
    default: readToken(.sign) { $0.at += 1 }
    }
  }

  private mutating func readToken(
    _ kind: SwiftToken.Kind, _ skip: (inout SwiftTokenizer) -> Void
  ) {
    let start = at
    skip(&self)
    tokens.append(
      SwiftToken(
        kind: kind, range: start..<at, isFirstOnLine: isFirstOnLine, followsSpace: followsSpace))
    isFirstOnLine = false
    followsSpace = false
  }

  private mutating func readComment(_ skip: (inout SwiftTokenizer) -> Void) {
    let start = at
    skip(&self)
    comments.append(start..<at)
    followsSpace = true
  }

  /// A bracket; where it closes an interpolation, the string goes on behind it.
  private mutating func readBracket(_ kind: SwiftToken.Kind) {
    let byte = bytes[at]
    readToken(kind) { $0.at += 1 }
    guard !strings.isEmpty else { return }
    if byte == UInt8(ascii: "(") { strings[strings.count - 1].depth += 1 }
    guard byte == UInt8(ascii: ")") else { return }
    strings[strings.count - 1].depth -= 1
    if strings[strings.count - 1].depth == 0 { readStringPiece(of: strings.removeLast()) }
  }

  /// A directive, a raw string, a regex between pounds, or a pound by itself.
  private mutating func readPound() {
    let pounds = bytes[at...].prefix { $0 == UInt8(ascii: "#") }.count
    let next = at + pounds < bytes.count ? bytes[at + pounds] : 0
    switch next {
    case UInt8(ascii: "\""): readString(pounds: pounds)
    case UInt8(ascii: "/"): readToken(.text) { $0.skipRegex(pounds: pounds) }
    case _ where pounds == 1 && Self.isWord(next):
      readToken(.directive) { tokenizer in
        tokenizer.at += 1
        tokenizer.skipWord()
      }
    default: readToken(.sign) { $0.at += pounds }
    }
  }

  /// The beginning of a string up to its end or its first interpolation.
  private mutating func readString(pounds: Int) {
    var string = OpenString(pounds: pounds, isMultiline: false)
    let start = at
    at += pounds
    string.isMultiline = follows("\"\"\"")
    at += string.isMultiline ? 3 : 1
    readStringPiece(of: string, from: start)
  }

  /// A piece of a string up to its end or its next interpolation.
  private mutating func readStringPiece(of string: OpenString, from start: Int? = nil) {
    var isOpen = false
    let start = start ?? at
    readToken(.text) { tokenizer in isOpen = tokenizer.skipStringPiece(of: string) }
    tokens[tokens.count - 1].range = start..<at
    guard isOpen else { return }
    strings.append(string)
  }

  /// - Returns: whether an interpolation follows; its parenthesis is the next token.
  private mutating func skipStringPiece(of string: OpenString) -> Bool {
    let quotes = string.isMultiline ? 3 : 1
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\n") where !string.isMultiline,
        UInt8(ascii: "\r") where !string.isMultiline:
        return false
      case UInt8(ascii: "\"") where isEnd(quotes: quotes, pounds: string.pounds):
        at += quotes + string.pounds
        return false
      case UInt8(ascii: "\\") where count(of: UInt8(ascii: "#"), from: at + 1) >= string.pounds:
        at = min(at + 1 + string.pounds, bytes.count)
        guard at < bytes.count else { return false }
        if bytes[at] == UInt8(ascii: "(") { return true }
        // An escaped line's end ends a string of one line all the same.
        if bytes[at] != UInt8(ascii: "\n") && bytes[at] != UInt8(ascii: "\r") { at += 1 }
      default: at += 1
      }
    }
    return false
  }

  private func isEnd(quotes: Int, pounds: Int) -> Bool {
    count(of: UInt8(ascii: "\""), from: at, limit: quotes) == quotes
      && count(of: UInt8(ascii: "#"), from: at + quotes, limit: pounds) == pounds
  }

  private func count(of byte: UInt8, from start: Int, limit: Int = 256) -> Int {
    var end = start
    while end < bytes.count, end - start < limit, bytes[end] == byte { end += 1 }
    return end - start
  }

  private mutating func skipLine() {
    while at < bytes.count, bytes[at] != UInt8(ascii: "\n"), bytes[at] != UInt8(ascii: "\r") {
      at += 1
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while at < bytes.count {
      if follows("/*") {
        depth += 1
        at += 2
      } else if follows("*/") {
        depth -= 1
        at += 2
        if depth == 0 { return }
      } else {
        if bytes[at] == UInt8(ascii: "\n") { isFirstOnLine = true }
        at += 1
      }
    }
  }

  private mutating func skipQuotedWord() {
    at += 1
    while at < bytes.count, bytes[at] != UInt8(ascii: "`"), bytes[at] != UInt8(ascii: "\n") {
      at += 1
    }
    if at < bytes.count, bytes[at] == UInt8(ascii: "`") { at += 1 }
  }

  private mutating func skipWord() {
    while at < bytes.count, Self.isWord(bytes[at]) { at += 1 }
  }

  /// A number with its point, `1.5e-3`, but not the point of `1.max` or of a range.
  private mutating func skipNumber() {
    skipWord()
    if at + 1 < bytes.count, bytes[at] == UInt8(ascii: "."), Self.isDigit(bytes[at + 1]) {
      at += 1
      skipWord()
    }
    let exponents = [UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "p"), UInt8(ascii: "P")]
    if at + 1 < bytes.count, exponents.contains(bytes[at - 1]), Self.isDigit(bytes[at + 1]),
      bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "+")
    {
      at += 1
      skipWord()
    }
  }

  private mutating func skipRegex(pounds: Int) {
    at += pounds + 1
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "/"),
        count(of: UInt8(ascii: "#"), from: at + 1, limit: pounds) == pounds
      {
        at += 1 + pounds
        return
      }
      at += bytes[at] == UInt8(ascii: "\\") && at + 1 < bytes.count ? 2 : 1
    }
  }

  private func follows(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard at + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[at + $0] == text.utf8Start[$0] }
  }

  private func follows(_ sequence: [UInt8]) -> Bool { bytes[at...].starts(with: sequence) }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }
}
