import Galley
import Testing

@testable import GalleyChecking
@testable import GalleyComparison

@Suite struct ComparisonSummaryTests {
  private var comparison: PictureComparison {
    var hence = ReportSamples.change("items 8 to 9 moved by +12, 0 pt")
    hence.isConsequence = true
    var comparison = PictureComparison(
      expectedSize: .init(width: 8, height: 6), actualSize: .init(width: 9, height: 6),
      report: DiffReport(
        runs: [PixelRun(x: 2, y: 1, count: 2)], totalPixels: 54, largestDifference: 7.00049,
        largestDifferencePlace: PixelPlace(x: 3, y: 1), unit: "ΔE",
        limits: [
          DiffLimit("difference", measured: 7.00049, allowed: 7),
          DiffLimit("cluster", measured: 2, allowed: 12),
        ]),
      explanation: LayoutExplanation(changes: [ReportSamples.change("item 7 was added"), hence]),
      tolerances: .exact)
    comparison.attributions = [
      ClusterOwners(cluster: comparison.report.clusters[0], names: ["item 7", "item 8"])
    ]
    comparison.notes = ["the layout record of 'a.png' cannot be read"]
    return comparison
  }

  private let sentences = [
    "the size is 9 x 6 pixels, expected 8 x 6 pixels",
    "item 7 was added",
    "hence items 8 to 9 moved by +12, 0 pt",
    "2 of 54 pixels differ, by up to 7.001 ΔE at (3, 1)",
    "difference: 7.00049, allowed 7",
    "2 pixels at (2, 1) in item 7, item 8",
    "the layout record of 'a.png' cannot be read",
  ]

  @Test func `a comparison is told in words`() {
    let words = ComparisonSummary(comparison)
    #expect([words.sizes] + words.sentences == Array(sentences.prefix(3)))
    #expect(
      [words.pixels] + words.exceededLimits + words.attributions + words.notes
        == Array(sentences.dropFirst(3)))
    #expect(words.boundingBox == "2 x 1 pixels at (2, 1)")
    #expect(ComparisonSummary.shortened(["a", "b", "c"], to: 2) == ["a", "b", "and 1 more"])
  }

  @Test func `every report tells all of it`() throws {
    let report = ReportSamples.report([ReportSamples.outcome(.changed, comparison: comparison)])
    var page: [UInt8] = []
    try HTMLReport(report: report, pictures: SamplePictures()).write { page += $0 }
    let reported = [
      TextReport(report).text, JUnitReport(report).xml.replacing("&#39;", with: "'"),
      GitHubAnnotations(report).text, String(decoding: page, as: UTF8.self),
    ]
    for sentence in sentences {
      for text in reported { #expect(text.contains(sentence), "\(text)") }
    }
  }

  @Test func `a number is never told as less than it is`() {
    for (number, words) in [(0.07, "0.07"), (7.00001, "7.001"), (201, "201"), (0.29, "0.29")] {
      var comparison = comparison
      comparison.report = DiffReport(
        runs: [], totalPixels: 4, largestDifference: number, largestDifferencePlace: nil)
      #expect(ComparisonSummary(comparison).largestAmount == "\(words) levels")
    }
  }
}
