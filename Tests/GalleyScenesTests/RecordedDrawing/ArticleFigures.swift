import Foundation
import GalleyGeometry
import Testing

@testable import GalleyGraphics

/// The numbers of a row in the table of the article on recorded drawing, each with as many places as
/// are to be compared there.
struct ArticleFigures {
  /// What the row begins with.
  var opening: String
  /// What its second column has; nil where that is put in words elsewhere.
  var recorded: [Double]?
  /// What its third column has.
  var drawn: [Double]

  /// Rows that other tests hold: of layouts and of bars.
  static let elsewhere = [
    "a view 32.25", "cells of a group", "`fill-proportionally`", "content of a list",
    "large title", "edge under which", "tab bar of three",
  ]

  /// The rows of the table, as columns.
  static func table() throws -> [[String]] {
    let article = URL(filePath: #filePath)
      .appending(path: "../../../../Sources/Galley/Galley.docc/DrawingAsRecorded.md")
      .standardizedFileURL
    return try String(contentsOf: article, encoding: .utf8).components(separatedBy: "\n")
      .filter { $0.hasPrefix("| ") }.dropFirst().map { row in
        row.dropFirst(2).components(separatedBy: " | ")
      }
  }

  /// Whether a column has these numbers, each rounded to as many places as stand there.
  static func agree(_ column: String, _ values: [Double]) -> Bool {
    let words = column.matches(of: /[0-9]+(?:\.(?<places>[0-9]+))?/)
    return words.count == values.count
      && zip(words, values).allSatisfy { word, value in
        let unit = pow(10, -Double(word.output.places?.count ?? 0))
        return abs((Double(word.output.0) ?? .infinity) - value) <= unit / 2 + 1e-9
      }
  }
}

extension DrawingMeasures {
  /// What the article's table says, of the recorded figures and of what is measured.
  func articleFigures(_ figures: [RecordedFigure]) throws -> [ArticleFigures] {
    let stage = try RecordingStage()
    func recorded(_ keys: String...) throws -> [Double] {
      try keys.flatMap { key in try #require(figures.first { $0.key == key }, "\(key)").values }
    }
    func drawn(_ keys: String...) throws -> [Double] {
      try keys.flatMap { key in try #require(all[key], "\(key)").values }
    }
    func both(_ opening: String, _ keys: String...) throws -> ArticleFigures {
      ArticleFigures(
        opening: opening, recorded: try keys.flatMap { try recorded($0) },
        drawn: try keys.flatMap { try drawn($0) })
    }
    let shadow = "effects/shadow-profile blur10|alpha_across_edge"
    let corners = "corner.configuration|containerConcentric(min:8).radius"
    let disc = try both("circular corner of 36", "corner.circular.r12|missingAreaPx2")
    let platter = "shadow.platform|barButtonPlatter"
    let card = "shadow.platform|sheetCard"
    let materials = ["ultraThin", "thin", "regular", "thick", "chrome"]
    let lights = try materials.map { try recorded("materials|systemLight.\($0)") }
    let darks = try materials.map { try recorded("materials|systemDark.whiteBlack.\($0)") }
    return [
      try both(
        "shadow of radius 10", "\(shadow)[0].alpha", "\(shadow)[1].alpha", "\(shadow)[2].alpha"),
      try both("white card", "shadow.group|iOS.interior"),
      try both(
        "half a layer", "shadow.mask|50%layer+blackShadow.alpha", "shadow.mask|halfMask"),
      ArticleFigures(
        opening: "half-way from black", recorded: nil, drawn: [try stage.gradientMidpoint()]),
      ArticleFigures(
        opening: disc.opening, recorded: disc.recorded,
        drawn: disc.drawn + [(1 - Double.pi / 4) * 36 * 36]),
      try both(
        "capsules of 20", "corner.capsule|missingAreaPx2.20", "corner.capsule|missingAreaPx2.30"),
      try both(
        "rim of a disc", "corner.ramp|circleRim.sd[-.25,0)", "corner.ramp|circleRim.sd[0,.25)"),
      try both("concentric corner", corners),
      ArticleFigures(
        opening: "`layer.cornerRadius` of 100", recorded: nil,
        drawn: try stage.extent(ofRadius: 100)),
      ArticleFigures(
        // Half of the way that circles of 40 points leave of 80 where 60 are between their middles, of
        // which pixels show eighths.
        opening: "`layer.cornerRadius` of 40", recorded: nil,
        drawn: [40 - (40.0 * 40 - 10 * 10).squareRoot()]),
      ArticleFigures(
        opening: "a view whose frame", recorded: try recorded("snap.layer|examples[0].rows"),
        drawn: []),
      ArticleFigures(
        opening: "label of the system font",
        recorded: try recorded("font metrics (system font)|label_height_by_size.17"), drawn: []),
      try both("three lines of 15.514", "snap.layout|labelMultiline.example.3x15.514"),
      ArticleFigures(
        opening: "materials over white",
        recorded: [
          Double(lights.reduce(0) { $0 + $1.count - 2 } + darks.reduce(0) { $0 + $1.count })
        ],
        drawn: []),
      ArticleFigures(opening: "radii of their blurs", recorded: lights.map { $0[0] }, drawn: []),
      try both("glass over", "materials|glass.regular.light", "materials|glass.regular.dark"),
      ArticleFigures(
        opening: "shadow under a platter",
        recorded: try recorded("\(platter).opacity", "\(platter).sigma")
          + recorded("\(platter).offset").suffix(1)
          + recorded("\(card).opacity", "\(card).sigma") + recorded("\(card).offset").suffix(1),
        drawn: []),
    ] + (try cornerFigures(recorded, drawn))
  }

  /// Areas that corners miss, and the shares of their first rows of pixels.
  private func cornerFigures(
    _ recorded: (String...) throws -> [Double], _ drawn: (String...) throws -> [Double]
  ) throws -> [ArticleFigures] {
    let others = "corner.continuous.others|"
    /// How far the shares of a row are from the recorded ones, up to the next hundredth.
    func farthest(_ keys: [String]) throws -> Double {
      let distances = try keys.flatMap { key in
        zip(try recorded(key), try drawn(key)).map { abs($0 - $1) }
      }
      return ((distances.max() ?? 0) * 100).rounded(.up) / 100
    }
    func areas(_ numbers: (String...) throws -> [Double], _ radii: [Int]) throws -> [Double] {
      try radii.map { radius in
        try numbers("\(others)missingAreaPx2.\(radius)")[0] / Double(9 * radius * radius)
      }
    }
    let all = try areas(recorded, [4, 8, 10, 12, 16, 20, 30])
    let larger = try areas(drawn, [8, 10, 12, 16, 20, 30])
    let rows = [8, 12, 16].map { "\(others)firstRowEmptyFraction.\($0).values" }
    let ten = "corner.continuous.r10|firstRowEmptyFraction.fromIndex24"
    let four = "\(others)firstRowEmptyFraction.4.values"
    let circle = "corner.circular.r12|firstRowEmptyFraction.tail"
    let count = try (rows + [ten, four]).reduce(0) { try $0 + recorded($1).count }
    let bend = CornerBend(leadIn: 1, leadOut: 1)
    func farthestOfCurve(_ rows: [(key: String, radius: Int, start: Int)]) throws -> Double {
      let distances = try rows.flatMap { row in
        try recorded(row.key).enumerated().map { index, share in
          abs(bend.emptyShare(ofPixel: row.start + index, radius: Double(3 * row.radius)) - share)
        }
      }
      return ((distances.max() ?? 0) * 100).rounded(.up) / 100
    }
    let ofLarger = try farthestOfCurve([
      (rows[0], 8, 18), (rows[1], 12, 30), (rows[2], 16, 43), (ten, 10, 24),
    ])
    let ofFour = try farthestOfCurve([(four, 4, 7)])
    return [
      ArticleFigures(
        opening: "continuous corners of 4", recorded: [all.min() ?? 0, all.max() ?? 0],
        drawn: [larger.min() ?? 0, larger.max() ?? 0, 4] + (try areas(drawn, [4]))
          + [CornerBend(leadIn: 1, leadOut: 1).missedArea]),
      ArticleFigures(
        opening: "the same: first row of pixels | 10",
        recorded: [Double(try recorded(circle).count)], drawn: [try farthest([circle])]),
      ArticleFigures(
        opening: "the same: first row of pixels | 96", recorded: [Double(count)],
        drawn: [try farthest(rows + [ten]), 4, try farthest([four]), ofLarger, ofFour]),
      ArticleFigures(
        opening: "where a continuous corner begins", recorded: nil, drawn: [1 + CornerBend.lead]),
    ]
  }
}

extension CornerBend {
  /// What the bend leaves of the corner, in units of its radius squared: half the integral of
  /// x dy - y dx along its cubics, which three points of Gauss's have exactly.
  fileprivate var missedArea: Double {
    let nodes = [(0.0, 8.0 / 9), (-0.6.squareRoot(), 5.0 / 9), (0.6.squareRoot(), 5.0 / 9)]
    return stride(from: 0, to: points.count - 1, by: 3).reduce(0) { area, start in
      let ends = Array(points[start...(start + 3)])
      return nodes.reduce(area) { area, node in
        let (t, s) = ((1 + node.0) / 2, (1 - node.0) / 2)
        let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
        let slopes = [-3 * s * s, 3 * s * s - 6 * s * t, 6 * s * t - 3 * t * t, 3 * t * t]
        func sum(_ factors: [Double], _ part: (Point) -> Double) -> Double {
          zip(factors, ends).reduce(0) { $0 + $1.0 * part($1.1) }
        }
        let turn =
          sum(weights, \.x) * sum(slopes, \.y) - sum(weights, \.y) * sum(slopes, \.x)
        return area + turn / 2 * node.1 / 2
      }
    }
  }

  /// What the bend leaves of a pixel of the first row, counted from the corner.
  ///
  /// - `radius`: In pixels.
  fileprivate func emptyShare(ofPixel number: Int, radius: Double) -> Double {
    var area = 0.0
    for start in stride(from: 0, to: points.count - 1, by: 3) {
      let ends = Array(points[start...(start + 3)])
      let steps = (0...500).map { step -> Point in
        let (t, s) = (Double(step) / 500, 1 - Double(step) / 500)
        let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
        return zip(weights, ends).reduce(.zero) { sum, part in
          Point(x: sum.x + part.0 * part.1.x * radius, y: sum.y + part.0 * part.1.y * radius)
        }
      }
      for (one, other) in zip(steps, steps.dropFirst()) {
        let (left, right) = (max(other.x, Double(number)), min(one.x, Double(number + 1)))
        if left < right { area += (right - left) * min((one.y + other.y) / 2, 1) }
      }
    }
    return area
  }
}
