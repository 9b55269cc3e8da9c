internal import GalleyComparison
internal import GalleyGeometry
internal import GalleyGraphics

/// Measures with another metric, after making alike what lies under masks.
struct MaskedMetric: DiffMetric {
  static let kind = "masked"
  static let summary = "what another metric sees beside masks"

  private let base: any DiffMetric
  /// In pixels.
  private let masks: [Rect]
  private let stopwatch: Stopwatch?

  init(options: MetricOptions) { self.init(ExactMetric()) }

  /// - Parameters:
  ///   - masks: in pixels; a pixel that one touches is masked.
  ///   - stopwatch: is told how long measuring took.
  init(_ base: any DiffMetric, masks: [Rect] = [], stopwatch: Stopwatch? = nil) {
    self.base = base
    self.masks = masks
    self.stopwatch = stopwatch
  }

  /// Masks lie on whole pictures, and not on the rows of them that differ.
  var judgesPixelsAlone: Bool { masks.isEmpty && base.judgesPixelsAlone }

  func compare(_ expected: Bitmap, to actual: Bitmap) throws(ComparisonError) -> DiffReport {
    let start = ContinuousClock.now
    defer { stopwatch?.add(ContinuousClock.now - start) }
    guard !masks.isEmpty else { return try base.compare(expected, to: actual) }
    return try base.compare(
      MaskPainting.blank(expected, masks), to: MaskPainting.blank(actual, masks))
  }

  func compare(
    _ expected: DeepBitmap, to actual: DeepBitmap
  ) throws(ComparisonError) -> DiffReport {
    let start = ContinuousClock.now
    defer { stopwatch?.add(ContinuousClock.now - start) }
    guard !masks.isEmpty else { return try base.compare(expected, to: actual) }
    return try base.compare(
      MaskPainting.blank(expected, masks), to: MaskPainting.blank(actual, masks))
  }
}
