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
