import Galley
import Testing

@testable import GalleyChecking
@testable import GalleyComparison
@testable import GalleyLayouts
@testable import GalleyRuns

@Suite struct ComparisonJSONTests {
  @Test func `a comparison reads back but for its single pixels`() throws {
    let subject = ExplainedChange.Subject(
      name: "item 7 of 'shelf'", collection: "shelf", id: "7",
      indexPath: ItemPath(section: 1, item: 7),
      expectedFrame: Rect(x: 1, y: 2, width: 3, height: 4),
      actualFrame: nil)
    let moved = ExplainedChange(
      .moved, toleranceKind: .layout, of: [subject], before: "1, 2", after: "3, 4", amount: 2.5,
      sentence: "item 7 of 'shelf' moved by +2, +2 pt")
    let gone = ExplainedChange(
      .removed, toleranceKind: .none, of: [subject], amount: .infinity, sentence: "item 7 is gone",
      isConsequence: true)
    var comparison = PictureComparison(
      expectedSize: .init(width: 9, height: 8), actualSize: .init(width: 9, height: 7),
      report: DiffReport(
        runs: [PixelRun(x: 1, y: 2, count: 3)], totalPixels: 72, largestDifference: 0.125,
        largestDifferencePlace: PixelPlace(x: 2, y: 2), unit: "ΔE",
        limits: [DiffLimit("difference", measured: 1.5, allowed: 0.3)]),
      explanation: LayoutExplanation(changes: [moved, gone]), tolerances: Tolerances(layout: 3))
    comparison.notes = ["no \"record\""]
    comparison.attributions = [
      ClusterOwners(cluster: comparison.report.clusters[0], names: ["item 7"])
    ]
    let read = try reread(comparison)
    #expect(read.explanation == comparison.explanation)
    #expect(read.stopped == [gone])
    #expect(read.explanation?.changes.map(\.isConsequence) == [false, true])
    #expect(read.expectedSize == comparison.expectedSize)
    #expect(read.actualSize == comparison.actualSize)
    #expect(read.notes == comparison.notes)
    #expect(read.attributions == comparison.attributions)
    #expect(read.report.runs == [])
    #expect(read.report.clusters == comparison.report.clusters)
    #expect(read.report.limits == comparison.report.limits)
    #expect(read.report.boundingBox == comparison.report.boundingBox)
    #expect(read.json == (try reread(read)).json)
  }

  private func reread(_ comparison: PictureComparison) throws -> PictureComparison {
    let text = Array(comparison.json.indented.utf8)
    return try PictureComparison(JSONFields(try JSONReader.value(of: text)))
  }

  @Test func `only the largest of many clusters are written`() throws {
    let runs = (0..<300).map { PixelRun(x: $0 * 2, y: 0, count: 1) }
    let report = DiffReport(
      runs: runs, totalPixels: 600, largestDifference: 1, largestDifferencePlace: nil)
    #expect(report.json["clusterCount"]?.integer == 300)
    #expect(report.json["clusters"]?.array?.count == 100)
  }

  @Test func `what is not as it was written is told with its place`() throws {
    let json = try JSONReader.value(of: Array(#"{"states": [{"a": 1}]}"#.utf8))
    let error = #expect(throws: RunError.self) {
      _ = try JSONFields(json).objects("states").map { try $0.text("a") }
    }
    #expect(error?.description == "'states[0].a' is not a text")
  }
}
