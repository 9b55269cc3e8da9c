import GalleyChecking
import GalleyComparison
import GalleyGeometry
import GalleyNotation

/// What a comparison of two files came to, in words and for machines.
struct DiffSummary {
  var expected: String
  var actual: String
  var metric: String
  var comparison: PictureComparison

  private var report: DiffReport { comparison.report }
  private var words: ComparisonWords { ComparisonWords(comparison) }

  /// Some lines where something differs, one where nothing does.
  var text: String {
    if report.isSame, report.passes, words.differences.isEmpty {
      let start = "the same in " + extent
      return report.largestDifference == 0
        ? start : start + "; the largest difference is \(words.largestAmount), which is none"
    }
    let lines: [String?] = [
      sizes,
      words.frames,
      words.count,
      words.largestDifference.map { "largest difference: \($0)" },
      words.boundingBox.map { "bounding box: \($0)" },
    ]
    return (lines.compactMap(\.self) + limits).joined(separator: "\n")
  }

  private var extent: String {
    let frames = comparison.frames.map { "\($0.expectedCount) frames of " } ?? ""
    return frames + "\(report.totalPixels) pixels"
  }

  /// What was measured against each tolerance: those that fail, or all where none does; nothing
  /// where none is allowed, which the lines before say.
  private var limits: [String] {
    guard report.limits.contains(where: { $0.allowed > 0 }) else { return [] }
    return (report.passes ? report.limits : report.exceededLimits).map { limit in
      ComparisonWords.sentence(of: limit) + ", "
        + (limit.holds ? "\(limit.slack.shortest) to spare" : "\((-limit.slack).shortest) too much")
    }
  }

  private var sizes: String? {
    let (left, right) = (comparison.expectedSize, comparison.actualSize)
    if left == right { return nil }
    return "sizes differ: \(left.width) x \(left.height) and "
      + "\(right.width) x \(right.height) pixels"
  }

  /// The comparison as the results of a check have it, with the names of the files.
  var json: JSONValue {
    .object([
      "expected": .string(expected), "actual": .string(actual), "metric": .string(metric),
      "comparison": comparison.json,
    ])
  }
}
