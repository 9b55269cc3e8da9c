/// How much of each pixel of a row lies within an outline, as it is gathered from spans and edges.
///
/// What is kept for a pixel is by how much the sum changes there from that of the pixel before: in parts
/// of which a pixel has 512 for each row of samples.
struct CoverageRow {
  /// By columns of the surface; zero where nothing was added.
  private let changes: UnsafeMutablePointer<Int32>
  private let columns: Range<Int>
  /// The columns that were touched.
  private var first: Int
  private var last: Int

  /// How many there must be for some columns.
  static func roomNeeded(for columns: Range<Int>) -> Int { columns.count + 4 }

  /// - Parameter room: Zeros, as many as are needed.
  init(columns: Range<Int>, room: UnsafeMutablePointer<Int32>) {
    self.columns = columns
    // One column is for what lies before, and two for what comes after.
    changes = room + 1 - columns.lowerBound
    (first, last) = (columns.upperBound + 1, columns.lowerBound - 2)
  }

  /// Adds what lies between two places on a row of samples.
  @inline(__always) mutating func add(from start: Int32, to end: Int32) {
    touch(Int(start >> 8), Int(end >> 8))
    add(start, 512)
    add(end, -512)
  }

  /// Adds what lies to the right of places on all rows of samples of the row, or takes it away.
  ///
  /// - Parameters:
  ///   - places: One for each row of samples.
  ///   - sign: 1 or -1.
  @inline(__always) mutating func add(wholeRow places: UnsafePointer<Int32>, sign: Int32) {
    let count = Int(ScanEdge.rowsPerPixel)
    let column = places[0] >> 8
    var (others, outside) = (Int32(0), Int32(0))
    for row in 0..<count {
      others |= places[row] >> 8 ^ column
      outside &+= places[row] & 255
    }
    if others == 0 {
      touch(Int(column), Int(column))
      outside &*= 2 &* sign
      changes[Int(column)] &+= 512 &* sign &* ScanEdge.rowsPerPixel &- outside
      changes[Int(column) + 1] &+= outside
    } else {
      var (left, right) = (column, column)
      for row in 0..<count {
        let column = places[row] >> 8
        (left, right) = (min(left, column), max(right, column))
        add(places[row], 512 &* sign)
      }
      touch(Int(left), Int(right))
    }
  }

  /// Adds what lies to the right of a place.
  @inline(__always) private func add(_ place: Int32, _ parts: Int32) {
    let column = Int(place >> 8)
    let outside = (place & 255) &* (parts >> 8)
    changes[column] &+= parts &- outside
    changes[column + 1] &+= outside
  }

  /// Adds what lies to the right of an edge on a whole row of pixels, or takes it away.
  ///
  /// - Parameter sign: 1 or -1.
  @inline(__always) mutating func add(_ passage: PixelPassage, sign: Int32) {
    let rows = ScanEdge.rowsPerPixel
    var (left, right) = (passage.upper, passage.lower)
    if left.place >> 8 > right.place >> 8 { swap(&left, &right) }
    let (firstColumn, lastColumn) = (Int(left.place >> 8), Int(right.place >> 8))
    let (leftPart, rightPart) = (left.place & 255, right.place & 255)
    touch(clampedColumn(firstColumn), clampedColumn(lastColumn))
    if firstColumn == lastColumn {
      return add(rows: sign * rows, outside: sign * (leftPart + rightPart) * rows, at: firstColumn)
    }
    // How many rows of samples the edge takes to cross each column.
    let unit = passage.unit
    let across = (Int64(right.place) &- Int64(left.place)) &* unit &+ (right.rest &- left.rest)
    let toNext = Int64(firstColumn + 1) << 8 &* unit &- (Int64(left.place) &* unit &+ left.rest)
    var passed = (toNext &* Int64(rows)).quotientAndRemainder(dividingBy: across)
    var known = Int32(truncatingIfNeeded: passed.quotient)
    add(rows: sign * known, outside: sign * known * (256 + leftPart), at: firstColumn)
    if firstColumn + 1 < lastColumn {
      let column = (Int64(rows) << 8 &* unit).quotientAndRemainder(dividingBy: across)
      for x in firstColumn + 1..<lastColumn {
        passed.quotient &+= column.quotient
        passed.remainder &+= column.remainder
        if passed.remainder >= across {
          passed.quotient &+= 1
          passed.remainder &-= across
        }
        let count = Int32(truncatingIfNeeded: passed.quotient) - known
        add(rows: sign * count, outside: sign * count * 256, at: x)
        known += count
      }
    }
    add(rows: sign * (rows - known), outside: sign * (rows - known) * rightPart, at: lastColumn)
  }

  @inline(__always) private func add(rows: Int32, outside: Int32, at column: Int) {
    let column = clampedColumn(column)
    changes[column] &+= rows &* 512 &- outside
    changes[column + 1] &+= outside
  }

  @inline(__always) private mutating func touch(_ left: Int, _ right: Int) {
    first = min(first, left)
    last = max(last, right + 1)
  }

  @inline(__always) private func clampedColumn(_ column: Int) -> Int {
    min(max(column, columns.lowerBound - 1), columns.upperBound + 1)
  }

  /// Gives what was gathered as runs of one coverage each, from left to right, and forgets it.
  @inline(__always) mutating func take(_ body: (Range<Int>, UInt8) -> Void) {
    var (x, sum) = (first, Int32(0))
    let end = min(last + 1, columns.upperBound)
    while x < columns.lowerBound {
      sum &+= changes[x]
      changes[x] = 0
      x += 1
    }
    while x < end {
      sum &+= changes[x]
      changes[x] = 0
      let start = x
      x = nextChange(after: x, before: end)
      let coverage = Self.coverage(sum)
      if coverage > 0 { body(start..<x, coverage) }
    }
    while x <= last {
      changes[x] = 0
      x += 1
    }
    (first, last) = (columns.upperBound + 1, columns.lowerBound - 2)
  }

  @inline(__always) private func nextChange(after column: Int, before end: Int) -> Int {
    var x = column &+ 1
    while x &+ 8 <= end, (four(x) | four(x &+ 4)) == .zero { x &+= 8 }
    while x < end, changes[x] == 0 { x &+= 1 }
    return x
  }

  @inline(__always) private func four(_ column: Int) -> SIMD4<Int32> {
    UnsafeRawPointer(changes + column).loadUnaligned(as: SIMD4<Int32>.self)
  }

  /// From 0 to 255 for all of a pixel.
  @inline(__always) private static func coverage(_ parts: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: (parts &* 17 &+ 256) >> 9)
  }
}
