public import GalleyGraphics

/// Measures how two bitmaps differ.
public protocol DiffMetric: Sendable {
  /// The name by which a command asks for the metric.
  static var kind: String { get }

  /// One line that says what the metric sees.
  static var summary: String { get }

  /// What a user may set, in the order of the help; nothing unless the metric says so.
  static var options: [MetricOption] { get }

  /// A metric with the values of its options that a user gave, already checked against their
  /// ranges; the rest are at their defaults.
  init(options: MetricOptions)

  /// Compares two bitmaps; sizes that differ are a difference, never an error.
  /// - Throws: where the metric cannot compute; a comparison that cannot be made has failed.
  func compare(_ expected: Bitmap, to actual: Bitmap) throws(ComparisonError) -> DiffReport
}

extension DiffMetric {
  public static var options: [MetricOption] { [] }

  /// The metric with every option at its default.
  public init() { self.init(options: MetricOptions()) }
}
