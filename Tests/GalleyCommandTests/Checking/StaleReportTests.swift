import Foundation
import Testing

@testable import GalleyCommand

/// Whatever becomes of a run, no report of an earlier one lies where its own would.
@Suite struct StaleReportTests {
  private let suite: RingSuite
  private let console = TestConsole()
  private let reports: [String]

  init() throws {
    suite = try RingSuite()
    reports = ["--junit", suite.folder("junit.xml"), "--html", suite.folder("page.html")]
    _ = suite.check(["--junit", suite.folder("junit.xml")], on: console)
    _ = suite.check(reports, on: console)
  }

  private func stale() throws -> [String] {
    try suite.folder.contents().filter {
      ["junit.xml", "page.html", "results/report.html"].contains($0)
    }
  }

  @Test func `a run that cannot begin leaves none, and nothing to approve`() throws {
    #expect(try stale().sorted() == ["junit.xml", "page.html"])
    try suite.folder.write("a file", to: "refs")
    #expect(suite.check(reports, on: console) == .trouble)
    #expect(try stale() == [])
    try suite.remove("refs")
    #expect(suite.run(["approve"], on: console) == .trouble)
    #expect(console.messageText.contains("has not come to its end; run galley check again"))
    #expect(suite.check() == .different)
    #expect(suite.run(["approve"]) == .success)
  }

  @Test(arguments: [["--metric", "none"], ["--tolerance", "x=1"], ["--state", "nowhere"]])
  func `a run that options stop leaves none`(arguments: [String]) throws {
    #expect(suite.check(reports + arguments, on: console) == .trouble)
    #expect(try stale() == [])
  }

  @Test func `scenes that are nowhere are what the new ones tell`() throws {
    try suite.remove("scenes")
    #expect(suite.check(reports, on: console) == .trouble)
    let xml = String(decoding: try suite.folder.read("junit.xml"), as: UTF8.self)
    #expect(xml.contains("tests=\"1\" failures=\"0\" errors=\"1\""))
    #expect(suite.run(["approve"]) == .trouble)
    #expect(try suite.references() == [:])
  }

  @Test func `what a report would be written over by mistake stays`() throws {
    let scene = suite.folder("scenes/ring.yaml")
    let before = try suite.folder.read("scenes/ring.yaml")
    #expect(suite.check("--junit", scene) == .trouble)
    #expect(try suite.folder.read("scenes/ring.yaml") == before)
    // Refused before anything is taken away.
    #expect(try stale().contains("page.html"))
    #expect(suite.run(["approve"]) == .success)
    let reference = try suite.folder.read("refs/ring/first.png")
    #expect(suite.check("--html", suite.folder("refs/ring/first.png")) == .trouble)
    #expect(try suite.folder.read("refs/ring/first.png") == reference)
  }

  @Test func `parts that do not fit leave no report of the whole, and stay themselves`() throws {
    _ = suite.checkPart("1/2")
    _ = suite.checkPart("2/2")
    #expect(suite.merge(["1", "2"], on: console) == .different)
    #expect(try stale().contains("results/report.html"))
    #expect(suite.checkPart("2/2", "--layout-tolerance", "3") == .different)
    #expect(suite.merge(["1", "2"], on: console) == .trouble)
    #expect(try !stale().contains("results/report.html"))
    #expect(suite.checkPart("2/2") == .different)
    #expect(
      suite.run(["merge-reports", suite.folder("part-1"), "--results", suite.folder("part-1")])
        == .trouble)
    #expect(suite.merge(["1", "2"], on: console) == .different)
  }

  @Test func `a report that is a device stays a device`() throws {
    #expect(suite.check("--junit", "/dev/null") == .different)
    #expect(FileManager.default.fileExists(atPath: "/dev/null"))
  }
}
