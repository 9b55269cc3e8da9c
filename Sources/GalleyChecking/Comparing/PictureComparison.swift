public import GalleyComparison

/// What two pictures came to: their pixels, and what their layouts say.
public struct PictureComparison: Sendable {
  /// In pixels.
  public struct Extent: Hashable, Sendable {
    public var width: Int
    public var height: Int

    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  public var expectedSize: Extent
  public var actualSize: Extent
  public var report: DiffReport
  /// What the layouts say; nil where one of the pictures carries no layout record.
  public var explanation: LayoutExplanation?
  /// The changes that the gates stop.
  public var stopped: [ExplainedChange]
  /// What differing pixels lie in, the largest clusters first, where the layouts do not explain
  /// them.
  package var attributions: [ClusterAttribution] = []
  /// How colors are compared, and what keeps the layouts from being compared, in sentences.
  package var notes: [String] = []
  /// What two animations came to frame by frame; nil where both pictures are stills. The report is
  /// then that of the first frame that differs.
  package var frames: FrameComparison?
  /// What differs beside pixels and layouts, as clauses: the number of frames and their times, and
  /// what samples stand for. No gate lets it through.
  package var differences: [String] = []

  package init(
    expectedSize: Extent, actualSize: Extent, report: DiffReport, explanation: LayoutExplanation?,
    gates: Gates
  ) {
    self.expectedSize = expectedSize
    self.actualSize = actualSize
    self.report = report
    self.explanation = explanation
    stopped = explanation?.changes.filter { gates.stops($0) } ?? []
  }

  /// Whether nothing is beyond what the gates let through.
  public var passes: Bool { report.passes && stopped.isEmpty && differences.isEmpty }

  /// Whether what is drawn is the same, and only what things are called differs.
  package var isRenamed: Bool {
    guard passes, report.isSame, let changes = explanation?.changes else { return false }
    return !changes.isEmpty && changes.allSatisfy { $0.gate == .names }
  }

  /// Whether neither pixels nor layouts nor anything else differs at all.
  public var isSame: Bool {
    report.isSame && differences.isEmpty && explanation?.changes.isEmpty ?? true
  }
}
