internal import GalleyComparison
internal import GalleyGraphics
internal import GalleyPNG
internal import GalleyRendering

/// What a metric says of the pixels of two pictures.
struct PixelComparison {
  var expectedSize: PictureComparison.Extent
  var actualSize: PictureComparison.Extent
  var report: DiffReport
  /// What came of the frames of animations; nil where both are stills.
  var frames: FrameComparison?
  /// What else differs, as clauses.
  var differences: [String] = []
  /// What is to be known of the comparison, as clauses.
  var notes: [String] = []
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
    try checkSizes(expected.size, actual.size)
    // 1. The same file. What its checksums vouch for is not inflated, but for numbers of colors.
    // 2. The same digest of the pixels, where both files are as Galley wrote them.
    if !expected.picture.hasPalette,
      expected.bytes == actual.bytes || haveEqualDigests(expected, actual),
      let same = try comparisonOfSame(expected.size)
    {
      return same
    }
    try checkDepth(expected, actual)
    // 3. The rows that differ, where the metric needs no others.
    if metric.judgesPixelsAlone, let comparison = try compareRows(expected, actual) {
      return comparison
    }
    // 4. The same rows after inflating, so that nothing need be unfiltered.
    let (left, right) = try PNGSource.filteredPixels(expected, actual)
    if !expected.picture.hasPalette, expected.picture.isStored(as: actual.picture), left == right,
      let same = try comparisonOfSame(expected.size)
    {
      return same
    }
    // 5. The pixels.
    return try comparePixels(expected, left, actual, right)
  }

  /// Compares two PNG pixel by pixel, whatever is known of them.
  func compareFully(
    _ expected: PNGSource, to actual: PNGSource, matching colors: ColorMatching
  ) throws(CheckingError) -> PixelComparison {
    try checkSizes(expected.size, actual.size)
    try checkDepth(expected, actual)
    let (left, right) = try PNGSource.filteredPixels(expected, actual)
    return try comparePixels(expected, left, actual, right, colors)
  }

  private func comparePixels(
    _ expected: PNGSource, _ left: FilteredPixels, _ actual: PNGSource, _ right: FilteredPixels,
    _ colors: ColorMatching? = nil
  ) throws(CheckingError) -> PixelComparison {
    guard expected.picture.isDeep || actual.picture.isDeep else {
      let bitmaps = try PNGSource.bitmaps(expected, left, actual, right)
      return try compare(bitmaps.0, to: bitmaps.1, matching: colors)
    }
    var bitmaps = try PNGSource.deepBitmaps(expected, left, actual, right)
    var losses: [String] = []
    if let colors, colors.converts {
      try drawing { () throws(RenderingError) in
        losses = try colors.losses(bitmaps.0.bitmap, bitmaps.1.bitmap)
        bitmaps = try colors.matched(bitmaps.0, bitmaps.1)
      }
    }
    let report = try measuring { metric throws(ComparisonError) in
      try metric.compare(bitmaps.0, to: bitmaps.1)
    }
    return PixelComparison(
      expectedSize: expected.size, actualSize: actual.size, report: report, differences: losses)
  }

  /// The most pixels that two pictures may cover together, which differ in size.
  private static let largestExtent = 128 << 20

  /// Refuses what would take more memory than there may be.
  private func checkDepth(_ one: PNGSource, _ other: PNGSource) throws(CheckingError) {
    guard one.picture.isDeep || other.picture.isDeep else { return }
    for size in [one.size, other.size]
    where size.width * size.height > ImageLimits.deepPixels {
      throw CheckingError(
        "cannot compare \(names): \(size.width)x\(size.height) pixels are over the limit of"
          + " \(ImageLimits.deepPixels >> 20) megapixels for 16 bits a sample; export both with 8")
    }
  }

  /// Refuses two pictures that reach over so much that what differs could not be counted.
  func checkSizes(
    _ one: PictureComparison.Extent, _ other: PictureComparison.Extent
  ) throws(CheckingError) {
    let (width, height) = (max(one.width, other.width), max(one.height, other.height))
    guard width * height <= Self.largestExtent else {
      throw CheckingError(
        "cannot compare \(names): laid on one another they cover \(width)x\(height) pixels, over the"
          + " limit of 128 megapixels; give pictures of nearer sizes")
    }
  }

  private func haveEqualDigests(_ expected: PNGSource, _ actual: PNGSource) -> Bool {
    guard let digest = expected.picture.pixelDigest else { return false }
    return digest == actual.picture.pixelDigest
  }

  /// Nil where whole pictures must be compared, also to find out which of the two is damaged.
  private func compareRows(
    _ expected: PNGSource, _ actual: PNGSource
  ) throws(CheckingError) -> PixelComparison? {
    guard let rows = expected.picture.differingRows(from: actual.picture) else { return nil }
    let size = expected.size
    if rows.numbers.isEmpty { return try comparisonOfSame(size) }
    let (one, other) = (
      Bitmap(width: size.width, height: rows.numbers.count, pixels: rows.pixels),
      Bitmap(width: size.width, height: rows.numbers.count, pixels: rows.otherPixels)
    )
    let report = try report(one, other)
    return PixelComparison(
      expectedSize: size, actualSize: size,
      report: report.spread(over: rows.numbers, totalPixels: size.width * size.height))
  }

  /// - Parameter colors: of the two as they are stored; nil where they need no conversion.
  func compare(
    _ expected: Bitmap, to actual: Bitmap, matching colors: ColorMatching? = nil
  ) throws(CheckingError) -> PixelComparison {
    let sizes = [expected, actual].map {
      PictureComparison.Extent(width: $0.width, height: $0.height)
    }
    try checkSizes(sizes[0], sizes[1])
    var bitmaps = (expected, actual)
    var losses: [String] = []
    if let colors, colors.converts {
      try drawing { () throws(RenderingError) in
        losses = try colors.losses(expected, actual)
        bitmaps = try colors.matched(expected, actual)
      }
    }
    return PixelComparison(
      expectedSize: sizes[0], actualSize: sizes[1], report: try report(bitmaps.0, bitmaps.1),
      differences: losses)
  }

  private func drawing(_ body: () throws(RenderingError) -> Void) throws(CheckingError) {
    do throws(RenderingError) {
      try body()
    } catch {
      throw CheckingError("cannot compare \(names): \(error.description)")
    }
  }

  /// What the metric says of two equal pictures: nothing but their size can matter, so it looks at
  /// one pixel. Nil where even that differs to it.
  func comparisonOfSame(
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

  func report(_ expected: Bitmap, _ actual: Bitmap) throws(CheckingError) -> DiffReport {
    try measuring { metric throws(ComparisonError) in try metric.compare(expected, to: actual) }
  }

  private func measuring(
    _ body: (any DiffMetric) throws(ComparisonError) -> DiffReport
  ) throws(CheckingError) -> DiffReport {
    do throws(ComparisonError) {
      return try body(metric)
    } catch {
      throw CheckingError("cannot compare \(names): \(error)")
    }
  }
}

extension DiffReport {
  /// The report of rows one below the other as that of the picture in which they have numbers.
  func spread(over rows: [Int], totalPixels: Int) -> DiffReport {
    DiffReport(
      runs: runs.map { PixelRun(x: $0.x, y: rows[$0.y], count: $0.count) },
      totalPixels: totalPixels, largestDifference: largestDifference,
      largestDifferencePlace: largestDifferencePlace.map { PixelPlace(x: $0.x, y: rows[$0.y]) },
      unit: unit, limits: limits)
  }

  /// The report of rows as that of the picture they belong to.
  func moved(downBy rows: Int, totalPixels: Int) -> DiffReport {
    DiffReport(
      runs: runs.map { PixelRun(x: $0.x, y: $0.y + rows, count: $0.count) },
      totalPixels: totalPixels, largestDifference: largestDifference,
      largestDifferencePlace: largestDifferencePlace.map { PixelPlace(x: $0.x, y: $0.y + rows) },
      unit: unit, limits: limits)
  }
}
