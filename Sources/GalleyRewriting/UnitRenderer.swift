/// Writes the files of a unit as the compiler reads them, and keeps where their columns went.
struct UnitRenderer {
  private let files: [FileRewriting]
  private let names: [String]
  private(set) var columns: [ColumnMap]
  /// The edits and moves of each file in order.
  private let changes: [[Change]]

  private enum Change {
    case edit(TextEdit)
    case leave(TextMove)
    case arrive(at: Int)

    var range: Range<Int> {
      switch self {
      case .edit(let edit): edit.range
      case .leave(let move): move.range
      case .arrive(let offset): offset..<offset
      }
    }
  }

  /// - `names`: by which the compiler is told of each file.
  init(_ files: [FileRewriting], names: [String]) {
    self.files = files
    self.names = names
    columns = files.map { _ in ColumnMap() }
    changes = files.indices.map { number in
      let arrivals = Set(files.flatMap(\.moves).filter { $0.file == number }.map(\.offset))
      let all =
        files[number].edits.map(Change.edit) + files[number].moves.map(Change.leave)
        + arrivals.map { Change.arrive(at: $0) }
      // What covers more comes first, so that what stands within it is passed over.
      return all.sorted {
        ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
      }
    }
  }

  mutating func text(of number: Int) -> [UInt8] {
    var output = Output()
    let source = files[number].source
    let hasMark = source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    output.write(line(1, in: number) + "\n")
    write(hasMark ? 3..<source.bytes.count : 0..<source.bytes.count, of: number, to: &output)
    for addition in files[number].additions {
      for text in addition.text.split(separator: "\n") {
        output.write("\n\(line(addition.line, in: number))\n\(text)")
      }
    }
    output.write("\n")
    return output.bytes
  }

  private func line(_ line: Int, in number: Int) -> String {
    "#sourceLocation(file: \"\(names[number])\", line: \(line))"
  }

  /// Bytes that are written, and the column that comes next, from one.
  private struct Output {
    var bytes: [UInt8] = []
    var column = 1

    mutating func write(_ text: String) { write(Array(text.utf8)[...]) }

    mutating func write(_ more: ArraySlice<UInt8>) {
      bytes += more
      let behind = more.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
      column = behind == more.count ? column + behind : behind + 1
    }

    mutating func pad(toColumn wanted: Int) {
      write(String(repeating: " ", count: max(wanted - column, 0)))
    }
  }

  private mutating func write(
    _ range: Range<Int>, of number: Int, to output: inout Output, isMoved: Bool = false
  ) {
    var at = range.lowerBound
    for change in changes(in: range, of: number) where change.range.lowerBound >= at {
      if isMoved, case .leave(let move) = change, move.range == range { continue }
      output.write(files[number].source.bytes[at..<change.range.lowerBound])
      at = change.range.upperBound
      switch change {
      case .edit(let edit): write(edit, of: number, to: &output)
      case .leave(let move): leave(move.range, of: number, to: &output)
      case .arrive(let offset):
        writeArrivals(at: offset, of: number, to: &output)
      }
    }
    output.write(files[number].source.bytes[at..<max(range.upperBound, at)])
  }

  private func changes(in range: Range<Int>, of number: Int) -> ArraySlice<Change> {
    let all = changes[number]
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range.lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return all[low...].prefix { $0.range.lowerBound < range.upperBound }
  }

  private mutating func write(_ edit: TextEdit, of number: Int, to output: inout Output) {
    let source = files[number].source
    let start = source.place(of: edit.range.lowerBound)
    columns[number].add(
      line: start.line, column: output.column, original: start.column, isFixed: true)
    let lines = source.bytes[edit.range].count { $0 == UInt8(ascii: "\n") }
    output.write(edit.text + String(repeating: "\n", count: lines))
    let end = source.place(of: edit.range.upperBound)
    if lines > 0 { output.pad(toColumn: end.column) }
    columns[number].add(line: end.line, column: output.column, original: end.column, isFixed: false)
  }

  /// Writes the lines of what went elsewhere, empty.
  private func leave(_ range: Range<Int>, of number: Int, to output: inout Output) {
    let source = files[number].source
    let lines = source.bytes[range].count { $0 == UInt8(ascii: "\n") }
    output.write(String(repeating: "\n", count: lines))
    output.pad(toColumn: source.place(of: range.upperBound).column)
  }

  /// Writes what comes to a place, each piece with the lines that it had.
  private mutating func writeArrivals(at offset: Int, of number: Int, to output: inout Output) {
    for (from, file) in files.enumerated() {
      for move in file.moves where move.file == number && move.offset == offset {
        let start = file.source.place(of: move.range.lowerBound)
        output.write("\n\(line(start.line, in: from))\n")
        // A word that is added takes the place of spaces, where there are some.
        output.pad(toColumn: start.column - move.prefix.utf8.count)
        output.write(move.prefix)
        columns[from].add(
          line: start.line, column: output.column, original: start.column, isFixed: false)
        write(move.range, of: from, to: &output, isMoved: true)
      }
    }
    let place = files[number].source.place(of: offset)
    output.write("\n\(line(place.line, in: number))\n")
    output.pad(toColumn: place.column)
  }
}
