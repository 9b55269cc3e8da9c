/// What two pictures cover that lie on one another at their top left corners, in pixels.
struct ScanExtent {
  typealias Size = (width: Int, height: Int)

  private let expected: Size
  private let actual: Size

  /// The size of what both cover.
  let commonWidth: Int
  let commonHeight: Int
  /// The larger of the two.
  let width: Int
  let height: Int

  init(expected: Size, actual: Size) {
    self.expected = expected
    self.actual = actual
    commonWidth = min(expected.width, actual.width)
    commonHeight = min(expected.height, actual.height)
    width = max(expected.width, actual.width)
    height = max(expected.height, actual.height)
  }

  var totalPixels: Int { width * height }

  /// The runs of pixels that only one of the two covers, in reading order.
  var uncoveredRuns: [PixelRun] {
    (0..<height).compactMap { y in
      let start = y < commonHeight ? commonWidth : 0
      let expectedEnd = y < expected.height ? expected.width : 0
      let actualEnd = y < actual.height ? actual.width : 0
      let count = max(expectedEnd, actualEnd) - start
      return count > 0 ? PixelRun(x: start, y: y, count: count) : nil
    }
  }
}
