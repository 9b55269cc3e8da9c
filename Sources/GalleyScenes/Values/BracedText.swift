/// A text split at its braces: what stands between them, and what they hold.
///
/// `{{` and `}}` stay as they are written. Braces within braces belong to what the outer ones hold.
struct BracedText {
  enum Piece: Hashable {
    case literal(String)
    /// The text between `{` and the `}` that closes it.
    case braced(String)
  }

  private(set) var pieces: [Piece] = []
  /// Whether a brace is never closed, or holds too many within one another.
  private(set) var isOpen = false
  private(set) var isTooDeep = false
  /// How deep braces may nest: each of them reads again what it holds.
  static let deepest = 20

  init(_ text: String) {
    var literal = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      if character == "{" || character == "}", rest.first == character {
        literal += [character, rest.removeFirst()]
      } else if character == "{" {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        guard let end = end(of: rest) else {
          isOpen = true
          return
        }
        pieces.append(.braced(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        literal.append(character)
      }
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
  }

  var hasNames: Bool {
    pieces.contains { if case .braced = $0 { true } else { false } }
  }

  /// The name in braces that are all of the text; nil where there is more, or less.
  var onlyName: String? {
    guard pieces.count == 1, case .braced(let name) = pieces[0] else { return nil }
    return name
  }

  /// The place of the brace that closes one that stands before the text.
  private mutating func end(of text: Substring) -> Substring.Index? {
    var depth = 1
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return index }
      isTooDeep = isTooDeep || depth > Self.deepest
      if isTooDeep { return nil }
    }
    return nil
  }
}
