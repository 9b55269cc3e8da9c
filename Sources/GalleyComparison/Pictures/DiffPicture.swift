public import GalleyGraphics

/// A picture of where two bitmaps differ: the expected one in light grey with a quarter of its
/// contrast, what differs in red, what only one of the two covers in blue stripes, and a frame around
/// what is too small to be found.
public enum DiffPicture {
  /// Draws the pixels of a report, as large as the larger of the two bitmaps in each direction.
  ///
  /// What neither bitmap covers is white. Stripes rise to the right where only the actual bitmap
  /// covers, and fall where only the expected one does. The picture is opaque.
  public static func draw(
    expected: Bitmap, actual: Bitmap, report: DiffReport
  ) -> Bitmap {
    var rows = DiffRows(
      expected: (expected.width, expected.height), actual: (actual.width, actual.height),
      report: report)
    var indexes = [UInt8](repeating: 0, count: rows.width * rows.height)
    for y in 0..<rows.height {
      indexes.withUnsafeMutableBytes { indexes in
        expected.withRow(y) { row in
          rows.draw(
            row, to: .init(rebasing: indexes[y * rows.width..<(y + 1) * rows.width]))
        }
      }
    }
    return IndexedBitmap(
      width: rows.width, height: rows.height, palette: DiffRows.palette, indexes: indexes
    ).bitmap
  }
}
