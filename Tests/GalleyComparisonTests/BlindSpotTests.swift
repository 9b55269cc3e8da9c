import Foundation
import GalleyComparison
import GalleyGeometry
import GalleyGraphics
import GalleyNotation
import GalleyRendering
import Testing

@Suite struct BlindSpotTests {
  /// What is said of one change of a picture: of the disc that the table shows, and of all.
  private struct Row {
    var name: String
    /// How many discs the change could be made to.
    var tried = 0
    var exact = Finding()
    var perceptual = Finding()
    var pixelmatch = Finding()

    mutating func add(
      _ before: Bitmap, _ after: Bitmap, isShown: Bool
    ) throws(ComparisonError) {
      tried += 1
      exact.add(ExactMetric().compare(before, to: after), isShown: isShown)
      perceptual.add(try PerceptualMetric().compare(before, to: after), isShown: isShown)
      pixelmatch.add(try PixelmatchMetric().compare(before, to: after), isShown: isShown)
    }

    /// Three columns of Markdown after the name.
    var text: String {
      let cells = [exact, perceptual, pixelmatch].map {
        "\($0.words) (\($0.flagged) of \(tried))"
      }
      return "| \(name) | \(cells.joined(separator: " | ")) |"
    }
  }

  private struct Finding {
    var words = ""
    var flagged = 0
    var largestDifferences: [Double] = []
    /// How many of them also fail where single pixels may differ as letters of another rasterizer do.
    var flaggedBesidesPixels = 0

    mutating func add(_ report: DiffReport, isShown: Bool) {
      if !report.passes { flagged += 1 }
      largestDifferences.append(report.largestDifference.rounded())
      let isBesidesPixels = report.exceededLimits.contains {
        $0.name != "difference" || $0.measured > 60
      }
      if isBesidesPixels { flaggedBesidesPixels += 1 }
      guard isShown else { return }
      let limits = report.exceededLimits.filter { $0.name != "levels" && $0.name != "threshold" }
      let measured = limits.map { "\($0.name) \(Self.tenths($0.measured))" }
      words = report.passes ? "passes" : "fails: " + measured.joined(separator: ", ")
    }

    private static func tenths(_ number: Double) -> String {
      ((number * 10).rounded() / 10).shortest
    }
  }

  /// The disc whose numbers the table shows.
  private static let shown = 7

  @Test func `the documented table of blind spots is what the metrics say`() throws {
    let rows = try Self.rows()
    let article = try String(contentsOf: Self.article, encoding: .utf8)
    for row in rows { #expect(article.contains(row.text), "\(row.text)") }
  }

  @Test func `exact misses no disc, perceptual of the one shown only a quarter of a pixel`() throws
  {
    for row in try Self.rows() {
      #expect(row.exact.flagged == row.tried, "\(row.text)")
      #expect(
        row.perceptual.words.hasPrefix(row.name == "moved by 0.25 px" ? "passes" : "fails"),
        "\(row.text)")
    }
  }

  @Test func `a quarter of a pixel changes edges by as much as the article says`() throws {
    let row = try #require(try Self.rows().first { $0.name == "moved by 0.25 px" })
    let differences = row.perceptual.largestDifferences
    let (least, most) = (try #require(differences.min()), try #require(differences.max()))
    let words = "change their edges by \(least.shortest) to \(most.shortest)."
    #expect(try String(contentsOf: Self.article, encoding: .utf8).contains(words), "\(words)")
  }

  @Test func `the difference that letters need misses nothing of the table`() throws {
    for row in try Self.rows() {
      #expect(row.perceptual.flaggedBesidesPixels == row.perceptual.flagged, "\(row.text)")
    }
  }

  @Test func `no hairline's end moves unseen, and but for its limit it would`() throws {
    let renderer = try Renderer()
    let drawing = HairlineDrawing()
    let before = try drawing.bitmap(with: renderer)
    var blind = PerceptualMetric()
    blind.line = 1e9
    var changed = drawing
    changed.lines[Self.shown].length += 60
    let after = try changed.bitmap(with: renderer)
    for (one, other) in [(before, after), (after, before)] {
      let report = try PerceptualMetric().compare(one, to: other)
      // The first of the sixty has the line's end beside it in both.
      #expect(report.exceededLimits == [DiffLimit("line", measured: 59, allowed: 16)])
      #expect(try blind.compare(one, to: other).passes)
    }
  }

  private static let article = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Galley/Galley.docc/Comparing.md")

  /// Drawn once for all tests.
  private static let drawnRows = Result { () throws -> [Row] in
    let renderer = try Renderer()
    return try discRows(renderer) + hairlineRows(renderer)
  }

  private static func rows() throws -> [Row] { try drawnRows.get() }

  private static func hairlineRows(_ renderer: Renderer) throws -> [Row] {
    let drawing = HairlineDrawing()
    let before = try drawing.bitmap(with: renderer)
    return try HairlineDrawing.mutations.map { mutation in
      var row = Row(name: mutation.name)
      for line in drawing.lines.indices {
        var changed = drawing
        mutation.change(&changed.lines[line])
        try row.add(before, changed.bitmap(with: renderer), isShown: line == shown)
      }
      return row
    }
  }

  private static func discRows(_ renderer: Renderer) throws -> [Row] {
    let drawing = DiscDrawing()
    let before = try drawing.bitmap(with: renderer)
    return try DiscMutation.all.map { mutation in
      var row = Row(name: mutation.name)
      for disc in drawing.discs.indices {
        guard let changed = mutation.applied(to: drawing, disc: disc) else { continue }
        try row.add(before, try changed.bitmap(with: renderer), isShown: disc == shown)
      }
      return row
    }
  }
}
