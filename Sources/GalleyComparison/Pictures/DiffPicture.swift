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
    var canvas = DiffCanvas(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    canvas.dim(expected)
    canvas.mark(report.runs)
    canvas.stripe(expected, actual)
    for frame in DiffFrames.around(report.clusters, width: canvas.width, height: canvas.height) {
      canvas.stroke(frame)
    }
    return Bitmap(
      width: canvas.width, height: canvas.height,
      pixels: canvas.pixels.withUnsafeBytes { Array($0) })
  }
}
