import Foundation
import GalleyComparison
import GalleyGeometry
import GalleyGraphics
import GalleyRendering
import Testing

@Suite struct PerceptualMetricTests {
  private let white = Bitmap.filled(width: 40, height: 30)

  /// White with a rectangle of another color.
  private func bitmap(_ rect: Rect, _ color: [UInt8]) -> Bitmap {
    var copy = white
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) { copy = copy.setting(x: x, y: y, to: color) }
    }
    return copy
  }

  private func limits(_ report: DiffReport) -> [String: Double] {
    Dictionary(uniqueKeysWithValues: report.limits.map { ($0.name, $0.measured) })
  }

  @Test func `one black pixel on white differs by 100, and in no other way`() throws {
    let actual = bitmap(Rect(x: 5, y: 6, width: 1, height: 1), [0, 0, 0, 255])
    let report = try PerceptualMetric().compare(white, to: actual)
    #expect(abs(report.largestDifference - 100) < 1e-9)
    #expect(report.unit == "ΔE")
    #expect(report.largestDifferencePlace == PixelPlace(x: 5, y: 6))
    #expect(report.exceededLimits.map(\.name) == ["difference"])
    // One pixel in a window of 8 by 8.
    #expect(limits(report)["density"] == 100.0 / 64)
    #expect(limits(report)["cluster"] == 1)
  }

  @Test func `a surface that is a little darker is dense, a thin line is long`() throws {
    let grey: [UInt8] = [245, 245, 245, 255]
    let surface = try PerceptualMetric().compare(
      white, to: bitmap(Rect(x: 3, y: 3, width: 12, height: 12), grey))
    #expect(surface.exceededLimits.map(\.name) == ["density", "line"])
    #expect(limits(surface)["density"] == 100)
    #expect(limits(surface)["cluster"] == 144)
    // Around its rim only one of the two is plain.
    #expect(limits(surface)["line"] == 44)
    let line = try PerceptualMetric().compare(
      white, to: bitmap(Rect(x: 3, y: 3, width: 30, height: 1), grey))
    #expect(line.exceededLimits.map(\.name) == ["line"])
    #expect(limits(line)["density"] == 12.5)
    #expect(limits(line)["line"] == 30)
  }

  @Test func `a short line passes, and one in another grey is in both`() throws {
    let (light, dark): ([UInt8], [UInt8]) = ([220, 220, 220, 255], [205, 205, 205, 255])
    let short = try PerceptualMetric().compare(
      white, to: bitmap(Rect(x: 3, y: 3, width: 16, height: 1), light))
    #expect(short.passes && limits(short)["line"] == 16)
    let whole = Rect(x: 3, y: 3, width: 30, height: 1)
    let both = try PerceptualMetric().compare(bitmap(whole, light), to: bitmap(whole, dark))
    #expect(both.passes && limits(both)["line"] == 0)
    #expect(limits(both)["cluster"] == 30)
  }

  @Test func `an edge that lies otherwise by part of a pixel has an edge beside it in both`() throws
  {
    func edge(_ level: UInt8) -> Bitmap {
      var surface = bitmap(Rect(x: 10, y: 0, width: 30, height: 30), [60, 60, 60, 255])
      for y in 0..<30 { surface = surface.setting(x: 9, y: y, to: [level, level, level, 255]) }
      return surface
    }
    // The column beside the surface is white, or a tenth of the surface lies in it.
    for (one, other) in [(edge(255), edge(235)), (edge(235), edge(255))] {
      let report = try PerceptualMetric().compare(one, to: other)
      #expect(report.passes && limits(report)["line"] == 0)
      #expect(limits(report)["cluster"] == 30)
    }
  }

  /// Texts as Galley draws them, and as Chromium draws the outlines of Galley's SVG.
  @Test(arguments: ["1x", "3x"])
  func `letters of another rasterizer are not dense, and differ much only where strokes meet`(
    scale: String
  ) throws {
    func letters(_ rasterizer: String) throws -> Bitmap {
      let folder = try #require(Bundle.module.resourceURL).appending(path: "Fixtures/letters")
      let file = folder.appending(path: "\(rasterizer)-\(scale).png")
      return try BitmapDecoder.decode(Array(Data(contentsOf: file)))
    }
    let (galley, chromium) = (try letters("galley"), try letters("chromium"))
    for (one, other) in [(galley, chromium), (chromium, galley)] {
      let report = try PerceptualMetric().compare(one, to: other)
      #expect(report.differingPixels > 1000)
      // The article on comparing has these numbers.
      #expect(report.largestDifference.rounded() == (scale == "1x" ? 18 : 55))
      #expect(limits(report)["density"]?.rounded() == (scale == "1x" ? 0 : 6))
      #expect(report.exceededLimits.map(\.name) == (scale == "1x" ? [] : ["difference"]))
      var metric = PerceptualMetric()
      metric.difference = 60
      #expect(try metric.compare(one, to: other).passes)
    }
  }

  @Test func `of a letter that moved by half a pixel all of its edge is dense`() throws {
    // Stems of three pixels, as of a text at three pixels a point.
    func stems(_ shift: Double) -> Bitmap {
      var copy = white
      for x in 4..<34 {
        let part = [1 - shift, 1, 1, shift, 0, 0][(x - 4) % 6]
        let level = UInt8((255 * (1 - part)).rounded())
        for y in 4..<26 { copy = copy.setting(x: x, y: y, to: [level, level, level, 255]) }
      }
      return copy
    }
    let quarter = try PerceptualMetric().compare(stems(0), to: stems(0.25))
    #expect(limits(quarter)["density"] == 0)
    #expect(quarter.passes)
    let half = try PerceptualMetric().compare(stems(0), to: stems(0.5))
    #expect(limits(half)["density"] ?? 0 > 24)
  }

  @Test func `what nobody sees is measured but does not count`() throws {
    let actual = bitmap(Rect(x: 0, y: 0, width: 40, height: 30), [254, 254, 254, 255])
    let report = try PerceptualMetric().compare(white, to: actual)
    #expect(report.isSame && report.passes)
    #expect(report.largestDifference > 0 && report.largestDifference < 1)
    #expect(report.largestDifferencePlace == PixelPlace(x: 0, y: 0))
  }

  @Test func `a tolerance below what is visible makes more visible`() throws {
    let actual = bitmap(Rect(x: 0, y: 0, width: 1, height: 1), [254, 254, 254, 255])
    var metric = PerceptualMetric()
    metric.difference = 0
    let report = try metric.compare(white, to: actual)
    #expect(report.differingPixels == 1)
    #expect(!report.passes)
  }

  // Black at an alpha shows on white only, white on black only.
  @Test(arguments: [UInt8(0), 255])
  func `transparency is compared on black and on white, and the worse counts`(
    level: UInt8
  ) throws {
    let clear = Bitmap.filled(width: 1, height: 1, with: [9, 9, 9, 0])
    let solid = Bitmap.filled(width: 1, height: 1, with: [level, level, level, 255])
    let report = try PerceptualMetric().compare(clear, to: solid)
    #expect(abs(report.largestDifference - 100) < 1e-9)
  }

  @Test func `the color of what is transparent is none`() throws {
    let report = try PerceptualMetric().compare(
      .filled(width: 3, height: 3, with: [255, 0, 0, 0]),
      to: .filled(width: 3, height: 3, with: [0, 0, 255, 0]))
    #expect(report.isSame)
    #expect(report.largestDifference == 0)
  }

  @Test func `no tolerance excuses a size`() throws {
    let options = ["difference": 200, "density": 100, "cluster": 1e9, "line": 1e9]
    let metric = try MetricCatalog.standard.metric("perceptual", options: options)
    let report = try metric.compare(white, to: .filled(width: 40, height: 31))
    #expect(report.exceededLimits == [DiffLimit("uncovered", measured: 40, allowed: 0)])
    #expect(report.differingPixels == 40)
    #expect(report.largestDifference == 100)
    #expect(report.largestDifferencePlace == PixelPlace(x: 0, y: 30))
  }

  @Test(arguments: 1...6)
  func `each limit passes with what it measured, and fails with a hair less`(
    seed: Int
  ) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    let bytes = (0..<40 * 30 * 4).map { _ in
      UInt8.random(in: 0...9, using: &generator) == 0
        ? UInt8.random(in: 0...255, using: &generator) : 255
    }
    let noisy = Bitmap(width: 40, height: 30, pixels: bytes)
    try expectTight(PerceptualMetric.self, white, noisy)
    try expectTight(PerceptualMetric.self, with: ["window": 5, "visible": 20], white, noisy)
    try expectTight(PerceptualMetric.self, with: ["window": 100], noisy, white)
  }

  @Test(arguments: [1, 3, 7, 64])
  func `the densest window is the one that counting each finds`(side: Int) throws {
    var generator = SplitMix64(seed: UInt64(side))
    var actual = white
    for _ in 0..<60 {
      let (x, y) = (
        Int.random(in: 0..<20, using: &generator), Int.random(in: 10..<30, using: &generator)
      )
      actual = actual.setting(x: x, y: y, to: [0, 0, 0, 255])
    }
    var metric = PerceptualMetric()
    metric.window = Double(side)
    let report = try metric.compare(white, to: actual)
    let share = largestShare(actual, width: min(side, 40), height: min(side, 30))
    #expect(limits(report)["density"] == share * 100)
  }

  private func largestShare(_ bitmap: Bitmap, width: Int, height: Int) -> Double {
    var largest = 0
    for top in 0...(bitmap.height - height) {
      for left in 0...(bitmap.width - width) {
        var count = 0
        for y in top..<(top + height) {
          for x in left..<(left + width) where bitmap[x, y].red == 0 { count += 1 }
        }
        largest = max(largest, count)
      }
    }
    return Double(largest) / Double(width * height)
  }

  @Test func `numbers that are none are refused, not compared with`() {
    var metric = PerceptualMetric()
    metric.visible = .nan
    #expect(throws: ComparisonError("visible is nan; give a number from 0 to 200")) {
      try metric.compare(white, to: white)
    }
  }

  @Test func `bitmaps without pixels are the same`() throws {
    let none = Bitmap(width: 0, height: 0, pixels: [])
    #expect(try PerceptualMetric().compare(none, to: none).passes)
    #expect(try !PerceptualMetric().compare(none, to: white).passes)
  }
}
