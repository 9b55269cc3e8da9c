import GalleyChecking
import GalleyComparison
import GalleyGeometry
import GalleyLayouts

/// What a comparison of two files came to, in words and for machines.
struct DiffSummary {
  var expected: String
  var actual: String
  var metric: String
  var comparison: PictureComparison

  private var report: DiffReport { comparison.report }

  /// Some lines where something differs, one where nothing does.
  var text: String {
    if report.isSame, report.passes {
      let start = "the same in \(report.totalPixels) pixels"
      return report.largestDifference == 0
        ? start : start + "; the largest difference is \(largest), which is none"
    }
    let lines: [String?] = [
      sizes,
      "\(report.differingPixels) of \(report.totalPixels) pixels differ",
      report.largestDifferencePlace.map {
        "largest difference: \(largest) at (\($0.x), \($0.y))"
      },
      report.boundingBox.map {
        "bounding box: \(Int($0.width)) x \(Int($0.height)) pixels at "
          + "(\(Int($0.minX)), \(Int($0.minY)))"
      },
    ]
    return (lines.compactMap(\.self) + limits).joined(separator: "\n")
  }

  private var largest: String { "\(report.largestDifference.shortest) \(report.unit)" }

  /// What was measured against each tolerance: those that fail, or all where none does; nothing
  /// where none is allowed, which the lines before say.
  private var limits: [String] {
    guard report.limits.contains(where: { $0.allowed > 0 }) else { return [] }
    return (report.passes ? report.limits : report.exceededLimits).map { limit in
      "\(limit.name): \(limit.measured.shortest), allowed \(limit.allowed.shortest), "
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
