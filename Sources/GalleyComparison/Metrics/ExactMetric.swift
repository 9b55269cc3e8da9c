public import GalleyGraphics

/// Sees every pixel that looks different: the metric for drawings that are the same in every bit.
///
/// Colors are compared premultiplied by alpha and rounded to whole levels, so that what no eye can
/// see (the color of a transparent pixel) is no difference. Two opaque pixels are the same only
/// where their bytes are.
public struct ExactMetric: DiffMetric {
  public static let kind = "exact"
  public static let summary = "every pixel whose premultiplied color or alpha differs at all"

  public var judgesPixelsAlone: Bool { true }

  public init(options: MetricOptions) {}

  public func compare(_ expected: Bitmap, to actual: Bitmap) -> DiffReport {
    PixelScan(expected, actual).report { _, _, left, right in
      let levels = left.difference(from: right)
      return levels > 0 ? Double(levels) : nil
    }
  }
}
