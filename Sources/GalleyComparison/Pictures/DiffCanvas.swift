import GalleyGraphics

/// The opaque pixels that a picture of a difference is drawn on; white at first.
struct DiffCanvas {
  let width: Int
  let height: Int
  private(set) var pixels: [Pixel]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [Pixel](repeating: Pixel(repeating: 255), count: width * height)
  }

  /// Strong on grey, and darker than every dimmed grey for those who see no red.
  private static let mark = Pixel(230, 0, 60, 255)
  /// As strong, and apart from the mark also for those who see no red.
  private static let stripe = Pixel(0, 90, 220, 255)

  /// Draws a bitmap over white in grey, with a quarter of its contrast: black becomes 191.
  mutating func dim(_ bitmap: Bitmap) {
    bitmap.pixels.withUnsafeBytes { bytes in
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let offset = (y * bitmap.width + x) * 4
          let pixel = bytes.loadUnaligned(fromByteOffset: offset, as: Pixel.self)
          let grey = UInt8(255 - (255 - pixel.luminanceOverWhite + 3) / 4)
          pixels[y * width + x] = Pixel(grey, grey, grey, 255)
        }
      }
    }
  }

  mutating func mark(_ runs: [PixelRun]) {
    for run in runs {
      let start = run.y * width + run.x
      for place in start..<(start + run.count) { pixels[place] = Self.mark }
    }
  }

  /// Draws stripes over what only one of two bitmaps covers.
  mutating func stripe(_ expected: Bitmap, _ actual: Bitmap) {
    for y in 0..<height {
      let start = y < min(expected.height, actual.height) ? min(expected.width, actual.width) : 0
      for x in start..<max(start, width) {
        let isInExpected = x < expected.width && y < expected.height
        let isInActual = x < actual.width && y < actual.height
        guard isInExpected || isInActual else { continue }
        let diagonal = isInExpected ? x - y + height : x + y
        pixels[y * width + x] = diagonal % 12 < 6 ? Self.stripe : Pixel(repeating: 255)
      }
    }
  }

  /// Draws the line of a frame, as much of it as lies on the canvas.
  mutating func stroke(_ frame: DiffFrames.Frame) {
    let outer = frame.outer
    for y in max(0, outer.top)..<min(height, outer.bottom) {
      for x in max(0, outer.left)..<min(width, outer.right) where !frame.inner.contains(x, y) {
        pixels[y * width + x] = Self.mark
      }
    }
  }
}
