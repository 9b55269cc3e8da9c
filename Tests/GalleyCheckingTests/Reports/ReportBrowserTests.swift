import Foundation
import Galley
import Testing

/// The report in a browser. Where no Chromium is installed these tests are skipped.
@Suite(.enabled(if: Browser.installed != nil, "no Chromium is installed"))
struct ReportBrowserTests {
  private func visit(
    _ report: HTMLReport, then script: String = "", _ options: [String] = []
  ) throws -> Browser.Visit {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    var bytes: [UInt8] = []
    try report.write { bytes += $0 }
    try Data(bytes + Array(script.utf8)).write(to: file)
    return try #require(Browser.installed).open(file, options)
  }

  private func verdict(of visit: Browser.Visit) -> Substring? {
    visit.document.split(separator: "<pre id=\"verdict\">").last?.split(separator: "</pre>").first
  }

  @Test func `every view is driven by the keyboard, without an error`() throws {
    let report = try DrawnReport()
    if let path = ProcessInfo.processInfo.environment["GALLEY_REPORT"] {
      var bytes: [UInt8] = []
      try report.html.write { bytes += $0 }
      try Data(bytes).write(to: URL(filePath: path))
    }
    let visit = try visit(report.html, then: BrowserSteps.script)
    #expect(visit.console == [])
    #expect(verdict(of: visit) == "all steps hold")
  }
}
