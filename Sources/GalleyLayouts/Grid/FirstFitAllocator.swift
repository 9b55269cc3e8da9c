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
  /// A bit for each taken cell.
  private var rows: [UInt128] = []
  private var firstRows: FirstRows
  private let fullRow: UInt128

  /// An empty strip of 1 to 128 columns; other counts are taken as the nearest of these.
  ///
  /// - Parameter tallest: The most rows that a block will have; nil for as many as columns.
  package init(columns: Int, tallest: Int? = nil) {
    self.columns = min(max(columns, 1), Self.maximumColumns)
    firstRows = FirstRows(columns: self.columns, rows: max(tallest ?? self.columns, 1))
    fullRow = self.columns == 128 ? .max : (1 << UInt128(self.columns)) - 1
  }

  /// Takes the first free place for a square block of cells, and says which it is.
  ///
  /// - Parameter side: 1 to `columns`; other sides are taken as the nearest of these.
  package mutating func place(side: Int) -> Anchor { place(columns: side, rows: side) }

  /// Takes the first free place for a block of cells, and says which it is.
  ///
  /// Cells are never freed, so the first place for a block never moves back, and one for a larger
  /// block never lies before it: each search goes on in the row where the last one of a block that
  /// it holds has ended. All searches together pass each row once for each kind of block, mostly in
  /// steps of the block's height.
  /// - Parameters:
  ///   - width: 1 to `columns`; other widths are taken as the nearest of these.
  ///   - height: 1 to the tallest; other heights are taken as the nearest of these.
  package mutating func place(columns width: Int, rows height: Int) -> Anchor {
    let width = min(max(width, 1), columns)
    let height = min(max(height, 1), firstRows.rows)
    let anchor = firstAnchor(
      width: width, height: height, from: firstRows[columns: width, rows: height])
    firstRows.raise(columns: width, rows: height, to: anchor.row)
    occupy(anchor, width: width, height: height)
    return anchor
  }

  /// Looks at the rows of a block from its last to its first, as Boyer and Moore's search for
  /// strings does.
  ///
  /// Where some of the last rows leave no room together, no block that holds all of them fits, and
  /// the search goes on below the upmost of them.
  private func firstAnchor(width: Int, height: Int, from first: Int) -> Anchor {
    var row = first
    while true {
      var taken: UInt128 = 0
      var column = 0
      var blocked: Int?
      for candidate in stride(from: min(row + height, rows.count) - 1, through: row, by: -1) {
        taken |= rows[candidate]
        column = firstRun(of: width, in: ~taken & fullRow)
        if column == 128 {
          blocked = candidate
          break
        }
      }
      guard let blocked else { return Anchor(row: row, column: column) }
      row = blocked + 1
    }
  }

  /// The first of so many set bits in a row, or 128 where there is no such run, by doubling.
  private func firstRun(of length: Int, in bits: UInt128) -> Int {
    var runs = bits
    var covered = 1
    while covered < length, runs != 0 {
      let step = min(covered, length - covered)
      runs &= runs >> UInt128(step)
      covered += step
    }
    return runs.trailingZeroBitCount
  }

  private mutating func occupy(_ anchor: Anchor, width: Int, height: Int) {
    let missing = anchor.row + height - rows.count
    if missing > 0 { rows.append(contentsOf: repeatElement(0, count: missing)) }
    let run: UInt128 = width == 128 ? .max : (1 << UInt128(width)) - 1
    let block = run << UInt128(anchor.column)
    for row in anchor.row..<anchor.row + height { rows[row] |= block }
  }
}

/// For each kind of block, a row before which none of it fits: the greatest that is known of any
/// block that it could hold.
///
/// A binary indexed tree over widths and heights (Fenwick 1994), of greatest numbers in place of
/// sums: asking and raising take logarithmic time in both.
private struct FirstRows {
  let columns: Int
  let rows: Int
  private var greatest: [Int]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    greatest = Array(repeating: 0, count: (columns + 1) * (rows + 1))
  }

  subscript(columns width: Int, rows height: Int) -> Int {
    var result = 0
    var column = width
    while column > 0 {
      var row = height
      while row > 0 {
        result = max(result, greatest[column * (rows + 1) + row])
        row &= row - 1
      }
      column &= column - 1
    }
    return result
  }

  mutating func raise(columns width: Int, rows height: Int, to first: Int) {
    var column = width
    while column <= columns {
      var row = height
      while row <= rows {
        let place = column * (rows + 1) + row
        greatest[place] = max(greatest[place], first)
        row += row & -row
      }
      column += column & -column
    }
  }
}
