package import GalleyGraphics

/// The rows of a picture of a difference, drawn one after the other from the top.
///
/// They are numbers of few colors: the dimmed greys, the mark and the stripe.
package struct DiffRows {
  package typealias Size = (width: Int, height: Int)

  package let width: Int
  package let height: Int
  private let expected: Size
  private let actual: Size
  private let frames: [DiffFrames.Frame]
  /// The pixels that differ and are not drawn yet.
  private var runs: ArraySlice<PixelRun>
  private var y = 0

  /// - Parameters:
  ///   - expected: The size of the expected picture.
  ///   - actual: The size of the actual one.
  package init(expected: Size, actual: Size, report: DiffReport) {
    (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
    (self.expected, self.actual) = (expected, actual)
    runs = report.runs[...]
    frames = DiffFrames.around(report.clusters, width: width, height: height)
  }

  private static let mark = DimmedGrey.white + 1
  private static let stripe = mark + 1

  /// The colors by their numbers.
  package static let palette =
    DimmedGrey.levels.map { IndexedBitmap.Color($0, $0, $0) } + [
      // Strong on grey, and darker than every dimmed grey for those who see no red.
      IndexedBitmap.Color(230, 0, 60),
      // As strong, and apart from the mark also for those who see no red.
      IndexedBitmap.Color(0, 90, 220),
    ]

  /// Draws the next row.
  ///
  /// - Parameters:
  ///   - pixels: The row of the expected picture, red, green, blue and straight alpha; of no pixels
  ///     below it.
  ///   - row: As many bytes as the picture is wide; what they are before does not matter.
  package mutating func draw(
    _ pixels: UnsafeRawBufferPointer, to row: UnsafeMutableRawBufferPointer
  ) {
    let dimmed = pixels.count / 4
    DimmedGrey.write(pixels, to: row)
    UnsafeMutableRawBufferPointer(rebasing: row[dimmed...])
      .initializeMemory(as: UInt8.self, repeating: DimmedGrey.white)
    while let run = runs.first, run.y == y {
      for x in run.x..<run.x + run.count { row[x] = Self.mark }
      runs.removeFirst()
    }
    drawStripes(to: row)
    for frame in frames where frame.outer.top <= y && y < frame.outer.bottom {
      draw(frame, to: row)
    }
    y += 1
  }

  /// Draws stripes over what only one of the two pictures covers.
  private func drawStripes(to row: UnsafeMutableRawBufferPointer) {
    let start = y < min(expected.height, actual.height) ? min(expected.width, actual.width) : 0
    for x in start..<max(start, width) {
      let isInExpected = x < expected.width && y < expected.height
      let isInActual = x < actual.width && y < actual.height
      guard isInExpected || isInActual else { continue }
      let diagonal = isInExpected ? x - y + height : x + y
      row[x] = diagonal % 12 < 6 ? Self.stripe : DimmedGrey.white
    }
  }

  /// Draws the line of a frame, as much of it as lies in the row.
  private func draw(_ frame: DiffFrames.Frame, to row: UnsafeMutableRawBufferPointer) {
    for x in max(0, frame.outer.left)..<min(width, frame.outer.right)
    where !frame.inner.contains(x, y) {
      row[x] = Self.mark
    }
  }
}
