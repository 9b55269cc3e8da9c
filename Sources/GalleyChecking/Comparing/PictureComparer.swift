internal import GalleyComparison
internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyPNG
internal import GalleyRecords
internal import GalleyRendering
public import GalleyRuns

/// Compares pictures, still or moving, within tolerances.
public struct PictureComparer: Sendable {
  /// What two pictures may differ by and still count as the same.
  public var tolerances: Tolerances
  /// The pixels a point of an SVG; nil for as many as make it as wide as a PNG beside it.
  public var scale: Double?
  /// Whether equal files and equal digests prove equal pixels; for tests that prove that this
  /// changes nothing.
  var usesShortcuts = true

  /// Makes a comparer; without a scale, that of the pictures' own records counts.
  public init(_ tolerances: Tolerances = .exact, scale: Double? = nil) {
    self.tolerances = tolerances
    self.scale = scale
  }

  /// Compares two files; sizes that differ by more than is tolerated are a difference.
  ///
  /// Of animations each frame is compared.
  ///
  /// - Throws: `RunError` where one cannot be read or the metric cannot compute.
  public func compare(
    _ expected: PictureSource, to actual: PictureSource
  ) throws(RunError) -> PictureComparison {
    let pictures = try read(expected, actual)
    return try compare(
      pictures.expected, to: pictures.actual,
      isSame: usesShortcuts && expected.bytes == actual.bytes)
  }

  /// Compares two pictures.
  ///
  /// - `isSame`: Whether the two come from the same bytes.
  /// - frameMetric: Measures the pixels of a frame of an animation; nil for that of the tolerances.
  func compare(
    _ expected: ComparedPicture, to actual: ComparedPicture, isSame: Bool = false,
    frameMetric: FrameComparer.FrameMetric? = nil
  ) throws(RunError) -> PictureComparison {
    let pixels = try comparePixels(expected, actual, isSame: isSame, frameMetric)
    // The record is that of the first frame.
    let isFirst = pixels.frames?.first.map { $0.frame == 0 } ?? true
    let findings = LayoutDifferences(
      expected, actual, report: isFirst ? pixels.report : .nothing, width: pixels.actualSize.width)
    var comparison = PictureComparison(
      expectedSize: pixels.expectedSize, actualSize: pixels.actualSize, report: pixels.report,
      explanation: findings.explanation, tolerances: tolerances)
    comparison.attributions = findings.attributions
    comparison.notes = pixels.notes + findings.notes
    comparison.frames = pixels.frames
    comparison.differences = pixels.differences
    return comparison
  }

  private func comparePixels(
    _ expected: ComparedPicture, _ actual: ComparedPicture, isSame: Bool,
    _ frameMetric: FrameComparer.FrameMetric?
  ) throws(RunError) -> PixelComparison {
    let (metric, names) = (tolerances.raster, "'\(expected.name)' and '\(actual.name)'")
    let colors = ColorMatching(expected.interpretation, actual.interpretation)
    let isAnimated = expected.isAnimated || actual.isAnimated
    var comparison: PixelComparison
    if isAnimated {
      let sameMetric: FrameComparer.FrameMetric = { _ throws(RunError) in metric }
      comparison = try FrameComparer(names: names, metric: frameMetric ?? sameMetric)
        .compare(expected, to: actual)
    } else {
      let sized =
        tolerances.size > 0 ? SizeTolerantMetric(metric, pixels: tolerances.size) : metric
      comparison = try PixelComparer(metric: sized, names: names, usesShortcuts: usesShortcuts)
        .compare(expected, to: actual, isSame: isSame, matching: colors)
      comparison.notes = [colors.note].compactMap(\.self)
    }
    let problem = isAnimated ? colors.problemOfAnimations : colors.problemOfStills
    comparison.differences +=
      [problem, actual.interpretation.turn(from: expected.interpretation)].compactMap(\.self)
    return comparison
  }
}

// MARK: - Reading files

extension PictureComparer {
  /// Reads two files.
  func read(
    _ expected: PictureSource, _ actual: PictureSource
  ) throws(RunError) -> (expected: ComparedPicture, actual: ComparedPicture) {
    if usesShortcuts, expected.bytes == actual.bytes {
      let picture = try expected.read(scale: scale ?? 1)
      var other = picture
      other.name = actual.name
      return (picture, other)
    }
    if expected.isPNG, actual.isPNG { return (try expected.read(), try actual.read()) }
    let (left, right) = (try stillPixels(of: expected), try stillPixels(of: actual))
    return (
      try picture(left, of: expected, beside: right), try picture(right, of: actual, beside: left)
    )
  }

  /// A picture as it was read, or an SVG drawn as wide as the picture beside it.
  private func picture(
    _ picture: ComparedPicture?, of source: PictureSource, beside other: ComparedPicture?
  ) throws(RunError) -> ComparedPicture {
    if let picture { return picture }
    if let scale { return try source.read(scale: scale) }
    return try source.read(scale: source.scale(toMatch: other))
  }

