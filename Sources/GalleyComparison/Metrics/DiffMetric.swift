public import GalleyGraphics

/// Measures how two bitmaps differ.
public protocol DiffMetric: Sendable {
  /// The name by which a command asks for the metric.
  static var kind: String { get }

  /// One line that says what the metric sees.
  static var summary: String { get }

  init()

  /// Compares two bitmaps; sizes that differ are a difference, never an error.
  func compare(_ expected: Bitmap, to actual: Bitmap) -> DiffReport
}
