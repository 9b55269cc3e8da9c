/// Places square blocks of cells in a strip of columns, each at the first free place in row-major
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
  /// By side: no block of that side fits in any row before this one.
  private var firstRows: [Int]
  private let fullRow: UInt128

  /// An empty strip of 1 to 128 columns; other counts are taken as the nearest of these.
  package init(columns: Int) {
    self.columns = min(max(columns, 1), Self.maximumColumns)
    firstRows = Array(repeating: 0, count: self.columns + 1)
    fullRow = self.columns == 128 ? .max : (1 << UInt128(self.columns)) - 1
  }

  /// Takes the first free place for a block of cells, and says which it is.
  ///
  /// Cells are never freed, so the first place for a side never moves back, and one for a longer
  /// side never lies before it: each side's search goes on in the row where it last ended. All
  /// searches together pass each row once for each side, mostly in steps of the side's length.
  /// - Parameter side: 1 to `columns`; other sides are taken as the nearest of these.
  package mutating func place(side: Int) -> Anchor {
    let side = min(max(side, 1), columns)
    let anchor = firstAnchor(side: side, from: firstRows[side])
    for longer in side...columns where firstRows[longer] < anchor.row {
      firstRows[longer] = anchor.row
    }
    occupy(anchor, side: side)
    return anchor
  }

  /// Looks at the rows of a block from its last to its first, as Boyer and Moore's search for
  /// strings does.
  ///
  /// Where some of the last rows leave no room together, no block that holds all of them fits, and
  /// the search goes on below the upmost of them.
  private func firstAnchor(side: Int, from first: Int) -> Anchor {
    var row = first
    while true {
      var taken: UInt128 = 0
      var column = 0
      var blocked: Int?
      for candidate in stride(from: min(row + side, rows.count) - 1, through: row, by: -1) {
        taken |= rows[candidate]
        column = firstRun(of: side, in: ~taken & fullRow)
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

  private mutating func occupy(_ anchor: Anchor, side: Int) {
    let missing = anchor.row + side - rows.count
    if missing > 0 { rows.append(contentsOf: repeatElement(0, count: missing)) }
    let width: UInt128 = side == 128 ? .max : (1 << UInt128(side)) - 1
    let block = width << UInt128(anchor.column)
    for row in anchor.row..<anchor.row + side { rows[row] |= block }
  }
}
