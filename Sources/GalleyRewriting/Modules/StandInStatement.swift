/// Writes what stands in place of a statement that is left out: the values that it declares, so that
/// the statements behind it need not go too.
struct StandInStatement {
  private let list: TokenList

  init(_ list: TokenList) { self.list = list }

  /// A space for a statement that declares nothing to what follows it.
  func text(for statement: Range<Int>) -> String {
    let first = statement.lowerBound
    if list.isCode(first, "guard") {
      return text(of: list.parts(of: list.range(first + 1, condition(of: statement))))
    }
    if list.isCode(first, "return"), statement.count > 1 {
      return "return UIKit.standInResult(\"what is returned \(SourceCut.words)\")"
    }
    guard isDeclaration(first) else { return " " }
    return text(of: list.parts(of: statement))
  }

  /// Returns the declaration of a stored property with a value, without its attributes and what hears
  /// of its changes.
  func text(forValueOf member: SwiftDeclaration) -> String {
    let end = LayoutDependencies.observers(of: member, in: list)?.lowerBound
    let start = min(member.modifiers.first ?? member.keyword, member.keyword)
    let tokens = start..<(end ?? member.tokens.upperBound)
    return line(of: tokens) + " = UIKit.standInResult(\"\(member.name) \(SourceCut.words)\")"
  }

  /// The text of tokens on one line.
  private func line(of tokens: Range<Int>) -> String {
    list.text(tokens).split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private func isDeclaration(_ index: Int) -> Bool {
    list.isCode(index, "let") || list.isCode(index, "var")
  }

  /// Where the condition of a `guard` ends.
  private func condition(of statement: Range<Int>) -> Int {
    var at = statement.lowerBound
    while at < statement.upperBound, !list.isCode(at, "else") { at = list.behind(at) }
    return at
  }

  private func text(of parts: [Range<Int>]) -> String {
    var texts: [String] = []
    var isOpen = false
    for part in parts {
      // `let a = 1, b = 2` says the word once.
      let start = isDeclaration(part.lowerBound) ? part.lowerBound + 1 : part.lowerBound
      guard start > part.lowerBound || isOpen else { continue }
      isOpen = true
      if let text = text(ofPattern: start, in: part) { texts.append(text) }
    }
    return texts.isEmpty ? " " : texts.joined(separator: "; ") + " "
  }

  private func text(ofPattern start: Int, in part: Range<Int>) -> String? {
    if list.isCode(start, "(") {
      let names = list.inside(start).compactMap { list.name($0) }.filter { $0 != "_" }
      return names.map { "var \($0) = UIKit.StandInValue()" }.joined(separator: "; ")
    }
    guard let name = list.name(start), name != "_", name != "self" else { return nil }
    guard list.isCode(start + 1, ":") else { return "var \(name) = UIKit.StandInValue()" }
    var end = start + 2
    while end < part.upperBound, !list.isCode(end, "="), !list.isCode(end, "{") {
      end = list.behind(end)
    }
    let type = list.text((start + 2)..<end).split(whereSeparator: \.isNewline).joined(
      separator: " ")
    return "var \(name): \(type) = UIKit.standInResult(\"\(name) \(SourceCut.words)\")"
  }
}
