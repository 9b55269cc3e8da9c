import GalleyComparison
import GalleyGeometry
import GalleyLayouts

/// What a comparison of two files came to, in words and for machines.
struct DiffSummary {
  struct Side {
    var path: String
    var width: Int
    var height: Int
  }

  var expected: Side
  var actual: Side
  var metric: String
  var report: DiffReport

  /// Three lines where something differs, one where nothing does.
  var text: String {
    guard !report.isSame else { return "the same in \(report.totalPixels) pixels" }
    let lines: [String?] = [
      sizes,
      "\(report.differingPixels) of \(report.totalPixels) pixels differ",
      report.largestDifferencePlace.map {
        "largest difference: \(report.largestDifference) levels at (\($0.x), \($0.y))"
      },
      report.boundingBox.map {
        "bounding box: \(Int($0.width)) x \(Int($0.height)) pixels at "
          + "(\(Int($0.minX)), \(Int($0.minY)))"
      },
    ]
    return lines.compactMap(\.self).joined(separator: "\n")
  }

  private var sizes: String? {
    if expected.width == actual.width, expected.height == actual.height { return nil }
    return "sizes differ: \(expected.width) x \(expected.height) and "
      + "\(actual.width) x \(actual.height) pixels"
  }

  var json: JSONValue {
    .object([
      "same": .boolean(report.isSame),
      "metric": .string(metric),
      "differingPixels": .integer(report.differingPixels),
      "totalPixels": .integer(report.totalPixels),
      "largestDifference": .integer(report.largestDifference),
      "largestDifferencePlace": report.largestDifferencePlace.map {
        .object(["x": .integer($0.x), "y": .integer($0.y)])
      } ?? .null,
      "boundingBox": report.boundingBox.map(json(of:)) ?? .null,
      "expected": json(of: expected),
      "actual": json(of: actual),
    ])
  }

  private func json(of box: Rect) -> JSONValue {
    .object([
      "x": .number(box.minX), "y": .number(box.minY),
      "width": .number(box.width), "height": .number(box.height),
    ])
  }

  private func json(of side: Side) -> JSONValue {
    .object([
      "path": .string(side.path), "width": .integer(side.width), "height": .integer(side.height),
    ])
  }
}
