/// The blocks of an article in Markdown, as far as articles use it.
struct MarkdownPage {
  enum Block: Equatable {
    case heading(level: Int, String)
    case paragraph(String)
    case code([String])
    /// With what stands before its first line: a hyphen or a number.
    case item(mark: String, String)
    /// The first row holds the headings.
    case table([[String]])
  }

  var blocks: [Block]

  init(blocks: [Block]) { self.blocks = blocks }

  init(_ text: String) {
    var reader = Reader()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { reader.read(line) }
    blocks = reader.blocks
  }

  /// Returns a heading and the blocks under it, up to the next heading; none where it is not there.
  ///
  /// The heading of an overview is that of the article.
  func section(_ heading: String) -> [Block] {
    let place = blocks.firstIndex {
      if case .heading(_, let text) = $0 { text == heading } else { false }
    }
    guard let place else { return [] }
    let rest = blocks[(place + 1)...]
    let own = rest.prefix { if case .heading = $0 { false } else { true } }
    return [heading == "Overview" ? blocks[0] : blocks[place]] + own
  }

  /// Reads line by line.
  private struct Reader {
    var blocks: [Block] = []
    private var isInCode = false
    /// Whether the next line goes on with the last block.
    private var isOpen = false

    mutating func read(_ line: Substring) {
      if line.hasPrefix("```") {
        isInCode.toggle()
        if isInCode { blocks.append(.code([])) }
        isOpen = false
      } else if isInCode, case .code(let lines) = blocks.last {
        blocks[blocks.count - 1] = .code(lines + [String(line)])
      } else {
        readText(line.drop { $0 == " " })
      }
    }

    private mutating func readText(_ line: Substring) {
      if line.isEmpty || line.hasPrefix("![") {
        isOpen = false
      } else if line.hasPrefix("#") {
        let text = line.drop { $0 == "#" }
        blocks.append(.heading(level: line.count - text.count, plain(text.dropFirst())))
        isOpen = false
      } else if line.hasPrefix("|") {
        readRow(line)
      } else if let mark = mark(of: line) {
        blocks.append(.item(mark: mark, plain(line.dropFirst(mark.count + 1))))
        isOpen = true
      } else if isOpen {
        goOn(plain(line))
      } else {
        blocks.append(.paragraph(plain(line)))
        isOpen = true
      }
    }

    private mutating func goOn(_ text: String) {
      switch blocks.last {
      case .paragraph(let begin): blocks[blocks.count - 1] = .paragraph(begin + " " + text)
      case .item(let mark, let begin):
        blocks[blocks.count - 1] = .item(mark: mark, begin + " " + text)
      default: blocks.append(.paragraph(text))
      }
    }

    private mutating func readRow(_ line: Substring) {
      guard line.contains(where: { !"|-: ".contains($0) }) else { return }
      // A bar in a cell has a backslash before it.
      let cells = line.dropFirst().replacing("\\|", with: "\u{0}")
        .split(separator: "|", omittingEmptySubsequences: false).dropLast()
        .map { cell in
          let words = cell.split(separator: " ").joined(separator: " ")
          return plain(words.replacing("\u{0}", with: "|"))
        }
      if isOpen, case .table(let rows) = blocks.last {
        blocks[blocks.count - 1] = .table(rows + [cells])
      } else {
        blocks.append(.table([cells]))
        isOpen = true
      }
    }

    /// The hyphen or the number at the begin of an entry of a list; nil where it is none.
    private func mark(of line: Substring) -> String? {
      if line.hasPrefix("- ") { return "-" }
      let digits = line.prefix { $0.isNumber }
      return !digits.isEmpty && line.dropFirst(digits.count).hasPrefix(". ") ? digits + "." : nil
    }

    /// Returns a text without marks of emphasis, with links as words.
    private func plain(_ text: some StringProtocol) -> String {
      var text = String(text).replacing("**", with: "").replacing("``", with: "`")
      while let start = text.firstRange(of: "<doc:"),
        let end = text[start.upperBound...].firstIndex(of: ">")
      {
        text.replaceSubrange(start.lowerBound...end, with: "'\(text[start.upperBound..<end])'")
      }
      while let middle = text.firstRange(of: "]("),
        let start = text[..<middle.lowerBound].lastIndex(of: "["),
        let end = text[middle.upperBound...].firstIndex(of: ")")
      {
        text.replaceSubrange(
          start...end, with: text[text.index(after: start)..<middle.lowerBound])
      }
      return text
    }
  }
}
