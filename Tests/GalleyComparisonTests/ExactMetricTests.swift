import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyComparison

@Suite struct ExactMetricTests {
  private let white = Bitmap.filled(width: 4, height: 3)

  @Test func `a bitmap is the same as itself`() {
    let report = ExactMetric().compare(white, to: white)
    #expect(report.isSame)
    #expect(report.totalPixels == 12)
    #expect(report.largestDifference == 0)
    #expect(report.largestDifferencePlace == nil)
    #expect(report.boundingBox == nil)
  }

  @Test func `one pixel that differs is counted, measured, placed and bounded`() {
    let report = ExactMetric().compare(
      white, to: white.setting(x: 2, y: 1, to: [255, 250, 254, 255]))
    #expect(report.differingPixels == 1)
    #expect(report.largestDifference == 5)
    #expect(report.largestDifferencePlace == PixelPlace(x: 2, y: 1))
    #expect(report.boundingBox == Rect(x: 2, y: 1, width: 1, height: 1))
  }

  @Test func `of two differences as large the first in reading order is named`() {
    let actual = white.setting(x: 3, y: 0, to: [245, 255, 255, 255])
      .setting(x: 0, y: 2, to: [255, 255, 245, 255]).setting(x: 0, y: 0, to: [254, 255, 255, 255])
    let report = ExactMetric().compare(white, to: actual)
    #expect(report.differingPixels == 3)
    #expect(report.largestDifference == 10)
    #expect(report.largestDifferencePlace == PixelPlace(x: 3, y: 0))
    #expect(report.boundingBox == Rect(x: 0, y: 0, width: 4, height: 3))
    #expect(
      report.runs == [
        PixelRun(x: 0, y: 0, count: 1), PixelRun(x: 3, y: 0, count: 1),
        PixelRun(x: 0, y: 2, count: 1),
      ])
  }

  // 255 * 10 / 255 = 10; 250 * 10 / 255 = 9.8, which is 10; 200 * 10 / 255 = 7.8, which is 8.
  @Test(
    arguments: [
      ([255, 0, 0, 10], [250, 0, 0, 10], 0), ([255, 0, 0, 10], [200, 0, 0, 10], 2),
      ([255, 255, 255, 0], [0, 0, 0, 0], 0), ([0, 0, 0, 10], [0, 0, 0, 13], 3),
      ([255, 255, 255, 255], [0, 0, 0, 0], 255), ([1, 2, 3, 255], [3, 2, 1, 255], 2),
    ] as [([UInt8], [UInt8], Int)])
  func `colors are compared premultiplied`(left: [UInt8], right: [UInt8], levels: Int) {
    let report = ExactMetric().compare(
      .filled(width: 1, height: 1, with: left), to: .filled(width: 1, height: 1, with: right))
    #expect(report.largestDifference == Double(levels))
    #expect(report.isSame == (levels == 0))
  }

  @Test func `with transparency the larger difference counts, on black or on white`() {
    // White at alpha 100 on black is 100, on white 255; black at alpha 150 is 0, and 105 on white.
    let report = ExactMetric().compare(
      .filled(width: 1, height: 1, with: [255, 255, 255, 100]),
      to: .filled(width: 1, height: 1, with: [0, 0, 0, 150]))
    #expect(report.largestDifference == 150)
  }

  @Test func `pixels are the same just where they look the same on black and on white`() {
    var generator = SplitMix64(seed: 5)
    for _ in 0..<20_000 {
      // Few levels, so that many pairs are the same.
      let (one, other) = (
        Pixel.random(by: &generator) / 50 &* 51, Pixel.random(by: &generator) / 50 &* 51
      )
      let looksSame =
        one.flattened(on: 0) == other.flattened(on: 0)
        && one.flattened(on: 255) == other.flattened(on: 255)
      #expect((one.difference(from: other) == 0) == looksSame, "\(one) \(other)")
    }
  }

  @Test func `what only one of two sizes covers differs fully`() {
    let report = ExactMetric().compare(
      .filled(width: 3, height: 2), to: .filled(width: 2, height: 3))
    #expect(report.totalPixels == 9)
    #expect(
      report.runs == [
        PixelRun(x: 2, y: 0, count: 1), PixelRun(x: 2, y: 1, count: 1),
        PixelRun(x: 0, y: 2, count: 2),
      ])
    #expect(report.differingPixels == 4)
    #expect(report.largestDifference == 255)
    #expect(report.largestDifferencePlace == PixelPlace(x: 2, y: 0))
  }

  @Test func `a bitmap without pixels differs from one with some`() {
    let none = Bitmap(width: 0, height: 0, pixels: [])
    #expect(ExactMetric().compare(none, to: none).isSame)
    #expect(ExactMetric().compare(none, to: white).differingPixels == 12)
    #expect(ExactMetric().compare(white, to: none).differingPixels == 12)
  }

  @Test(arguments: [1, 15, 16, 17, 31, 32, 33, 100])
  func `blocks and rests of rows give what a plain loop gives`(width: Int) {
    let seed = UInt64(width) &* 7919
    var generator = SplitMix64(seed: seed)
    let expected = Bitmap.random(width: width, height: 9, by: &generator)
    let actual = Bitmap.random(width: width, height: 9, by: &generator)
    let report = ExactMetric().compare(expected, to: actual)
    #expect(places(in: report) == plainPlaces(expected, actual), "seed \(seed)")
  }

  private func places(in report: DiffReport) -> [PixelPlace] {
    report.runs.flatMap { run in
      (run.x..<run.x + run.count).map { PixelPlace(x: $0, y: run.y) }
    }
  }

  /// Components are 0 or 255 here, so premultiplied they are what they are, or all 0.
  private func plainPlaces(_ expected: Bitmap, _ actual: Bitmap) -> [PixelPlace] {
    (0..<expected.height).flatMap { y in
      (0..<expected.width).filter { x in
        let (left, right) = (expected[x, y], actual[x, y])
        return left != right && (left.alpha, right.alpha) != (0, 0)
      }.map { PixelPlace(x: $0, y: y) }
    }
  }
}

extension Pixel {
  fileprivate static func random(by generator: inout SplitMix64) -> Pixel {
    Pixel.random(in: 0...255, using: &generator)
  }
}
