/// Finds the statement of a body that a place is in.
struct StatementFinder {
  private let list: TokenList

  init(_ list: TokenList) { self.list = list }

  /// The tokens of the innermost statement around a place, in a body or in a closure within; nil
  /// where the place is in none, as at the brace that ends the body.
  ///
  /// - `offset`: in bytes of the file.
  func statement(at offset: Int, of declaration: SwiftDeclaration) -> Range<Int>? {
    let start = declaration.brace ?? declaration.keyword + 1
    guard var block = block(around: offset, in: list.range(start, declaration.tokens.upperBound))
    else { return nil }
    while true {
      guard let statement = statements(of: block).first(where: { contains($0, offset) }) else {
        return nil
      }
      guard let inner = self.block(around: offset, in: statement) else { return whole(statement) }
      let parts = statements(of: inner)
      // Labels of a switch, and what a closure says of its parameters, go with all around them.
      guard let part = parts.first(where: { contains($0, offset) }), !isLabel(part) else {
        return whole(statement)
      }
      block = inner
    }
  }

  private func whole(_ statement: Range<Int>) -> Range<Int>? {
    isLabel(statement) ? nil : statement
  }

  /// The inside of the outermost braces of some tokens that a place is within.
  private func block(around offset: Int, in range: Range<Int>) -> Range<Int>? {
    for index in range where list.isCode(index, "{") {
      let inside = list.inside(index)
      guard let bytes = list.bytes(of: inside), bytes.contains(offset) else { continue }
      return withoutSignature(inside)
    }
    return nil
  }

  /// The tokens of a closure behind `parameters in`.
  private func withoutSignature(_ inside: Range<Int>) -> Range<Int> {
    var at = inside.lowerBound
    while at < inside.upperBound {
      if list.isCode(at, "in") { return (at + 1)..<inside.upperBound }
      // A signature stands on the line of its brace, or on one below, and has no statements.
      let isPart =
        list[at]?.kind == .word || list[at]?.kind == .opening
        || [",", ":", "-", ">", ".", "?", "!", "_", "@", "&"].contains(list.text(at))
        || list[at]?.kind == .attribute
      guard isPart, !Self.beginnings.contains(list.text(at)), !list.isCode(at, "{") else { break }
      at = list.behind(at)
    }
    return inside
  }

  private static let beginnings: Set = [
    "let", "var", "if", "guard", "return", "for", "while", "switch", "self", "super", "do", "try",
  ]

  private func statements(of block: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = block.lowerBound
    var at = start
    while at < block.upperBound {
      if at > start, begins(at) {
        found.append(start..<at)
        start = at
      }
      at = list.behind(at)
    }
    if start < block.upperBound { found.append(start..<block.upperBound) }
    return found
  }

  /// Whether a token is the first of a statement: on a line of its own, where neither it nor what is
  /// before says that something goes on.
  private func begins(_ index: Int) -> Bool {
    if list.isCode(index - 1, ";") { return true }
    if isLabel(index..<(index + 1)) { return true }
    guard list[index]?.isFirstOnLine == true else {
      // Behind the colon of a label.
      return list.isCode(index - 1, ":") && isBehindLabel(index - 1)
    }
    if list.isCode(index - 1, ":"), isBehindLabel(index - 1) { return true }
    return !Self.goesOn(list.text(index), isFirst: true)
      && !Self.goesOn(list.text(index - 1), isFirst: false)
  }

  private static func goesOn(_ text: String, isFirst: Bool) -> Bool {
    let words: Set =
      isFirst ? ["else", "catch", "in", "as", "is", "where"] : ["in", "as", "is", "where", "="]
    if words.contains(text) { return true }
    guard let first = text.first else { return false }
    return isFirst
      ? ".?:=+*/<>|,&".contains(first) || text == "{" || text == "-"
      : "=+*/<>|,&-:.".contains(first) && !(text == ">")
  }

  private func isLabel(_ part: Range<Int>) -> Bool {
    (list.isCode(part.lowerBound, "case") || list.isCode(part.lowerBound, "default"))
      && !list.isCode(part.lowerBound - 1, "if") && !list.isCode(part.lowerBound - 1, "guard")
      && !list.isCode(part.lowerBound - 1, "for") && !list.isCode(part.lowerBound - 1, ",")
  }

  /// Whether a colon ends a label of a switch.
  private func isBehindLabel(_ colon: Int) -> Bool {
    var at = colon - 1
    while at > 0, colon - at < 60 {
      if isLabel(at..<(at + 1)) { return true }
      if list.isCode(at, "{") || list.isCode(at, "}") || list.isCode(at, ":") { return false }
      at -= 1
    }
    return false
  }

  private func contains(_ tokens: Range<Int>, _ offset: Int) -> Bool {
    list.bytes(of: tokens)?.contains(offset) == true
  }
}
