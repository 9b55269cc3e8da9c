/// Gathers differing pixels, told in reading order, into a report.
struct DiffTally {
  private var runs: [PixelRun] = []
  private var largest = 0.0
  private var place: PixelPlace?

  /// Adds the pixels from a place to the right, which all differ by the same number of levels.
  mutating func add(x: Int, y: Int, count: Int = 1, difference: Double) {
    guard count > 0 else { return }
    if difference > largest {
      largest = difference
      place = PixelPlace(x: x, y: y)
    }
    if let last = runs.last, last.y == y, last.x + last.count == x {
      runs[runs.count - 1].count += count
    } else {
      runs.append(PixelRun(x: x, y: y, count: count))
    }
  }

  func report(totalPixels: Int) -> DiffReport {
    DiffReport(
      runs: runs, totalPixels: totalPixels, largestDifference: largest,
      largestDifferencePlace: place)
  }
}
