/// The tokens of a file, with what is asked of them.
///
/// Places outside of the list answer no to every question, so that nobody needs to look first.
struct TokenList: Sendable {
  let source: SwiftSource
  private(set) var tokens: [SwiftToken]
  /// For each bracket that has one, the token of its other half.
  private(set) var partners: [Int: Int] = [:]

  init(source: SwiftSource, tokens: [SwiftToken]) {
    self.source = source
    self.tokens = tokens
    var open: [Int] = []
    for index in tokens.indices {
      switch tokens[index].kind {
      case .opening: open.append(index)
      case .closing:
        guard let last = open.last, fits(last, index) else { continue }
        open.removeLast()
        partners[last] = index
        partners[index] = last
      default: break
      }
    }
  }

  var count: Int { tokens.count }
  var indices: Range<Int> { tokens.indices }

  subscript(index: Int) -> SwiftToken? { tokens.indices.contains(index) ? tokens[index] : nil }

  private func fits(_ opening: Int, _ closing: Int) -> Bool {
    switch source.bytes[tokens[opening].range.lowerBound] {
    case UInt8(ascii: "("): self.is(closing, ")")
    case UInt8(ascii: "["): self.is(closing, "]")
    default: self.is(closing, "}")
    }
  }

  /// Whether a token reads so.
  func `is`(_ index: Int, _ text: StaticString) -> Bool {
    guard let range = self[index]?.range, range.count == text.utf8CodeUnitCount else {
      return false
    }
    return zip(range, 0...).allSatisfy { source.bytes[$0] == text.utf8Start[$1] }
  }

  /// Whether a token is a piece of a string or a word that reads so; a string never is.
  func isCode(_ index: Int, _ text: StaticString) -> Bool {
    self[index]?.kind != .text && self.is(index, text)
  }

  /// Returns the text of a token, empty outside of the list.
  func text(_ index: Int) -> String { self[index].map { source.text($0.range) } ?? "" }

  /// The name that a word stands for, without backticks; nil where the token is no word.
  func name(_ index: Int) -> String? {
    guard self[index]?.kind == .word else { return nil }
    let text = text(index)
    return text.hasPrefix("`") ? String(text.drop { $0 == "`" }.prefix { $0 != "`" }) : text
  }

  /// The text from the first of some tokens to the last, with what stands between.
  func text(_ range: Range<Int>) -> String { bytes(of: range).map(source.text) ?? "" }

  /// The bytes from the first of some tokens to the last; nil where there is none.
  func bytes(of range: Range<Int>) -> Range<Int>? {
    guard let first = self[range.lowerBound], let last = self[range.upperBound - 1],
      !range.isEmpty
    else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// Whether a token is the label of an argument or of a tuple's element.
  func isLabel(_ index: Int) -> Bool {
    isCode(index + 1, ":") && (isCode(index - 1, "(") || isCode(index - 1, ","))
  }

  /// Whether nothing stands between a token and the one before it.
  func isAdjacent(_ index: Int) -> Bool {
    guard let token = self[index], let previous = self[index - 1] else { return false }
    return token.range.lowerBound == previous.range.upperBound
  }

  /// The token behind a bracket's other half; behind the last token where it is not closed.
  ///
  /// The next one where the token opens nothing.
  func behind(_ index: Int) -> Int {
    guard self[index]?.kind == .opening else { return index + 1 }
    return (partners[index] ?? count) + 1
  }

  /// The tokens within a bracket that opens.
  func inside(_ index: Int) -> Range<Int> {
    let end = min(partners[index] ?? count, count)
    return min(index + 1, end)..<end
  }

  /// The token behind `<…>` that opens at a token, or the token itself where none does.
  func behindGenerics(_ index: Int) -> Int {
    guard isCode(index, "<") else { return index }
    var depth = 0
    var at = index
    while at < count {
      if isCode(at, "<") { depth += 1 }
      if isCode(at, ">"), !(isCode(at - 1, "-") && isAdjacent(at)) { depth -= 1 }
      if depth == 0 { return at + 1 }
      if isCode(at, "{") || isCode(at, "}") { return index }
      at = behind(at)
    }
    return index
  }

  /// The tokens from one to before another, empty where there is none between them.
  func range(_ start: Int, _ end: Int) -> Range<Int> {
    let end = min(end, count)
    return min(start, end)..<end
  }

  /// The tokens of a declaration with a semicolon behind it, which may not stand alone.
  func whole(_ declaration: SwiftDeclaration) -> Range<Int> {
    let end = declaration.tokens.upperBound
    return declaration.tokens.lowerBound..<(isCode(end, ";") ? end + 1 : end)
  }

  /// Parts of a list between commas that stand outside of brackets.
  func parts(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, at, angles) = (range.lowerBound, range.lowerBound, 0)
    while at < range.upperBound {
      if isCode(at, "<") { angles += 1 }
      if isCode(at, ">"), !(isCode(at - 1, "-") && isAdjacent(at)) { angles -= 1 }
      if isCode(at, ","), angles <= 0 {
        parts.append(start..<at)
        start = at + 1
      }
      at = behind(at)
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// The tokens without those that stand in some ranges of bytes, which follow each other.
  func without(_ removed: [Range<Int>]) -> TokenList {
    var rest = removed[...]
    let kept = tokens.filter { token in
      while let next = rest.first, next.upperBound <= token.range.lowerBound {
        rest.removeFirst()
      }
      return rest.first.map { !$0.contains(token.range.lowerBound) } ?? true
    }
    return TokenList(source: source, tokens: kept)
  }
}
