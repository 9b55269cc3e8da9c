/// Compresses the rows of a picture most of whose rows are flat.
struct ScreenCompression: ~Copyable {
  private let rows: FilteredRows
  private var matcher: RowMatcher

  init(_ rows: FilteredRows, step: Int) {
    self.rows = rows
    matcher = RowMatcher(rowSize: rows.bytesPerRow, step: step)
  }

  /// The zlib stream of so many rows; nil where the format cannot hold a pixel.
  consuming func compress(rowCount: Int) -> [UInt8]? {
    for y in 0..<rowCount {
      guard let kind = rows.write(row: y, at: matcher.nextRow()) else { return nil }
      switch kind {
      case .repeated: matcher.addZeros()
      case .flat: matcher.addPlainRow()
      case .rich: matcher.addFilteredRow()
      }
    }
    return matcher.finish()
  }
}
