package import GalleyComparison
internal import GalleyGeometry
internal import GalleyNotation

/// The summary of a comparison in words; each report takes the lines that it has room for.
package struct ComparisonSummary: Sendable {
  private let comparison: PictureComparison

  private var report: DiffReport { comparison.report }

  package init(_ comparison: PictureComparison) { self.comparison = comparison }

  /// The sizes; nil where they do not differ.
  package var sizes: String? {
    let (expected, actual) = (comparison.expectedSize, comparison.actualSize)
    return expected == actual ? nil : "the size is \(actual.words), expected \(expected.words)"
  }

  /// `19941 of 1000500 pixels differ, by up to 201 levels at (614, 821)`; of animations of the
  /// first frame that differs, which is named before.
  package var pixels: String {
    guard !report.isSame else {
      return (frames.map { "\($0), and " } ?? "") + "no pixel differs"
    }
    let start = frames.map { $0 + ": " } ?? ""
    return start + count + (largestDifference.map { ", by up to \($0)" } ?? "")
  }

  /// `frame 5 of 31, at 0.133 s, is the first of 27 that differ`; nil where both are stills, or no
  /// frame differs by more than is let through.
  package var frames: String? {
    guard let frames = comparison.frames, let first = frames.first else { return nil }
    let counts = [frames.expectedCount, frames.actualCount]
    let others =
      frames.differingCount == 1 ? "the only one" : "the first of \(frames.differingCount)"
    return "frame \(first.frame + 1) of \(counts.min() ?? 0), at \(Self.seconds(first.seconds)), is"
      + " \(others) that \(frames.differingCount == 1 ? "differs" : "differ")"
  }

  /// The differences beside pixels and layouts.
  package var differences: [String] { comparison.differences }

  /// `19941 of 1000500 pixels differ`.
  package var count: String { "\(report.differingPixels) of \(report.totalPixels) pixels differ" }

  /// The largest difference with its place, `201 levels at (614, 821)`; nil where there is none.
  package var largestDifference: String? {
    report.largestDifferencePlace.map { "\(largestAmount) at (\($0.x), \($0.y))" }
  }

  /// The largest difference, `201 levels`.
  package var largestAmount: String {
    "\(Self.upperBound(report.largestDifference)) \(report.unit)"
  }

  /// The box around all that differs, `74 x 73 pixels at (160, 167)`; nil where nothing does.
  package var boundingBox: String? {
    report.boundingBox.map { "\(Self.size(of: $0)) pixels at \(Self.place(of: $0))" }
  }

  /// The tolerances that do not hold, each with the smallest that would; none where nothing is
  /// tolerated, which the pixels say.
  package var exceededLimits: [String] {
    report.exceededLimits.filter { $0.allowed > 0 }.map(Self.sentence(of:))
  }

  /// The elements that differing pixels lie in, where the layouts do not say it.
  package var attributions: [String] {
    comparison.attributions.map { attribution in
      let names = attribution.names.isEmpty ? ["nothing known"] : attribution.names
      let box = attribution.cluster.boundingBox
      return attribution.cluster.pixelCount.counting("pixel")
        + " at \(Self.place(of: box)) in \(names.joined(separator: ", "))"
    }
  }

  /// The differences beside pixels and layouts, how colors are compared, and what keeps the layouts
  /// from being compared.
  package var notes: [String] { comparison.differences + comparison.notes }
}

// MARK: - Changes of the layout

extension ComparisonSummary {
  /// The changes of the layout: those that explain others first, then those that a gate stops.
  package var changes: [ExplainedChange] {
    let stopped = Set(comparison.stopped)
    let others = comparison.explanation?.changes.filter { !stopped.contains($0) } ?? []
    return others.filter(\.explainsOthers) + comparison.stopped
      + others.filter { !$0.explainsOthers }
  }

  /// The changes in sentences, in the same order.
  package var sentences: [String] { changes.map(Self.sentence(of:)) }

  /// A change in a sentence; what follows from another change begins with `hence`.
  package static func sentence(of change: ExplainedChange) -> String {
    (change.isConsequence ? "hence " : "") + change.sentence
  }
}

// MARK: - Numbers and places

extension ComparisonSummary {
  /// Says what was measured, which is the smallest tolerance that would hold, and what is allowed.
  package static func sentence(of limit: DiffLimit) -> String {
    "\(limit.name): \(limit.measured.shortest), allowed \(limit.allowed.shortest)"
  }

  /// `12 pixels differ in 4 x 3 at (160, 167)`.
  static func sentence(of cluster: DiffCluster) -> String {
    let verb = cluster.pixelCount == 1 ? "differs" : "differ"
    return cluster.pixelCount.counting("pixel")
      + " \(verb) in \(size(of: cluster.boundingBox)) at \(place(of: cluster.boundingBox))"
  }

  /// The first lines, then how many more there are.
  package static func shortened(_ lines: [String], to count: Int) -> [String] {
    lines.count > count ? lines.prefix(count) + ["and \(lines.count - count) more"] : lines
  }

  /// At most three decimals, never less than the number.
  private static func upperBound(_ number: Double) -> String {
    let thousandths = (number * 1000).rounded(.up) / 1000
    // A number such as 0.07 may lie a hair below its thousandths times a thousand.
    let nearest = (number * 1000).rounded() / 1000
    return (nearest >= number ? nearest : thousandths).shortest
  }

  /// To a thousandth.
  private static func seconds(_ seconds: Double) -> String {
    "\(((seconds * 1000).rounded() / 1000).shortest) s"
  }

  private static func place(of box: Rect) -> String {
    "(\(box.minX.shortest), \(box.minY.shortest))"
  }

  private static func size(of box: Rect) -> String {
    "\(box.width.shortest) x \(box.height.shortest)"
  }
}

extension PictureComparison.Extent {
  /// `750 x 1334 pixels`.
  fileprivate var words: String { "\(width) x \(height) pixels" }
}
