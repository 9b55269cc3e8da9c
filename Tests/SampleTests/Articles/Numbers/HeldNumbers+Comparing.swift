import Foundation
import Galley
import Testing

@testable import GalleyComparison
@testable import GalleyRendering

extension HeldNumbers {
  static func comparing() throws -> [HeldNumbers] {
    var numbers = HeldNumbers(of: "Comparing.md")
    try numbers.holdExits()
    try numbers.holdMetrics()
    try numbers.holdPerceptual()
    try numbers.holdSizes()
    return [numbers]
  }

  private mutating func holdExits() throws {
    hold(
      "exits with # where nothing differs or no more than is tolerated, with # where more does, and"
        + " with # where it could not be made",
      [try Exit.success(), try Exit.different(), try Exit.trouble()])
  }

  private mutating func holdMetrics() throws {
    func defaults(_ metric: any DiffMetric.Type) -> [Double] { metric.options.map(\.defaultValue) }
    hold("`levels=#`", defaults(ToleranceMetric.self))
    hold(
      "`difference=#` ΔE, `density=#` %, `cluster=#` px, `line=#` px, `visible=#` ΔE, `window=#` px",
      defaults(PerceptualMetric.self))
    hold(
      "`threshold=#`, `pixels=#`, `include-aa=#`, `blending=#`", defaults(PixelmatchMetric.self))
    let threshold = defaults(PixelmatchMetric.self)[0]
    hold("Its threshold of # is a # of the way from black to white", [threshold, threshold])

    let drawings = "Tests/GalleyComparisonTests/"
    let discs = try sourceNumbers(of: "discs = (0..<#).map", in: drawings + "DiscDrawing.swift")[0]
    let size = try sourceNumbers(
      of: "size: Size(width: #, height: #), scale: 1", in: drawings + "DiscDrawing.swift")
    let hairlines = try sourceNumbers(
      of: "lines = (0..<#).map", in: drawings + "HairlineDrawing.swift")[0]
    hold(
      "# discs at #x# pixels, one of them changed, and # hairlines",
      [discs] + size + [hairlines])
    let article = try #require(Article.named("Comparing.md"))
    let row = try #require(
      article.text.components(separatedBy: "\n").first { $0.hasPrefix("| moved by 0.5 px |") })
    let noticed = try PhraseSearch(row).matches(of: "(# of #)")[1].numbers
    hold("which is why # of the # pass", [noticed[1] - noticed[0], discs])
  }

  private mutating func holdPerceptual() throws {
    let metric = PerceptualMetric(options: MetricOptions())
    let white = Bitmap(width: 1, height: 1, pixels: [255, 255, 255, 255])
    hold("so there are #:", try metric.compare(white, to: white).limits.count)
    let ends = [UInt8.min, .max].map { LabColor(red: $0, green: $0, blue: $0) }
    hold("# is black from white", [ends[0].difference(from: ends[1]).rounded()])
    let window = metric.window
    hold("a window of # by # pixels: how much", [window, window])
    let (edge, all) = (2 * window - 1, window * window)
    hold(
      "at most # of its # pixels, which is # percent",
      [edge, all, (edge / all * 1000).rounded() / 10])
    let shift = try sourceNumbers(
      of: "shift = #", in: "Sources/GalleyComparison/Metrics/PerceptualMetric.swift")
    hold("lies up to a # of a pixel further, which is a # of the contrast", shift + shift)
    hold("lets such a line pass up to # pixels", [metric.cluster])

    let drawings = "Tests/GalleyComparisonTests/"
    let letters = "Tests/GalleyComparisonTests/PerceptualMetricTests.swift"
    let largest = try sourceNumbers(
      of: "largestDifference.rounded() == (scale == \"1x\" ? # : #)", in: letters)
    let density = try sourceNumbers(of: "rounded() == (scale == \"1x\" ? 0 : #)", in: letters)
    hold(
      "largest difference is # ΔE at one pixel a point and # at #, their density at most # %",
      [largest[0], largest[1], 3, density[0]])
    try hold(
      "need `difference=#`", as: "$0.name != \"difference\" || $0.measured > #",
      in: drawings + "BlindSpotTests.swift"
    )
  }

  private mutating func holdSizes() throws {
    hold("up to # MB and # megapixels", ImageLimits.fileBytes >> 20, ImageLimits.pixels >> 20)
    hold("up to # pixels a side", ImageLimits.comparedSide)
    hold(
      "with more than # megapixels, or with # in all frames", ImageLimits.animatedPixels >> 20,
      ImageLimits.framePixels >> 20)
    hold(
      "a difference of one of # is #/# of a level",
      [Double(UInt16.max), 1, Double(UInt16.max) / Double(UInt8.max)])
    try hold(
      "but for a level of #", as: "<= 1 / #",
      in: "Sources/GalleyRendering/Images/Color/ColorConversion.swift")
    hold("may have # megapixels each", ImageLimits.deepPixels >> 20)
    try hold(
      "reach over more than # megapixels together", as: "largestExtent = # << 20",
      in: "Sources/GalleyChecking/Comparing/PixelComparer.swift")
  }
}

/// The exit statuses of the command.
enum Exit {
  static func success() throws -> Double { try status("success") }
  static func different() throws -> Double { try status("different") }
  static func trouble() throws -> Double { try status("trouble") }

  private static func status(_ name: String) throws -> Double {
    try sourceNumbers(of: "case \(name) = #", in: "Sources/GalleyCommand/Console/ExitStatus.swift")[
      0]
  }
}
