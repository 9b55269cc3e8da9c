public import GalleyGraphics

/// A picture of where two bitmaps differ: the expected one in light grey, what differs in red, what
/// only one of the two covers in blue stripes, and a frame around what is too small to be found.
public enum DiffPicture {
  /// Draws the pixels of a report, as large as the larger of the two bitmaps in each direction.
  ///
  /// What neither bitmap covers is white. Stripes rise to the right where only the actual bitmap
  /// covers, and fall where only the expected one does. The picture is opaque.
  public static func draw(
    expected: Bitmap, actual: Bitmap, report: DiffReport
  ) -> Bitmap {
    indexed(expected: expected, actualSize: (actual.width, actual.height), report: report).bitmap
  }

  /// The same as numbers of its few colors, of which files are small and soon written.
  package static func indexed(
    expected: Bitmap, actualSize: (width: Int, height: Int), report: DiffReport
  ) -> IndexedBitmap {
    var canvas = DiffCanvas(
      width: max(expected.width, actualSize.width), height: max(expected.height, actualSize.height))
    canvas.dim(expected)
    canvas.mark(report.runs)
    canvas.stripe((expected.width, expected.height), actualSize)
    for frame in DiffFrames.around(report.clusters, width: canvas.width, height: canvas.height) {
      canvas.stroke(frame)
    }
    return canvas.picture
  }
}
