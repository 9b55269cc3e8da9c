internal import GalleyComparison
internal import GalleyGraphics
internal import GalleyPNG
internal import GalleyRendering
internal import GalleyRuns

/// The measurement of the pixels of two pictures.
struct PixelComparison {
  var expectedSize: PictureComparison.Extent
  var actualSize: PictureComparison.Extent
  var report: DiffReport
  /// The comparison of the frames of animations; nil where both are stills.
  var frames: FrameComparison?
  /// The other differences, as clauses.
  var differences: [String] = []
  /// Remarks on the comparison, as clauses.
  var notes: [String] = []
}

/// Compares pixels, and decodes only what can differ.
struct PixelComparer {
  let metric: any DiffMetric
  /// The names by which messages call the two.
  let names: String
  /// Whether equal files and equal digests prove equal pixels.
  var usesShortcuts = true

  /// - `isSame`: Whether the two come from the same bytes.
  /// - `colors`: Of the two as they are stored; nil where they need no conversion.
  func compare(
    _ expected: ComparedPicture, to actual: ComparedPicture, isSame: Bool = false,
    matching colors: ColorMatching? = nil
  ) throws(RunError) -> PixelComparison {
    try checkSizes(expected.size, actual.size)
    let colors = colors.flatMap { $0.converts ? $0 : nil }
    // A palette may lack a color, which only decoding finds.
    if usesShortcuts, colors == nil, !expected.hasPalette,
      isSame || haveEqualDigests(expected, actual),
      let same = try comparisonOfSame(expected.size)
    {
      return same
    }
    try checkDepth(expected, actual)
    if usesShortcuts, colors == nil, metric.judgesPixelsAlone,
      let rows = try ComparedPicture.differingRows(expected, actual)
    {
      return try compare(rows, of: expected.size)
    }
    return expected.isDeep || actual.isDeep
      ? try compareDeep(expected, actual, colors) : try compareShown(expected, actual, colors)
  }

  private func haveEqualDigests(_ expected: ComparedPicture, _ actual: ComparedPicture) -> Bool {
    guard let digest = expected.pixelDigest else { return false }
    return digest == actual.pixelDigest
  }

  /// Shows the metric the rows that differ and no others.
  private func compare(
    _ rows: DifferingRows, of size: PictureComparison.Extent
  ) throws(RunError) -> PixelComparison {
    if rows.numbers.isEmpty, let same = try comparisonOfSame(size) { return same }
    let report = try report(
      Bitmap(width: size.width, height: rows.numbers.count, pixels: rows.pixels),
      Bitmap(width: size.width, height: rows.numbers.count, pixels: rows.otherPixels))
    return PixelComparison(
      expectedSize: size, actualSize: size,
      report: report.spread(over: rows.numbers, totalPixels: size.width * size.height))
  }

  private func compareShown(
    _ expected: ComparedPicture, _ actual: ComparedPicture, _ colors: ColorMatching?
  ) throws(RunError) -> PixelComparison {
    var bitmaps = try ComparedPicture.bitmaps(expected, actual)
    var losses: [String] = []
    if let colors {
      try converting { () throws(RenderingError) in
        losses = try colors.losses(bitmaps.0, bitmaps.1)
        bitmaps = try colors.matched(bitmaps.0, bitmaps.1)
      }
    }
    return PixelComparison(
      expectedSize: expected.size, actualSize: actual.size,
      report: try report(bitmaps.0, bitmaps.1), differences: losses)
  }

  private func compareDeep(
    _ expected: ComparedPicture, _ actual: ComparedPicture, _ colors: ColorMatching?
  ) throws(RunError) -> PixelComparison {
    var bitmaps = try ComparedPicture.deepBitmaps(expected, actual)
    var losses: [String] = []
    if let colors {
      try converting { () throws(RenderingError) in
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

  private func converting(_ body: () throws(RenderingError) -> Void) throws(RunError) {
    do throws(RenderingError) {
      try body()
    } catch {
      throw RunError("cannot compare \(names): \(error.description)")
    }
  }

  /// The most pixels that two pictures may cover together, which differ in size.
  private static let largestExtent = 128 << 20

  /// Refuses what would take more memory than there may be.
  private func checkDepth(_ one: ComparedPicture, _ other: ComparedPicture) throws(RunError) {
    guard one.isDeep || other.isDeep else { return }
    for size in [one.size, other.size]
    where size.width * size.height > ImageLimits.deepPixels {
      throw RunError(
        "cannot compare \(names): \(size.width)x\(size.height) pixels are over the limit of"
          + " \(ImageLimits.deepPixels >> 20) megapixels for 16 bits a sample; export both with 8")
    }
  }

  /// Refuses two pictures that reach over so much that what differs could not be counted.
  func checkSizes(
    _ one: PictureComparison.Extent, _ other: PictureComparison.Extent
  ) throws(RunError) {
    let (width, height) = (max(one.width, other.width), max(one.height, other.height))
    guard width * height <= Self.largestExtent else {
      throw RunError(
        "cannot compare \(names): laid on one another they cover \(width)x\(height) pixels, over the"
          + " limit of 128 megapixels; give pictures of nearer sizes")
    }
  }

  /// Returns the metric's report on two equal pictures: nothing but their size can matter, so it
  /// looks at one pixel.
  ///
  /// Nil where even that differs to it.
  func comparisonOfSame(
    _ size: PictureComparison.Extent
  ) throws(RunError) -> PixelComparison? {
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

  func report(_ expected: Bitmap, _ actual: Bitmap) throws(RunError) -> DiffReport {
    try measuring { metric throws(ComparisonError) in try metric.compare(expected, to: actual) }
  }

  private func measuring(
    _ body: (any DiffMetric) throws(ComparisonError) -> DiffReport
  ) throws(RunError) -> DiffReport {
    do throws(ComparisonError) {
      return try body(metric)
    } catch {
      throw RunError("cannot compare \(names): \(error)")
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
