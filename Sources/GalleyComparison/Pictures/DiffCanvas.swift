import GalleyGraphics

/// The opaque pixels that a picture of a difference is drawn on; white at first.
///
/// They are numbers of few colors: the dimmed greys, the mark and the stripe.
struct DiffCanvas {
  let width: Int
  let height: Int
  private var indexes: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    indexes = [UInt8](repeating: DimmedGrey.white, count: width * height)
  }

  private static let mark = DimmedGrey.white + 1
  private static let stripe = mark + 1

  private static let palette =
    DimmedGrey.levels.map { IndexedBitmap.Color($0, $0, $0) } + [
      // Strong on grey, and darker than every dimmed grey for those who see no red.
      IndexedBitmap.Color(230, 0, 60),
      // As strong, and apart from the mark also for those who see no red.
      IndexedBitmap.Color(0, 90, 220),
    ]

  /// What was drawn.
  var picture: IndexedBitmap {
    IndexedBitmap(width: width, height: height, palette: Self.palette, indexes: indexes)
  }

  /// Draws a bitmap over white in grey, with a quarter of its contrast: black becomes 191.
  mutating func dim(_ bitmap: Bitmap) {
    let (bytesPerRow, width) = (bitmap.width * 4, width)
    bitmap.pixels.withUnsafeBytes { pixels in
      indexes.withUnsafeMutableBytes { indexes in
        for y in 0..<bitmap.height {
          DimmedGrey.write(
            UnsafeRawBufferPointer(rebasing: pixels[y * bytesPerRow..<(y + 1) * bytesPerRow]),
            to: UnsafeMutableRawBufferPointer(rebasing: indexes[(y * width)...]))
        }
      }
    }
  }

  mutating func mark(_ runs: [PixelRun]) {
    for run in runs {
      let start = run.y * width + run.x
      for place in start..<(start + run.count) { indexes[place] = Self.mark }
    }
  }

  /// Draws stripes over what only one of two pictures covers.
  mutating func stripe(_ expected: ScanExtent.Size, _ actual: ScanExtent.Size) {
    for y in 0..<height {
      let start = y < min(expected.height, actual.height) ? min(expected.width, actual.width) : 0
      for x in start..<max(start, width) {
        let isInExpected = x < expected.width && y < expected.height
        let isInActual = x < actual.width && y < actual.height
        guard isInExpected || isInActual else { continue }
        let diagonal = isInExpected ? x - y + height : x + y
        indexes[y * width + x] = diagonal % 12 < 6 ? Self.stripe : DimmedGrey.white
      }
    }
  }

  /// Draws the line of a frame, as much of it as lies on the canvas.
  mutating func stroke(_ frame: DiffFrames.Frame) {
    let outer = frame.outer
    for y in max(0, outer.top)..<min(height, outer.bottom) {
      for x in max(0, outer.left)..<min(width, outer.right) where !frame.inner.contains(x, y) {
        indexes[y * width + x] = Self.mark
      }
    }
  }
}
