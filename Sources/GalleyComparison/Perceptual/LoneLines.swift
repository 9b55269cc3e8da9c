import GalleyGraphics

/// Finds what one of two bitmaps shows where the other is plain: a hairline that is longer, a dot.
///
/// What another rasterizer makes of an edge has the edge beside it in both bitmaps, for it moves it
/// by less than a pixel; so around such a pixel neither is plain. Where a surface has another color,
/// both are. A line too thin for a window of ``DensestWindow`` lies where just one is.
struct LoneLines {
  private let expected: Bitmap
  private let actual: Bitmap
  /// The difference, in ΔE, up to which two pixels look alike.
  private let visible: Double

  init(_ expected: Bitmap, _ actual: Bitmap, visible: Double) {
    self.expected = expected
    self.actual = actual
    self.visible = visible
  }

  /// The number of pixels in the largest piece of them that touch.
  ///
  /// - Parameter runs: the pixels that differ visibly, in reading order, covered by both bitmaps.
  func largest(of runs: [PixelRun], _ memory: inout PerceivedDifferences) -> Int {
    let lone = runs.filter(in: expected, actual) { left, right, x, y in
      isPlain(left, x: x, y: y, &memory) != isPlain(right, x: x, y: y, &memory)
    }
    return DiffCluster.clusters(of: lone).first?.pixelCount ?? 0
  }

  /// Whether a pixel and those around it look alike.
  private func isPlain(
    _ view: PixelGridView, x: Int, y: Int, _ memory: inout PerceivedDifferences
  ) -> Bool {
    let pixel = view[x, y]
    for row in view.rows(around: y) {
      for column in view.columns(around: x) {
        let other = view[column, row]
        if other != pixel, memory.difference(pixel, other) > visible { return false }
      }
    }
    return true
  }
}
