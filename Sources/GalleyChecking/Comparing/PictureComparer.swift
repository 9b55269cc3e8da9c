internal import GalleyComparison
public import GalleyGraphics

/// Compares pictures as files hold them, PNG or SVG, within gates.
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

  /// Compares two pictures; sizes that differ are a difference.
  /// - Throws: `CheckingError` where one cannot be read or the metric cannot compute.
  public func compare(
    _ expected: PictureSource, to actual: PictureSource
  ) throws(CheckingError) -> PictureComparison {
    // What is known of the one of two equal files is known of the other.
    let isSameFile = usesShortcuts && expected.bytes == actual.bytes
    let pixels = try comparePixels(expected, actual, isSameFile: isSameFile)
    let findings = LayoutFindings(
      expected, actual, isSameFile: isSameFile, report: pixels.report,
      width: pixels.actualSize.width)
    var comparison = PictureComparison(
      expectedSize: pixels.expectedSize, actualSize: pixels.actualSize, report: pixels.report,
      explanation: findings.explanation, gates: gates)
    comparison.attributions = findings.attributions
    comparison.notes = findings.notes
    return comparison
  }

  private func comparePixels(
    _ expected: PictureSource, _ actual: PictureSource, isSameFile: Bool
  ) throws(CheckingError) -> PixelComparison {
    let comparing = PixelComparing(
      metric: gates.raster, names: "'\(expected.name)' and '\(actual.name)'")
    if usesShortcuts, !expected.isSVG, !actual.isSVG {
      let left = try PNGSource(expected)
      return try comparing.compare(left, to: isSameFile ? left : PNGSource(actual))
    }
    let (left, right) = try bitmaps(expected, actual)
    return try comparing.compare(left, to: right)
  }

  /// The pixels of both, for those who draw what differs.
  public func bitmaps(
    _ expected: PictureSource, _ actual: PictureSource
  ) throws(CheckingError) -> (expected: Bitmap, actual: Bitmap) {
    if !expected.isSVG, !actual.isSVG {
      return try PNGSource.bitmaps(PNGSource(expected), PNGSource(actual))
    }
    let left = try expected.bitmap(scale: scale(of: expected, beside: actual))
    return (left, try actual.bitmap(scale: scale(of: actual, beside: expected)))
  }

  private func scale(
    of picture: PictureSource, beside other: PictureSource
  ) throws(CheckingError) -> Double {
    if let scale { return scale }
    return try picture.scale(toMatch: other)
  }
}
