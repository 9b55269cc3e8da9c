internal import GalleyComparison
internal import GalleyGraphics
internal import GalleyRendering

/// What a metric says of the pixels of two pictures.
struct PixelComparison {
  var expectedSize: PictureComparison.Extent
  var actualSize: PictureComparison.Extent
  var report: DiffReport
}

/// Compares pixels, and decodes of two PNG only what can differ.
///
/// What it says does not depend on how it found that out.
struct PixelComparing {
  let metric: any DiffMetric
  /// How messages call the two.
  let names: String

  /// Compares two PNG, the cheapest proof of equality first.
  func compare(
    _ expected: PNGSource, to actual: PNGSource
  ) throws(CheckingError) -> PixelComparison {
    // 1. The same file. What its checksums vouch for is not inflated.
    // 2. The same digest of the pixels, where both files are as Galley wrote them.
    if expected.bytes == actual.bytes || haveEqualDigests(expected, actual),
      let same = try comparisonOfSame(expected.size)
    {
      return same
    }
    // 3. The same rows after inflating, so that nothing need be unfiltered.
    let (left, right) = try PNGSource.filteredPixels(expected, actual)
    if expected.picture.isStored(as: actual.picture), left == right,
      let same = try comparisonOfSame(expected.size)
    {
      return same
    }
    // 4. The rows that differ, where the metric needs no others.
    if metric.judgesPixelsAlone,
      let comparison = try compareRows(expected, left, actual, right)
    {
      return comparison
    }
    // 5. The pixels.
    let bitmaps = try PNGSource.bitmaps(expected, left, actual, right)
    return try compare(bitmaps.0, to: bitmaps.1)
  }

  private func haveEqualDigests(_ expected: PNGSource, _ actual: PNGSource) -> Bool {
    guard let digest = expected.picture.pixelDigest else { return false }
    return digest == actual.picture.pixelDigest
  }

  /// Nil where whole pictures must be compared, also to find out which of the two is damaged.
  private func compareRows(
    _ expected: PNGSource, _ left: FilteredPixels, _ actual: PNGSource, _ right: FilteredPixels
  ) throws(CheckingError) -> PixelComparison? {
    guard
      let (firstRow, one, other) = try? expected.picture.differingBand(
        left, from: actual.picture, right)
    else { return nil }
    let size = expected.size
    return PixelComparison(
      expectedSize: size, actualSize: size,
      report: try report(one, other).moved(
        downBy: firstRow, totalPixels: size.width * size.height))
  }

  func compare(
    _ expected: Bitmap, to actual: Bitmap
  ) throws(CheckingError) -> PixelComparison {
    PixelComparison(
      expectedSize: .init(width: expected.width, height: expected.height),
      actualSize: .init(width: actual.width, height: actual.height),
      report: try report(expected, actual))
  }

  /// What the metric says of two equal pictures: nothing but their size can matter, so it looks at
  /// one pixel. Nil where even that differs to it.
  private func comparisonOfSame(
    _ size: PictureComparison.Extent
  ) throws(CheckingError) -> PixelComparison? {
    let dot = Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255])
    let report = try report(dot, dot)
    guard report.isSame else { return nil }
    return PixelComparison(
      expectedSize: size, actualSize: size,
      report: DiffReport(
        runs: [], totalPixels: size.width * size.height,
        largestDifference: report.largestDifference,
        largestDifferencePlace: report.largestDifferencePlace, unit: report.unit,
        limits: report.limits))
  }

  private func report(_ expected: Bitmap, _ actual: Bitmap) throws(CheckingError) -> DiffReport {
    do throws(ComparisonError) {
      return try metric.compare(expected, to: actual)
    } catch {
      throw CheckingError("cannot compare \(names): \(error)")
    }
  }
}

extension DiffReport {
  /// The report of rows as that of the picture they belong to.
  fileprivate func moved(downBy rows: Int, totalPixels: Int) -> DiffReport {
    DiffReport(
      runs: runs.map { PixelRun(x: $0.x, y: $0.y + rows, count: $0.count) },
      totalPixels: totalPixels, largestDifference: largestDifference,
      largestDifferencePlace: largestDifferencePlace.map { PixelPlace(x: $0.x, y: $0.y + rows) },
      unit: unit, limits: limits)
  }
}
