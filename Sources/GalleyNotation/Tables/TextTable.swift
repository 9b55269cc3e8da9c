/// Rows of texts in columns that line up, two blanks apart.
package struct TextTable {
  private let rows: [[String]]
  /// Whether each column stands at the right.
  private let isNumeric: [Bool]

  /// A table all of whose columns stand at the left.
  package init(rows: [[String]]) {
    self.rows = rows
    isNumeric = []
  }

  /// A table with a header, whose columns of numbers stand at the right.
  package init(header: [String], rows: [[String]]) {
    self.rows = [header] + rows
    isNumeric = header.indices.map { column in
      !rows.isEmpty && rows.allSatisfy { Double($0[column]) != nil }
    }
  }

  /// One line a row, without blanks at its end.
  package var lines: [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.reduce(0) { max($0, column < $1.count ? $1[column].count : 0) }
    }
    return rows.map { line($0, widths: widths) }
  }

  private func line(_ row: [String], widths: [Int]) -> String {
    let cells = row.enumerated().map { column, text in
      let padding = String(repeating: " ", count: widths[column] - text.count)
      return isNumeric.indices.contains(column) && isNumeric[column]
        ? padding + text : text + padding
    }
    let line = cells.joined(separator: "  ")
    return String(line.prefix(line.count - line.reversed().prefix { $0 == " " }.count))
  }
}
