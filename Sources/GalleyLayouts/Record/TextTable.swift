/// Rows of texts in aligned columns: those of numbers to the right, others to the left.
struct TextTable {
  var header: [String]
  var rows: [[String]] = []

  /// The table with two spaces between columns, without spaces at the ends of lines.
  var text: String {
    let all = [header] + rows
    let widths = header.indices.map { column in
      all.reduce(0) { max($0, $1[column].count) }
    }
    let isNumeric = header.indices.map { column in
      !rows.isEmpty && rows.allSatisfy { Double($0[column]) != nil }
    }
    return all.map { row in
      line(row, widths: widths, isNumeric: isNumeric)
    }.joined()
  }

  private func line(_ row: [String], widths: [Int], isNumeric: [Bool]) -> String {
    var line = ""
    for (column, text) in row.enumerated() {
      let padding = String(repeating: " ", count: widths[column] - text.count)
      line += (column == 0 ? "" : "  ") + (isNumeric[column] ? padding + text : text + padding)
    }
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }
}
