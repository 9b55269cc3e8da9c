/// Places blocks of cells in a strip of columns, each at the first free place in row-major
/// order.
///
/// First fit leaves no hole that a later block could have filled: every place before the one chosen
/// meets a block that is there.
package struct FirstFitAllocator: Sendable {
  /// The most columns that a strip may have: a row is kept in the bits of one word.
  package static let maximumColumns = 128

  /// The top leading cell of a block.
  package struct Anchor: Hashable, Sendable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  package let columns: Int
  /// The most rows that a block may have.
  private let tallest: Int
  /// The strip where a row fits into a word of the processor, which is nearly everywhere.
  private var narrow: FirstFitStrip<UInt64>?
  private var wide: FirstFitStrip<UInt128>?

  /// An empty strip of 1 to 128 columns; other counts are taken as the nearest of these.
  ///
  /// - `tallest`: The most rows that a block will have; nil for as many as columns.
  package init(columns: Int, tallest: Int? = nil) {
    self.columns = min(max(columns, 1), Self.maximumColumns)
    self.tallest = max(tallest ?? self.columns, 1)
    if self.columns <= UInt64.bitWidth {
      narrow = FirstFitStrip(columns: self.columns, tallest: self.tallest)
    } else {
      wide = FirstFitStrip(columns: self.columns, tallest: self.tallest)
    }
  }

  /// Takes the first free place for a square block of cells, and says which it is.
  ///
  /// - `side`: 1 to `columns`; other sides are taken as the nearest of these.
  package mutating func place(side: Int) -> Anchor { place(columns: side, rows: side) }

  /// Takes the first free place for a block of cells, and says which it is.
  ///
  /// - `width`: 1 to `columns`; other widths are taken as the nearest of these.
  /// - `height`: 1 to the tallest; other heights are taken as the nearest of these.
  package mutating func place(columns width: Int, rows height: Int) -> Anchor {
    let width = min(max(width, 1), columns)
    let height = min(max(height, 1), tallest)
    return narrow?.place(width: width, height: height)
      ?? wide?.place(width: width, height: height) ?? Anchor(row: 0, column: 0)
  }
}

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

  /// - `columns`: No more than a word has bits.
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

/// For each kind of block, a row before which none of it fits: the greatest that is known of any
/// block that it could hold.
///
/// A binary indexed tree over widths and heights (Fenwick 1994), of greatest numbers in place of
/// sums: asking and raising take logarithmic time in both.
struct FirstRows {
  let columns: Int
  let rows: Int
  private var greatest: [Int]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    greatest = Array(repeating: 0, count: (columns + 1) * (rows + 1))
  }

  /// Before it no cell is free; what was raised for larger blocks does not count.
  var firstRowOfCells: Int { greatest[rows + 2] }

  /// - Precondition: The block has at least one cell each way, and no more than was said.
  subscript(columns width: Int, rows height: Int) -> Int {
    precondition(width <= columns && height <= rows, "no kind of block of this size")
    return greatest.withUnsafeBufferPointer { greatest in
      var result = 0
      var column = width
      while column > 0 {
        var row = height
        while row > 0 {
          result = max(result, greatest[column &* (rows &+ 1) &+ row])
          row &= row &- 1
        }
        column &= column &- 1
      }
      return result
    }
  }

  mutating func raise(columns width: Int, rows height: Int, to first: Int) {
    precondition(width > 0 && height > 0, "a block has a cell each way")
    greatest.withUnsafeMutableBufferPointer { [columns, rows] greatest in
      var column = width
      while column <= columns {
        var row = height
        while row <= rows {
          let place = column &* (rows &+ 1) &+ row
          greatest[place] = max(greatest[place], first)
          row &+= row & -row
        }
        column &+= column & -column
      }
    }
  }
}
