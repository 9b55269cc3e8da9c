/// Compresses some rows of a picture after others.
struct RowBand: ~Copyable {
  /// How many rows are taken for the digest before they are compressed: few enough to stay near the
  /// processor till then.
  private static let readAhead = 32

  private let rows: FilteredRows
  private let height: Int
  private let rowSize: Int
  private let digest: RunningDigest?
  private var matcher: RowMatcher

  init(_ rows: PixelRows, _ format: PixelFormat, searches: Bool, _ digest: RunningDigest?) {
    self.digest = digest
    self.rows = FilteredRows(rows, format: format)
    height = rows.height
    rowSize = self.rows.bytesPerRow
    matcher = RowMatcher(rowSize: rowSize, step: format.bytesPerPixel, searches: searches)
  }

  /// Nil where the format cannot hold a pixel.
  mutating func compress(_ range: Range<Int>) -> ZlibStream.Part? {
    matcher.removeAll()
    // As many rows as repetitions reach.
    let known = min(range.lowerBound, (DeflateToken.longestDistance + rowSize - 1) / rowSize)
    guard add(range.lowerBound - known..<range.lowerBound) else { return nil }
    matcher.restart()
    return add(range) ? matcher.finish(isLast: range.upperBound == height) : nil
  }

  private mutating func add(_ range: Range<Int>) -> Bool {
    for y in range {
      if y % Self.readAhead == 0 { digest?.advance(to: min(y + Self.readAhead, height)) }
      let place = matcher.nextRow()
      guard let kind = rows.write(row: y, at: place, model: matcher.model) else { return false }
      switch kind {
      case .repeated: matcher.addZeros()
      case .flat where rows.isCompared: matcher.addPlainRow(rows.same)
      case .flat: matcher.addPlainRow()
      case .rich: matcher.addFilteredRow()
      }
    }
    return true
  }
}
