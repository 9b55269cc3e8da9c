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

  var json: JSONValue {
    .object([
      "same": .boolean(report.isSame),
      "metric": .string(metric),
      "differingPixels": .integer(report.differingPixels),
      "totalPixels": .integer(report.totalPixels),
      "largestDifference": .number(report.largestDifference),
      "largestDifferencePlace": report.largestDifferencePlace.map {
        .object(["x": .integer($0.x), "y": .integer($0.y)])
      } ?? .null,
      "boundingBox": report.boundingBox.map(json(of:)) ?? .null,
      "expected": json(of: expected, comparison.expectedSize),
      "actual": json(of: actual, comparison.actualSize),
    ])
  }

  private func json(of box: Rect) -> JSONValue {
    .object([
      "x": .number(box.minX), "y": .number(box.minY),
      "width": .number(box.width), "height": .number(box.height),
    ])
  }

  private func json(of path: String, _ size: PictureComparison.Extent) -> JSONValue {
    .object([
      "path": .string(path), "width": .integer(size.width), "height": .integer(size.height),
    ])
  }
}
