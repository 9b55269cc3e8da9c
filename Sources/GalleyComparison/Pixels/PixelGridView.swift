import GalleyGraphics

/// The pixels of a bitmap by column and row, for as long as its bytes are borrowed.
struct PixelGridView {
  let bytes: UnsafeRawBufferPointer
  let width: Int
  let height: Int

  subscript(x: Int, y: Int) -> Pixel {
    bytes.loadUnaligned(fromByteOffset: offset(x: x, y: y), as: Pixel.self)
  }

  /// Returns the offset of a pixel's first byte.
  func offset(x: Int, y: Int) -> Int { (y * width + x) * 4 }

  func isAtEdge(x: Int, y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  /// A column and those beside it that there are.
  func columns(around x: Int) -> ClosedRange<Int> { max(x - 1, 0)...min(x + 1, width - 1) }

  /// A row and those above and below that there are.
  func rows(around y: Int) -> ClosedRange<Int> { max(y - 1, 0)...min(y + 1, height - 1) }
}

extension [PixelRun] {
  /// The pixels of two bitmaps for which a condition holds, in reading order.
  ///
  /// - `condition`: gets the views of both bitmaps, a column and a row.
  func filter(
    in expected: Bitmap, _ actual: Bitmap,
    where condition: (PixelGridView, PixelGridView, Int, Int) -> Bool
  ) -> [PixelRun] {
    expected.pixels.withUnsafeBytes { expectedBytes in
      actual.pixels.withUnsafeBytes { actualBytes in
        let left = PixelGridView(
          bytes: expectedBytes, width: expected.width, height: expected.height)
        let right = PixelGridView(bytes: actualBytes, width: actual.width, height: actual.height)
        var pixels: [PixelRun] = []
        for run in self {
          for x in run.x..<(run.x + run.count) where condition(left, right, x, run.y) {
            pixels.join(PixelRun(x: x, y: run.y, count: 1))
          }
        }
        return pixels
      }
    }
  }
}
