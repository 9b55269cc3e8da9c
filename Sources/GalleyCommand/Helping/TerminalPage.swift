import GalleyChecking
import GalleySystem

/// A page of an article in lines of a terminal.
struct TerminalPage {
  private let page: MarkdownPage
  private let style: TerminalStyle

  /// Columns of a terminal: as many as there always were.
  private static let width = 80
  /// The blanks before a line of code.
  private static let indent = String(repeating: " ", count: 4)
  /// The blanks between the columns of a table.
  private static let gap = 2
  private static let narrowestColumn = 8

  init(_ page: MarkdownPage, style: TerminalStyle) {
    self.page = page
    self.style = style
  }

  /// One text a line; an empty one stands between blocks, but for the entries of a list.
  var lines: [SanitizedText] {
    var lines: [SanitizedText] = []
    var last: MarkdownPage.Block?
    for block in page.blocks {
      if let last, !last.isItem || !block.isItem { lines.append(SanitizedText(line: "")) }
      lines += self.lines(of: block)
      last = block
    }
    return lines
  }

  private func lines(of block: MarkdownPage.Block) -> [SanitizedText] {
    switch block {
    case .heading(_, let text): [SanitizedText(line: text).painted(.bold, style)]
    case .paragraph(let text): Self.wrapped(text).map(SanitizedText.init(line:))
    case .code(let lines): lines.map { SanitizedText(line: Self.indent + $0) }
    case .item(let mark, let text): item(mark, text)
    case .table(let rows): table(rows)
    }
  }

  private func item(_ mark: String, _ text: String) -> [SanitizedText] {
    let indent = mark.count + 1
    let lines = Self.wrapped(text, to: Self.width - indent)
    return lines.enumerated().map { place, line in
      let begin = place == 0 ? mark + " " : String(repeating: " ", count: indent)
      return SanitizedText(line: begin + line)
    }
  }

  /// Rows whose cells are wrapped in their columns; a blank line between rows where one is wrapped.
  private func table(_ rows: [[String]]) -> [SanitizedText] {
    let widths = Self.columnWidths(of: rows)
    let heights = rows.map { row in zip(row, widths).map { Self.wrapped($0, to: $1) } }
    let isWrapped = heights.dropFirst().contains { $0.contains { $0.count > 1 } }
    return heights.enumerated().flatMap { place, cells in
      let count = cells.map(\.count).max() ?? 0
      let lines = (0..<count).map { index in
        let line = zip(cells, widths).map { cell, width in
          let text = cell.indices.contains(index) ? cell[index] : ""
          return text + String(repeating: " ", count: max(0, width - text.count))
        }.joined(separator: String(repeating: " ", count: Self.gap))
        let text = SanitizedText(line: line.withoutBlanksAtEnd)
        return place == 0 ? text.painted(.bold, style) : text
      }
      return isWrapped && place > 0 ? [SanitizedText(line: "")] + lines : lines
    }
  }

  /// Returns as much as each column needs; where that is too much, the widest give way.
  private static func columnWidths(of rows: [[String]]) -> [Int] {
    let count = rows.map(\.count).max() ?? 0
    var widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    let room = width - gap * max(0, count - 1)
    while widths.reduce(0, +) > room, let widest = widths.max(), widest > narrowestColumn,
      let place = widths.firstIndex(of: widest)
    {
      widths[place] -= 1
    }
    return widths
  }

  /// Returns the lines of a text, broken at blanks; a word that is longer than a line is cut.
  private static func wrapped(_ text: String, to width: Int = width) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
      while line.count > width {
        lines.append(String(line.prefix(width)))
        line.removeFirst(width)
      }
    }
    return lines + [line]
  }
}

extension MarkdownPage.Block {
  fileprivate var isItem: Bool { if case .item = self { true } else { false } }
}

extension String {
  fileprivate var withoutBlanksAtEnd: String {
    String(prefix(count - reversed().prefix { $0 == " " }.count))
  }
}
