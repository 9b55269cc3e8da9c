public import GalleyComparison

/// What a comparison tolerates; each gate by itself, none excuses another.
public struct Gates: Sendable {
  /// How far elements may be from their places and sizes, in points.
  public var layout: Double
  /// How far colors of elements may be from what they were, in CIEDE2000.
  public var color: Double
  /// Whether what things are called may not differ either.
  public var holdsNames: Bool
  /// Measures the pixels.
  public var raster: any DiffMetric
  /// The kind by which a user names the metric.
  package var rasterKind: String { type(of: raster).kind }

  public init(
    layout: Double = 0, color: Double = 0, holdsNames: Bool = false,
    raster: any DiffMetric = ExactMetric()
  ) {
    self.layout = layout
    self.color = color
    self.holdsNames = holdsNames
    self.raster = raster
  }

  /// Nothing may differ but names.
  public static let exact = Gates()

  /// Whether a change is more than its gate lets through.
  package func stops(_ change: ExplainedChange) -> Bool {
    switch change.gate {
    // What is no number is within no tolerance.
    case .layout: !(change.amount <= layout)
    case .color: !(change.amount <= color)
    case .names: holdsNames
    case .none: true
    }
  }
}
