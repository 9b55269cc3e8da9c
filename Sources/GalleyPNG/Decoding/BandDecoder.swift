internal import GalleySystem
internal import Glibc

/// Decodes of two PNG that are stored the same way only the rows that differ.
///
/// A row's pixels follow from its filtered bytes and the row above. So above the first row whose
/// bytes differ all pixels are equal; from the last such row on they are once one row is.
package struct BandDecoder {
  /// Rows one below the other, the same ones of two pictures.
  package struct Band {
    package var firstRow: Int
    package var height: Int
    package var pixels: [UInt8]
    package var otherPixels: [UInt8]
  }

  private let header: PNGHeader
  private let rows: WordRows
  private let bytesPerRow: Int

  /// - Parameter header: Of rows of 8-bit RGB or RGBA, not interlaced.
  package init(_ header: PNGHeader) {
    self.header = header
    rows = WordRows(bytesPerPixel: header.filterStep, width: header.width)
    bytesPerRow = 1 + header.rowBytes(width: header.width)
  }

  /// The rows that differ and those between; nil where that is so much of the pictures that they
  /// are decoded faster as wholes, side by side.
  package func band(
    _ one: FilteredPixels, _ other: FilteredPixels
  ) throws(PNGProblem) -> Band? {
    try checkFilters(one)
    try checkFilters(other)
    return try one.withRows { left throws(PNGProblem) in
      try other.withRows { right throws(PNGProblem) in
        let differs = { (y: Int) in
          let place = y * bytesPerRow
          return memcmp(left + place, right + place, bytesPerRow) != 0
        }
        guard let first = (0..<header.height).first(where: differs),
          let last = (0..<header.height).last(where: differs), (last - first) * 4 < header.height
        else { return nil }
        return try decode(left, right, from: first, throughAtLeast: last)
      }
    }
  }

  private func checkFilters(_ filtered: FilteredPixels) throws(PNGProblem) {
    for y in 0..<header.height { _ = try RowFilter(inFile: filtered.bytes[y * bytesPerRow]) }
  }

  /// Decodes both row by row until they are equal again.
  private func decode(
    _ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, from first: Int,
    throughAtLeast last: Int
  ) throws(PNGProblem) -> Band {
    let rowsOfMemory = header.height - first + 1
    let (one, other) = (
      try RowMemory(rowsOfMemory, of: header), try RowMemory(rowsOfMemory, of: header)
    )
    try decodeRow(before: first, of: left, to: one[0])
    memcpy(other[0], one[0], header.width * 4)
    var count = 0
    while first + count < header.height {
      try decode(first + count, of: left, above: one[count], to: one[count + 1])
      try decode(first + count, of: right, above: other[count], to: other[count + 1])
      count += 1
      let areEqual = memcmp(one[count], other[count], header.width * 4) == 0
      if areEqual, first + count > last { break }
    }
    return Band(
      firstRow: first, height: count, pixels: one.bytes(ofRows: 1...count),
      otherPixels: other.bytes(ofRows: 1...count))
  }

  /// Decodes the row above another one, from the nearest row on that needs none above it.
  private func decodeRow(
    before row: Int, of source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt32>
  ) throws(PNGProblem) {
    guard row > 0 else { return }
    let memory = try RowMemory(2, of: header)
    let start = (0..<row).last { y in
      [RowFilter.none.rawValue, RowFilter.left.rawValue].contains(source[y * bytesPerRow])
    }
    try withExtendedLifetime(memory) { () throws(PNGProblem) in
      for y in (start ?? 0)..<row {
        try decode(y, of: source, above: memory[y & 1], to: memory[y & 1 ^ 1])
      }
      memcpy(target, memory[row & 1], header.width * 4)
    }
  }

  private func decode(
    _ y: Int, of source: UnsafePointer<UInt8>, above: UnsafePointer<UInt32>,
    to target: UnsafeMutablePointer<UInt32>
  ) throws(PNGProblem) {
    let row = source + y * bytesPerRow
    rows.undo(try RowFilter(inFile: row[0]), row + 1, above: above, to: target)
  }
}

/// Rows of pixels, zeros at first; the system gives memory only for those that are written.
private struct RowMemory {
  private let memory: PixelMemory
  private let start: UnsafeMutableRawPointer
  private let bytesPerRow: Int

  init(_ count: Int, of header: PNGHeader) throws(PNGProblem) {
    bytesPerRow = header.width * 4
    memory = PixelMemoryPool().memory(count: count * bytesPerRow)
    guard let start = memory.prefix(count * bytesPerRow, isCleared: true).baseAddress else {
      throw .damaged("it has no pixels")
    }
    self.start = start
  }

  subscript(row: Int) -> UnsafeMutablePointer<UInt32> {
    (start + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  func bytes(ofRows rows: ClosedRange<Int>) -> [UInt8] {
    [UInt8](
      UnsafeRawBufferPointer(
        start: start + rows.lowerBound * bytesPerRow, count: rows.count * bytesPerRow))
  }
}
