import Galley
import Testing

@testable import GalleyChecking

/// The table of a check in Markdown.
@Suite struct MarkdownReportTests {
  @Test func `where all is the same there is no table`() {
    let report = ReportSamples.report([ReportSamples.outcome(.same)])
    #expect(MarkdownReport(report).text == "### Galley: 1 same\n")
  }

  @Test func `texts cannot break the table`() {
    let outcome = ReportSamples.outcome(.failed, "a|b", "<img src=x>", message: "no `c` @all\nmore")
    let text = MarkdownReport(ReportSamples.report([outcome])).text
    #expect(
      text.split(separator: "\n").last
        == "| a\\|b/&lt;img src=x&gt; | failed | no \\`c\\` \\@all |  |")
  }

  @Test func `two thousand states stay below what a comment may have, with pictures, too`() throws {
    let text = MarkdownReport(ReportSamples.changed(2000)).text
    #expect(text.hasSuffix("\nand 1800 more states\n"))
    let address = try #require(
      PictureAddress("https://example.org/\(String(repeating: "a", count: 200))/{path}"))
    let pictures = MarkdownReport(ReportSamples.changed(2000), pictures: address).text
    #expect((50_000..<65_536).contains(pictures.count))
    #expect(pictures.hasSuffix(" more states\n"))
  }

  @Test func `pictures stand where the address says`() throws {
    let outcome = ReportSamples.outcome(
      .changed, "a|\"b", "1.dark", comparison: ReportSamples.comparison(["it moved"]))
    let address = try #require(PictureAddress("https://example.org/7/{path}?a&b"))
    let row = MarkdownReport(ReportSamples.report([outcome]), pictures: address).text
      .split(separator: "\n").last
    #expect(
      row == #"""
        | a\|"b/1.dark | changed | it moved | 2 | \#
        <img width="140" alt="expected" src="https://example.org/7/expected/a%7C%22b/1.dark.png?a&amp;b"> \#
        <img width="140" alt="actual" src="https://example.org/7/drawn/a%7C%22b/1.dark.png?a&amp;b"> \#
        <img width="140" alt="difference" src="https://example.org/7/diff/a%7C%22b/1.dark.png?a&amp;b"> |
        """#)
  }

  @Test(arguments: ["https://example.org/", "{path}{path}", ""])
  func `an address without one place for the path is none`(pattern: String) {
    #expect(PictureAddress(pattern) == nil)
  }
}
