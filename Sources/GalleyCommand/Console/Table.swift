/// Rows of text in columns that line up, two blanks apart.
struct Table {
  var rows: [[String]]

  /// One line a row, without blanks at its end.
  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.compactMap { column < $0.count ? $0[column].count : nil }.max() ?? 0
    }
    return rows.map { row in line(row, widths) }.joined(separator: "\n")
  }

  private func line(_ row: [String], _ widths: [Int]) -> String {
    let cells = zip(row, widths).map { text, width in
      text + String(repeating: " ", count: width - text.count)
    }
    let line = cells.joined(separator: "  ")
    return String(line.prefix(line.count - line.reversed().prefix { $0 == " " }.count))
  }
}