  /// Reads a file of eight bits a sample beside one that is no PNG; nil for an SVG, which is drawn.
  ///
  /// Of an animation beside what has no frames, only the first would be compared.
  private func stillPixels(of source: PictureSource) throws(RunError) -> ComparedPicture? {
    guard !source.isSVG else { return nil }
    let picture = try source.read()
    guard !picture.isAnimated else {
      throw RunError(
        "'\(source.name)' is an animation, which is compared with another animated PNG only; give"
          + " one, or a still of the instant that is meant")
    }
    return try picture.decoded()
  }

  /// The pixels of the expected picture that a comparison is about, in the colors in which the two
  /// were compared; of an animation those of the frame that differs first.
  func expectedBitmap(
    _ expected: ComparedPicture, _ actual: ComparedPicture, of comparison: PictureComparison
  ) throws(RunError) -> Bitmap {
    if let frames = comparison.frames {
      return try expected.bitmap(ofFrame: frames.first?.frame ?? 0)
    }
    let colors = ColorMatching(expected.interpretation, actual.interpretation)
    guard colors.converts else { return try expected.bitmap() }
    let stored = try ComparedPicture.bitmaps(expected, actual)
    do throws(RenderingError) {
      return try colors.matched(stored.0, stored.1).expected
    } catch {
      throw RunError(
        "cannot compare '\(expected.name)' and '\(actual.name)': \(error.description)")
    }
  }
}

extension DiffReport {
  /// The report of two pictures whose pixels are not judged.
  fileprivate static let nothing = DiffReport(
    runs: [], totalPixels: 0, largestDifference: 0, largestDifferencePlace: nil)
}

/// The differences in the layout records of two pictures.
struct LayoutDifferences {
  /// The explanation of what changed; nil where one of the pictures carries no record that can be
  /// read.
  private(set) var explanation: LayoutExplanation?
  /// The owners of differing pixels, where the layouts do not explain them.
  private(set) var attributions: [ClusterOwners] = []
  /// The reasons why layouts cannot be compared, in sentences.
  private(set) var notes: [String] = []

  /// - `width`: Of the actual picture, in pixels.
  init(
    _ expected: ComparedPicture, _ actual: ComparedPicture, report: DiffReport, width: Int
  ) {
    if report.isSame, let old = text(of: expected), let new = text(of: actual),
      old.utf8.elementsEqual(new.utf8)
    {
      explanation = LayoutExplanation(changes: [])
      return
    }
    let (old, new) = (record(of: expected), record(of: actual))
    if let old, let new { explanation = LayoutExplanation(from: old, to: new) }
    guard explanation?.changes.allSatisfy({ $0.toleranceKind == .names }) ?? true,
      let record = new ?? old,
      record.pictureSize.width > 0
    else { return }
    attributions = ClusterOwners.attributions(
      of: report.clusters, to: record, pixelsPerPoint: Double(width) / record.pictureSize.width)
  }

  private func text(of picture: ComparedPicture) -> String? { try? picture.recordText.get() }

  private mutating func record(of picture: ComparedPicture) -> ScreenRecord? {
    if case .failure(let error) = picture.recordText { return problem(error.description, picture) }
    do throws(RecordError) {
      return try picture.screenRecord()
    } catch {
      return problem(error.description, picture)
    }
  }

  private mutating func problem(_ reason: String, _ picture: ComparedPicture) -> ScreenRecord? {
    notes.append(
      "the layout record of '\(picture.name)' cannot be read, so layouts are not compared: \(reason)"
    )
    return nil
  }
}

extension PictureComparer {
  /// A PNG of what differs between two pictures, as ``DiffPicture`` draws it; of animations, of the
  /// frame that differs first.
  ///
  /// - `comparison`: The outcome of comparing the two.
  package func difference(
    of comparison: PictureComparison, expected: PictureSource, actual: PictureSource
  ) throws -> [UInt8] {
    let pictures = try read(expected, actual)
    return try comparison.difference(
      from: expectedBitmap(pictures.expected, pictures.actual, of: comparison))
  }

  /// A PNG of what differs between two pictures, each of which is decoded once; nil where no pixel
  /// does.
  package func difference(
    between expected: PictureSource, and actual: PictureSource
  ) throws -> [UInt8]? {
    let sources = try read(expected, actual)
    let pictures = (try sources.expected.decodedOnce(), try sources.actual.decodedOnce())
    let pixels = try comparePixels(pictures.0, pictures.1, isSame: false, nil)
    guard !pixels.report.isSame else { return nil }
    var comparison = PictureComparison(
      expectedSize: pixels.expectedSize, actualSize: pixels.actualSize, report: pixels.report,
      explanation: nil, tolerances: tolerances)
    comparison.frames = pixels.frames
    return try comparison.difference(
      from: expectedBitmap(pictures.0, pictures.1, of: comparison))
  }
}

extension PictureComparison {
  /// A PNG of what differs.
  ///
  /// - `expected`: The pixels that were compared.
  func difference(from expected: Bitmap) throws(RenderingError) -> [UInt8] {
    var rows = DiffRows(
      expected: (expected.width, expected.height), actual: (actualSize.width, actualSize.height),
      report: report)
    var writer = try BitmapEncoder.indexedPNG(
      width: rows.width, height: rows.height, palette: DiffRows.palette)
    for y in 0..<rows.height {
      expected.withRow(y) { row in writer.write { rows.draw(row, to: $0) } }
    }
    return writer.finish()
  }
}
