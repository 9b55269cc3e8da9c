internal import GalleyComparison
package import GalleyGraphics
internal import GalleyRendering

/// Compares pictures as files hold them, still or moving, within gates.
public struct PictureComparer: Sendable {
  public var gates: Gates
  /// The pixels a point of an SVG; nil for as many as make it as wide as a PNG beside it.
  public var scale: Double?
  /// Whether pixels that are known to be equal are not decoded; for tests that prove that this
  /// changes nothing.
  var usesShortcuts = true

  public init(_ gates: Gates = .exact, scale: Double? = nil) {
    self.gates = gates
    self.scale = scale
  }

  /// Compares two pictures; sizes that differ are a difference. Of animations each frame is
  /// compared.
  /// - Throws: `CheckingError` where one cannot be read or the metric cannot compute.
  public func compare(
    _ expected: PictureSource, to actual: PictureSource
  ) throws(CheckingError) -> PictureComparison {
    let metric = gates.raster
    return try compare(expected, to: actual) { _ throws(CheckingError) in metric }
  }

  /// - Parameter frameMetric: measures the pixels of a frame of an animation.
  func compare(
    _ expected: PictureSource, to actual: PictureSource,
    frameMetric: @escaping FrameComparing.FrameMetric
  ) throws(CheckingError) -> PictureComparison {
    // What is known of the one of two equal files is known of the other.
    let isSameFile = usesShortcuts && expected.bytes == actual.bytes
    let pixels = try comparePixels(expected, actual, isSameFile: isSameFile, frameMetric)
    // The record is that of the first frame.
    let isFirst = pixels.frames?.first.map { $0.frame == 0 } ?? true
    let findings = LayoutFindings(
      expected, actual, isSameFile: isSameFile, report: isFirst ? pixels.report : .nothing,
      width: pixels.actualSize.width)
    var comparison = PictureComparison(
      expectedSize: pixels.expectedSize, actualSize: pixels.actualSize, report: pixels.report,
      explanation: findings.explanation, gates: gates)
    comparison.attributions = findings.attributions
    comparison.notes = pixels.notes + findings.notes
    comparison.frames = pixels.frames
    comparison.differences = pixels.differences
    return comparison
  }

  private func comparePixels(
    _ expected: PictureSource, _ actual: PictureSource, isSameFile: Bool,
    _ frameMetric: @escaping FrameComparing.FrameMetric
  ) throws(CheckingError) -> PixelComparison {
    let names = "'\(expected.name)' and '\(actual.name)'"
    let comparing = PixelComparing(metric: gates.raster, names: names)
    guard expected.isPNG, actual.isPNG else {
      try refuseAnimations([expected, actual])
      let meanings = (try expected.meaning(), try actual.meaning())
      let colors = ColorMatching(meanings.0, meanings.1)
      let (left, right) = try storedBitmaps(expected, actual)
      var comparison = try comparing.compare(left, to: right, matching: colors)
      comparison.notes = [colors.note].compactMap(\.self)
      comparison.differences +=
        [colors.problemOfStills, meanings.1.turn(from: meanings.0)].compactMap(\.self)
      return comparison
    }
    let left = try PNGSource(expected)
    let right = isSameFile ? left : try PNGSource(actual)
    let meanings = (left.picture.meaning, right.picture.meaning)
    let colors = ColorMatching(meanings.0, meanings.1)
    let isAnimated = left.picture.isAnimated || right.picture.isAnimated
    var comparison =
      if isAnimated {
        try FrameComparing(names: names, metric: frameMetric).compare(left, to: right)
      } else if usesShortcuts, !colors.converts {
        try comparing.compare(left, to: right)
      } else {
        try comparing.compareFully(left, to: right, matching: colors)
      }
    comparison.notes = isAnimated ? [] : [colors.note].compactMap(\.self)
    let problem = isAnimated ? colors.problemOfAnimations : colors.problemOfStills
    comparison.differences += [problem, meanings.1.turn(from: meanings.0)].compactMap(\.self)
    return comparison
  }

  /// Of an animation beside what has no frames, only the first would be compared.
  private func refuseAnimations(_ pictures: [PictureSource]) throws(CheckingError) {
    for picture in pictures where picture.isPNG {
      guard try PNGSource(picture).picture.isAnimated else { continue }
      throw CheckingError(
        "'\(picture.name)' is an animation, which is compared with another animated PNG only; give"
          + " one, or a still of the instant that is meant")
    }
  }

  /// The pixels of both, for those who draw what differs.
  package func bitmaps(
    _ expected: PictureSource, _ actual: PictureSource
  ) throws(CheckingError) -> (expected: Bitmap, actual: Bitmap) {
    let stored = try storedBitmaps(expected, actual)
    let colors = ColorMatching(try expected.meaning(), try actual.meaning())
    do throws(RenderingError) {
      return try colors.matched(stored.expected, stored.actual)
    } catch {
      throw CheckingError(
        "cannot compare '\(expected.name)' and '\(actual.name)': \(error.description)")
    }
  }

  /// The pixels of both, whatever their samples stand for.
  private func storedBitmaps(
    _ expected: PictureSource, _ actual: PictureSource
  ) throws(CheckingError) -> (expected: Bitmap, actual: Bitmap) {
    if expected.isPNG, actual.isPNG {
      return try PNGSource.bitmaps(PNGSource(expected), PNGSource(actual))
    }
    let left = try expected.bitmap(scale: scale(of: expected, beside: actual))
    return (left, try actual.bitmap(scale: scale(of: actual, beside: expected)))
  }

  /// The pixels of both that a comparison is about: of animations those of the frame that differs
  /// first.
  package func bitmaps(
    _ expected: PictureSource, _ actual: PictureSource, of comparison: PictureComparison
  ) throws(CheckingError) -> (expected: Bitmap, actual: Bitmap) {
    guard let frames = comparison.frames else { return try bitmaps(expected, actual) }
    let frame = frames.first?.frame ?? 0
    return (
      try PNGSource(expected).bitmap(ofFrame: frame), try PNGSource(actual).bitmap(ofFrame: frame)
    )
  }

  private func scale(
    of picture: PictureSource, beside other: PictureSource
  ) throws(CheckingError) -> Double {
    if let scale { return scale }
    return try picture.scale(toMatch: other)
  }
}

extension DiffReport {
  /// That of two pictures of which nothing is said.
  fileprivate static let nothing = DiffReport(
    runs: [], totalPixels: 0, largestDifference: 0, largestDifferencePlace: nil)
}
