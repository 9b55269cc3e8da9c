import Foundation
import GalleyGeometry
import Testing

@testable import GalleyGraphics

/// Lines and areas between points, by the published cases of d3's curves, in `Fixtures/d3`.
@Suite struct CurveInterpolationTests {
  @Test func `curves are those of d3`() throws {
    let url = try #require(
      Bundle.module.url(forResource: "Fixtures/d3/curves", withExtension: "json"))
    let cases = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [[Any]])
    var count = 0
    for entry in cases {
      let words = try #require(entry[0] as? String).split(separator: ".", maxSplits: 1)
      let lists = try #require(entry[1] as? [[[Double]]])
      guard let curve = Self.curves[String(words[1])] else { continue }
      count += 1
      let points = lists[0].map { Point(x: $0[0], y: $0[1]) }
      let base = points.map { Point(x: $0.x, y: 0) }
      let found =
        words[0] == "line" ? curve.path(through: points) : curve.area(above: base, through: points)
      let expected = try (entry[2] as? String).map { try SVGPathBuilder.path($0) } ?? Path([])
      #expect(
        Self.agree(found, expected), "\(words) of \(points): \(found), not \(expected)")
    }
    #expect(count == 63)
  }

  @Test func `points that lie on each other change no curve`() {
    let points = [
      Point(x: 0, y: 200), Point(x: 50, y: 200), Point(x: 100, y: 100), Point(x: 150, y: 0),
      Point(x: 200, y: 0),
    ]
    for index in points.indices {
      var doubled = points
      doubled.insert(points[index], at: index)
      #expect(
        CurveInterpolation.monotone.path(through: doubled)
          == CurveInterpolation.monotone.path(through: points))
    }
  }

  /// Those of d3 that are left out have other parameters.
  private static let curves: [String: CurveInterpolation] = [
    "linear": .linear, "step": .stepCenter, "stepAfter": .stepStart, "stepBefore": .stepEnd,
    "monotoneX": .monotone, "catmullRom": .catmullRom, "catmullRom.1": .catmullRom,
    "catmullRom.0": .catmullRom,
  ]

  private static func agree(_ found: Path, _ expected: Path) -> Bool {
    found.elements.count == expected.elements.count
      && zip(found.elements, expected.elements).allSatisfy { one, other in
        let (ones, others) = (numbers(of: one), numbers(of: other))
        return ones.count == others.count && zip(ones, others).allSatisfy { abs($0 - $1) < 1e-6 }
      }
  }

  private static func numbers(of element: Path.Element) -> [Double] {
    switch element {
    case .move(let to), .line(let to): [to.x, to.y]
    case .curve(let to, let one, let other): [to.x, to.y, one.x, one.y, other.x, other.y]
    case .close: []
    }
  }
}
