public import GalleyGraphics

/// Measures how two bitmaps differ.
public protocol DiffMetric: Sendable {
  /// The name by which a command asks for the metric.
  static var kind: String { get }

  /// One line that says what the metric sees.
  static var summary: String { get }

  /// The options that a user may set, in the order of the help; nothing unless the metric says so.
  static var options: [MetricOption] { get }

  /// A metric with the values of its options that a user gave, already checked against their
  /// ranges; the rest are at their defaults.
  init(options: MetricOptions)

  /// Compares two bitmaps; sizes that differ are a difference, never an error.
  /// - Throws: where the metric cannot compute; a comparison that cannot be made has failed.
  func compare(_ expected: Bitmap, to actual: Bitmap) throws(ComparisonError) -> DiffReport

  /// Compares two bitmaps of which one has 16 bits a component at least; what a screen shows of
  /// them, eight bits, unless the metric says otherwise.
  func compare(_ expected: DeepBitmap, to actual: DeepBitmap) throws(ComparisonError) -> DiffReport

  /// Whether the report follows from the pixels that differ alone, wherever they lie, so that rows
  /// that are equal need not be shown to the metric; false unless the metric says so.
  var judgesPixelsAlone: Bool { get }
}

extension DiffMetric {
  public static var options: [MetricOption] { [] }

  public var judgesPixelsAlone: Bool { false }

  public func compare(
    _ expected: DeepBitmap, to actual: DeepBitmap
  ) throws(ComparisonError) -> DiffReport {
    try compare(expected.bitmap, to: actual.bitmap)
  }

  /// The metric with every option at its default.
  public init() { self.init(options: MetricOptions()) }
}
