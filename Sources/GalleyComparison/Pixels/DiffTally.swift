/// Gathers what a metric measured of pixels, told in reading order, into a report.
struct DiffTally {
  /// The pixels that count, in reading order.
  private(set) var runs: [PixelRun] = []
  /// The largest difference that was measured, also of pixels that do not count.
  private(set) var largest = 0.0
  private var place: PixelPlace?

  /// Adds a pixel that both bitmaps cover.
  ///
  /// - Parameter counts: whether the difference is one that the metric sees.
  mutating func add(x: Int, y: Int, difference: Double, counts: Bool = true) {
    if difference > largest {
      largest = difference
      place = PixelPlace(x: x, y: y)
    }
    if counts { runs.join(PixelRun(x: x, y: y, count: 1)) }
  }

  /// The report with what only one of the two covers, which differs fully and is never tolerated.
  ///
  /// Its limits are those that hold for every metric; the metric adds its own.
  func report(of extent: ScanExtent, unit: String, fullDifference: Double) -> DiffReport {
    let uncovered = extent.uncoveredRuns
    var (largest, place) = (largest, place)
    if let first = uncovered.first, largest <= fullDifference {
      let isEarlier = place.map { ($0.y, $0.x) > (first.y, first.x) } ?? true
      if largest < fullDifference || isEarlier { place = PixelPlace(x: first.x, y: first.y) }
      largest = fullDifference
    }
    let count = uncovered.reduce(0) { $0 + $1.count }
    return DiffReport(
      runs: runs.merging(uncovered), totalPixels: extent.totalPixels, largestDifference: largest,
      largestDifferencePlace: place, unit: unit,
      limits: count == 0 ? [] : [DiffLimit("uncovered", measured: Double(count), allowed: 0)])
  }
}

extension [PixelRun] {
  /// Appends a run, or makes the last one longer where the two touch.
  mutating func join(_ run: PixelRun) {
    if let last, last.y == run.y, last.x + last.count == run.x {
      self[count - 1].count += run.count
    } else {
      append(run)
    }
  }

  /// Both in reading order, where touching runs are one.
  func merging(_ others: [PixelRun]) -> [PixelRun] {
    guard !others.isEmpty else { return self }
    var merged: [PixelRun] = []
    var rest = others[...]
    for run in self {
      while let other = rest.first, (other.y, other.x) < (run.y, run.x) {
        merged.join(other)
        rest.removeFirst()
      }
      merged.join(run)
    }
    for other in rest { merged.join(other) }
    return merged
  }
}
