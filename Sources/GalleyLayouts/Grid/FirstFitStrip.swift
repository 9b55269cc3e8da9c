/// The rows of a strip of columns, each in the bits of a word.
struct FirstFitStrip<Row: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  /// A bit for each taken cell, from the first row on that is still looked at.
  private var rows: [Row] = []
  /// How many rows came before those, which are full.
  private var fullCount = 0
  private var firstRows: FirstRows
  private let fullRow: Row

  /// As many rows are forgotten at a time, at least: that moves all the others.
  private static var leastForgotten: Int { 1024 }

  /// - Parameter columns: No more than a word has bits.
  init(columns: Int, tallest: Int) {
    firstRows = FirstRows(columns: columns, rows: tallest)
    fullRow = Row.max >> (Row.bitWidth - columns)
  }

  /// Takes the first free place for a block of cells, which is no wider and no higher than was said.
  ///
  /// Cells are never freed, so the first place for a block never moves back, and one for a larger
  /// block never lies before it: each search goes on in the row where the last one of a block that
  /// it holds has ended. All searches together pass each row once for each kind of block, mostly in
  /// steps of the block's height.
  mutating func place(width: Int, height: Int) -> FirstFitAllocator.Anchor {
    let first = firstRows[columns: width, rows: height]
    let anchor = firstAnchor(width: width, height: height, from: first - fullCount)
    occupy(anchor, width: width, height: height)
    let row = anchor.row + fullCount
    if row > first {
      firstRows.raise(columns: width, rows: height, to: row)
      forgetFullRows()
    }
    return FirstFitAllocator.Anchor(row: row, column: anchor.column)
  }

  /// Looks at the rows of a block from its last to its first, as Boyer and Moore's search for
  /// strings does.
  ///
  /// Where some of the last rows leave no room together, no block that holds all of them fits, and
  /// the search goes on below the upmost of them.
  private func firstAnchor(
    width: Int, height: Int, from first: Int
  ) -> (row: Int, column: Int) {
    var row = first
    while true {
      var taken: Row = 0
      var column = 0
      var candidate = min(row + height, rows.count)
      while candidate > row {
        candidate -= 1
        taken |= rows[candidate]
        column = Self.firstRun(of: width, in: ~taken & fullRow)
        if column == Row.bitWidth { break }
      }
      guard column == Row.bitWidth else { return (row, column) }
      row = candidate + 1
    }
  }

  /// The first of so many set bits in a row, or its width where there is no such run, by doubling.
  @inline(__always)
  private static func firstRun(of length: Int, in bits: Row) -> Int {
    var runs = bits
    var covered = 1
    while covered < length, runs != 0 {
      let step = min(covered, length - covered)
      runs &= runs &>> Row(truncatingIfNeeded: step)
      covered += step
    }
    return runs.trailingZeroBitCount
  }

  private mutating func occupy(_ anchor: (row: Int, column: Int), width: Int, height: Int) {
    let run = Row.max >> (Row.bitWidth - width)
    let block = run &<< Row(truncatingIfNeeded: anchor.column)
    while rows.count < anchor.row + height { rows.append(0) }
    for row in anchor.row..<anchor.row + height { rows[row] |= block }
  }

  /// Forgets the rows in which not even a single cell is free, once they are half of all.
  private mutating func forgetFullRows() {
    let full = firstRows.firstRowOfCells - fullCount
    guard full >= Self.leastForgotten, full >= rows.count / 2 else { return }
    rows.removeFirst(full)
    fullCount += full
  }
}
