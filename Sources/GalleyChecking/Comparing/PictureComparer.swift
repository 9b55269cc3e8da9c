internal import GalleyComparison
public import GalleyGraphics

/// Compares pictures as files hold them, PNG or SVG, within gates.
public struct PictureComparer: Sendable {
  public var gates: Gates
  /// The pixels a point of an SVG; nil for as many as make it as wide as a PNG beside it.
  public var scale: Double?

  public init(_ gates: Gates = .exact, scale: Double? = nil) {
    self.gates = gates
    self.scale = scale
  }

  /// Compares two pictures; sizes that differ are a difference.
  /// - Throws: `CheckingError` where one cannot be read or the metric cannot compute.
  public func compare(
    _ expected: PictureSource, to actual: PictureSource
  ) throws(CheckingError) -> PictureComparison {
    let (left, right) = try bitmaps(expected, actual)
    do throws(ComparisonError) {
      let report = try gates.raster.compare(left, to: right)
      let findings = LayoutFindings(expected, actual, report: report, width: right.width)
      var comparison = PictureComparison(
        expectedSize: .init(width: left.width, height: left.height),
        actualSize: .init(width: right.width, height: right.height), report: report,
        explanation: findings.explanation, gates: gates)
      comparison.attributions = findings.attributions
      comparison.notes = findings.notes
      return comparison
    } catch {
      throw CheckingError("cannot compare '\(expected.name)' and '\(actual.name)': \(error)")
    }
  }

  /// The pixels of both, for those who draw what differs.
  public func bitmaps(
    _ expected: PictureSource, _ actual: PictureSource
  ) throws(CheckingError) -> (expected: Bitmap, actual: Bitmap) {
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
