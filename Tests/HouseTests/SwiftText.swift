/// A Swift source taken apart into what is code and what is comment.
///
/// Both keep the lines and columns of the source; whatever belongs to the other, and what string
/// literals say, is blank. Code inside an interpolation is code. Bare regex literals are not known;
/// one that holds a quote is taken for a string up to the end of its line.
struct SwiftText {
  let code: String
  let comments: String

  init(_ source: String) {
    var splitter = Splitter(bytes: Array(source.utf8))
    splitter.readCode(insideInterpolation: false)
    code = String(decoding: splitter.code, as: UTF8.self)
    comments = String(decoding: splitter.comments, as: UTF8.self)
  }

  /// The lines of a text with their numbers, from 1.
  static func lines(of text: String) -> [(number: Int, line: Substring)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { (number: $0.offset + 1, line: $0.element) }
  }
}

private struct Splitter {
  let bytes: [UInt8]
  var at = 0
  var code: [UInt8]
  var comments: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
    code = bytes.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    comments = code
  }

  /// Reads on to the end, or to the parenthesis that closes an interpolation.
  mutating func readCode(insideInterpolation: Bool) {
    var openParentheses = 0
    while at < bytes.count {
      if !Self.isSpecial[Int(bytes[at])] {
        keepCode()
      } else if follows("//") {
        readLineComment()
      } else if follows("/*") {
        readBlockComment()
      } else if follows("`") {
        readQuotedIdentifier()
      } else if let pounds = poundsBeforeQuote() {
        readString(pounds: pounds)
      } else {
        if follows("(") { openParentheses += 1 }
        if follows(")") { openParentheses -= 1 }
        keepCode()
        if insideInterpolation, openParentheses < 0 { return }
      }
    }
  }

  /// The bytes at which something other than code may begin, or an interpolation end; most are
  /// none.
  private static let isSpecial = (UInt8.min...UInt8.max).map { "/`#\"()".utf8.contains($0) }

  private mutating func readLineComment() {
    while at < bytes.count, !follows("\n") { keepComment() }
  }

  private mutating func readBlockComment() {
    var depth = 0
    repeat {
      if follows("/*") {
        depth += 1
        keepComment()
      } else if follows("*/") {
        depth -= 1
        keepComment()
      }
      keepComment()
    } while depth > 0 && at < bytes.count
  }

  /// Keeps `default`; a name with spaces, as tests have, is as blank as a string.
  private mutating func readQuotedIdentifier() {
    let rest = bytes[(at + 1)...]
    let end = rest.firstIndex { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "\n") }
    let isSentence = rest[..<(end ?? bytes.count)].contains(UInt8(ascii: " "))
    while at < min((end ?? bytes.count) + 1, bytes.count) {
      if isSentence { at += 1 } else { keepCode() }
    }
  }

  /// The number of `#` before the quote that begins here, nil where no string does.
  private func poundsBeforeQuote() -> Int? {
    let pounds = bytes[at...].prefix { $0 == UInt8(ascii: "#") }.count
    return follows("\"", after: pounds) ? pounds : nil
  }

  private mutating func readString(pounds: Int) {
    at += pounds
    let quote = follows("\"\"\"") ? "\"\"\"" : "\""
    let fence = String(repeating: "#", count: pounds)
    at += quote.utf8.count
    while at < bytes.count {
      if follows(quote + fence) {
        at += quote.utf8.count + pounds
        return
      } else if follows("\\" + fence + "(") {
        at += pounds + 2
        readCode(insideInterpolation: true)
      } else if follows("\\" + fence) {
        at += pounds + 2
      } else if quote == "\"", follows("\n") {
        return
      } else {
        at += 1
      }
    }
  }

  private func follows(_ text: String, after skipped: Int = 0) -> Bool {
    let start = at + skipped
    guard start + text.utf8.count <= bytes.count else { return false }
    return zip(bytes[start...], text.utf8).allSatisfy { $0 == $1 }
  }

  private mutating func keepCode() {
    guard at < bytes.count else { return }
    code[at] = bytes[at]
    at += 1
  }

  private mutating func keepComment() {
    guard at < bytes.count else { return }
    comments[at] = bytes[at]
    at += 1
  }
}
