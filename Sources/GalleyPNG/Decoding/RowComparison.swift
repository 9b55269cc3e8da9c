internal import Glibc

/// The rows of two PNG whose pixels differ, one below the other.
package struct DifferingRows: Sendable {
  /// Which rows of the pictures they are, from the top.
  package private(set) var numbers: [Int] = []
  package private(set) var pixels: [UInt8] = []
  package private(set) var otherPixels: [UInt8] = []

  /// - `count`: Of all rows; their memory is asked for at once, and used as far as it goes.
  fileprivate mutating func append(
    _ number: Int, of count: Int, _ one: [UInt32], _ other: [UInt32]
  ) {
    if numbers.isEmpty {
      pixels.reserveCapacity(one.count * 4 * count)
      otherPixels.reserveCapacity(one.count * 4 * count)
    }
    numbers.append(number)
    one.withUnsafeBytes { pixels += $0 }
    other.withUnsafeBytes { otherPixels += $0 }
  }
}

/// Finds the rows that differ of two PNG that are stored the same way, and unfilters few others.
///
/// Rows are compared as they are filtered: where these are equal, and the pixels of the row above are,
/// the row is.
package struct RowComparison {
  private let header: PNGHeader
  private let rows: WordRows
  private let bytesPerRow: Int

  /// - Parameter header: Of rows of 8-bit RGB or RGBA, not interlaced.
  package init(_ header: PNGHeader) {
    self.header = header
    rows = WordRows(bytesPerPixel: header.filterStep, width: header.width)
    bytesPerRow = 1 + header.rowBytes(width: header.width)
  }

  /// The rows that differ; nil where one of the pictures has a filter that does not exist.
  package func compare(_ one: FilteredPixels, _ other: FilteredPixels) -> DifferingRows? {
    one.bytes.withUnsafeBufferPointer { left in
      other.bytes.withUnsafeBufferPointer { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return nil }
        return compare(left, right)
      }
    }
  }

  private func compare(
    _ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>
  ) -> DifferingRows? {
    let blank = [UInt32](repeating: 0, count: header.width)
    var above = (one: blank, other: blank)
    var current = above
    // The first row whose pixels do not follow from those in `above` alone.
    var end = 0
    var areApart = false
    var result = DifferingRows()
    for y in 0..<header.height {
      let (row, otherRow) = (one + y * bytesPerRow, other + y * bytesPerRow)
      guard RowFilter(rawValue: row[0]) != nil, RowFilter(rawValue: otherRow[0]) != nil else {
        return nil
      }
      if !areApart {
        if memcmp(row, otherRow, bytesPerRow) == 0 { continue }
        for equal in start(of: one, from: end, to: y)..<y {
          rows.undo(one + equal * bytesPerRow, above: above.one, to: &current.one)
          swap(&above.one, &current.one)
        }
        above.other = above.one
      }
      rows.undo(row, above: above.one, to: &current.one)
      rows.undo(otherRow, above: above.other, to: &current.other)
      swap(&above, &current)
      end = y + 1
      areApart = memcmp(above.one, above.other, header.width * 4) != 0
      if areApart { result.append(y, of: header.height, above.one, above.other) }
    }
    return result
  }

  /// The last of some rows that is filtered without the row above it, the first where none is.
  private func start(of rows: UnsafePointer<UInt8>, from first: Int, to end: Int) -> Int {
    var y = end
    while y > first {
      y -= 1
      let filter = RowFilter(rawValue: rows[y * bytesPerRow])
      if filter == RowFilter.none || filter == .left { return y }
    }
    return first
  }
}

extension WordRows {
  /// Writes the pixels of a row whose filter's number, which is one, stands before it.
  func undo(_ row: UnsafePointer<UInt8>, above: [UInt32], to target: inout [UInt32]) {
    guard let filter = RowFilter(rawValue: row[0]) else { return }
    target.withUnsafeMutableBufferPointer { target in
      above.withUnsafeBufferPointer { above in
        guard let target = target.baseAddress, let above = above.baseAddress else { return }
        undo(filter, row + 1, above: above, to: target)
      }
    }
  }
}
