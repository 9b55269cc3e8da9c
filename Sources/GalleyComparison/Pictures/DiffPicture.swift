public import GalleyGraphics

/// A picture of where two bitmaps differ: the expected one in light grey, what differs in red.
public enum DiffPicture {
  /// Draws the pixels of a report, as large as the larger of the two bitmaps in each direction.
  ///
  /// What neither bitmap covers is white. The picture is opaque.
  public static func draw(
    expected: Bitmap, actual: Bitmap, report: DiffReport
  ) -> Bitmap {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var canvas = [Pixel](repeating: Pixel(repeating: 255), count: width * height)
    for y in 0..<expected.height {
      for x in 0..<expected.width {
        let place = (y * expected.width + x) * 4
        canvas[y * width + x] = dimmed(expected.pixels, at: place)
      }
    }
    for run in report.runs {
      for x in run.x..<(run.x + run.count) { canvas[run.y * width + x] = mark }
    }
    return Bitmap(width: width, height: height, pixels: bytes(of: canvas))
  }

  /// Strong on grey, and darker than every dimmed grey for those who see no red.
  private static let mark = Pixel(230, 0, 60, 255)

  /// A quarter of the contrast: black becomes 191, white stays.
  private static func dimmed(_ bytes: [UInt8], at place: Int) -> Pixel {
    let pixel = Pixel(bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3])
    let grey = UInt8(255 - (255 - pixel.luminanceOverWhite + 3) / 4)
    return Pixel(grey, grey, grey, 255)
  }

  private static func bytes(of pixels: [Pixel]) -> [UInt8] {
    pixels.withUnsafeBytes { Array($0) }
  }
}
