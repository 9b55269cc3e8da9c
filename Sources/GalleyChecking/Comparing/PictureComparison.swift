public import GalleyComparison

/// The comparison of two pictures: their pixels, and their layouts.
public struct PictureComparison: Sendable {
  /// In pixels.
  public struct Extent: Hashable, Sendable {
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int

    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// The size of the picture that was expected.
  public var expectedSize: Extent
  /// The size of the picture that came.
  public var actualSize: Extent
  /// What differs between the pixels of both.
  public var report: DiffReport
  /// The comparison of the layouts; nil where one of the pictures carries no layout record.
  public var explanation: LayoutExplanation?
  /// The changes that the tolerances stop.
  public var stopped: [ExplainedChange]
  /// The owners of differing pixels, the largest clusters first, where the layouts do not explain
  /// them.
  package var attributions: [ClusterOwners] = []
  /// How colors are compared, and what keeps the layouts from being compared, in sentences.
  package var notes: [String] = []
  /// The comparison of two animations frame by frame; nil where both pictures are stills.
  ///
  /// The report is then that of the first frame that differs.
  package var frames: FrameComparison?
  /// The differences beside pixels and layouts, as clauses: the number of frames and their times,
  /// and what samples stand for.
  ///
  /// No gate lets it through.
  package var differences: [String] = []

  package init(
    expectedSize: Extent, actualSize: Extent, report: DiffReport, explanation: LayoutExplanation?,
    tolerances: Tolerances
  ) {
    self.expectedSize = expectedSize
    self.actualSize = actualSize
    self.report = report
    self.explanation = explanation
    stopped = explanation?.changes.filter { tolerances.stops($0) } ?? []
  }

  /// Whether nothing is beyond what the tolerances let through.
  public var passes: Bool { report.passes && stopped.isEmpty && differences.isEmpty }

  /// Whether what is drawn is the same, and only what things are called differs.
  package var differsInNames: Bool {
    guard passes, report.isSame, let changes = explanation?.changes else { return false }
    return !changes.isEmpty && changes.allSatisfy { $0.toleranceKind == .names }
  }

  /// Whether neither pixels nor layouts nor anything else differs at all.
  public var isSame: Bool {
    report.isSame && differences.isEmpty && explanation?.changes.isEmpty ?? true
  }
}

/// The tolerances of a comparison; each by itself, none excuses another.
public struct Tolerances: Sendable {
  /// The distance that elements may be from their places and sizes, in points.
  public var layout: Double
  /// The difference that colors of elements may have, in CIEDE2000.
  public var color: Double
  /// What the widths of stills may differ by, and their heights, in pixels.
  public var size: Int
  /// Whether what things are called may not differ either.
  public var holdsNames: Bool
  /// Measures the pixels.
  public var raster: any DiffMetric
  /// The kind by which a user names the metric.
  package var rasterKind: String { type(of: raster).kind }

  /// Makes tolerances; what is not given may not differ at all.
  public init(
    layout: Double = 0, color: Double = 0, size: Int = 0, holdsNames: Bool = false,
    raster: any DiffMetric = ExactMetric()
  ) {
    self.layout = layout
    self.color = color
    self.size = size
    self.holdsNames = holdsNames
    self.raster = raster
  }

  /// Nothing may differ but names.
  public static let exact = Tolerances()

  /// Whether a change is more than its gate lets through.
  package func stops(_ change: ExplainedChange) -> Bool {
    switch change.toleranceKind {
    // What is no number is within no tolerance.
    case .layout: !(change.amount <= layout)
    case .color: !(change.amount <= color)
    case .names: holdsNames
    case .none: true
    }
  }
}
