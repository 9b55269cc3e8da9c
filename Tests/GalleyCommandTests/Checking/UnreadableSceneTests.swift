import Foundation
import Testing

@testable import GalleyCommand

/// A scene that cannot be read, beside others that can.
@Suite struct UnreadableSceneTests {
  private let suite: RingSuite
  private let console = TestConsole()

  init() throws { suite = try RingSuite() }

  private func breakRow() throws { try suite.write("row", extra: "radus: 2") }

  @Test func `it is one failed entry of every report, and the rest is checked`() throws {
    try suite.approveAll()
    try breakRow()
    let junit = suite.folder("junit.xml")
    #expect(suite.check("--junit", junit, on: console) == .trouble)
    #expect(console.messageText == "")
    #expect(
      console.outputText.contains(
        "failed   row\n  \(suite.folder("scenes/row.yaml")):11:1: unknown key 'radus'"))
    #expect(console.outputText.contains("\n      radus: 2\n      ^\n"))
    #expect(console.outputText.contains("\n1 failed, 2 same (exact, "))
    let xml = String(decoding: try suite.folder.read("junit.xml"), as: UTF8.self)
    #expect(xml.contains("<testcase name=\"the scene\" classname=\"row\" time=\"0.000\">"))
    #expect(xml.contains("tests=\"3\" failures=\"0\" errors=\"1\""))
    let page = String(decoding: try suite.folder.read("results/report.html"), as: UTF8.self)
    #expect(page.contains("<h2>row <small>failed</small></h2>"))
    #expect(!page.contains("row/first"))
    let github = TestConsole()
    #expect(suite.check("--format", "github", on: github) == .trouble)
    #expect(github.outputText.split(separator: "\n").count == 1)
    #expect(
      github.outputText.contains("scenes/row.yaml,line=11,col=1,title=row failed::row could not"))
    let json = TestConsole()
    #expect(suite.check("--format", "json", on: json) == .trouble)
    #expect(json.outputText.contains("\"state\": \"\",\n      \"status\": \"failed\","))
  }

  @Test func `its references are neither obsolete nor forgotten`() throws {
    try suite.approveAll()
    try breakRow()
    #expect(suite.check(on: console) == .trouble)
    #expect(!console.outputText.contains("obsolete"))
    #expect(suite.run(["prune"]) == .success)
    #expect(try suite.references().count == 4)
    try suite.remove("refs/row/first.png")
    #expect(suite.check() == .trouble)
    try suite.write("row")
    #expect(suite.check(on: console) == .different)
    #expect(console.outputText.contains("missing  row/first"))
  }

  @Test func `what the others drew can be approved`() throws {
    try suite.approveAll()
    try breakRow()
    try suite.write("ring", items: 5)
    #expect(suite.check() == .trouble)
    #expect(suite.run(["approve"], on: console) == .success)
    #expect(console.messageText == "approved ring/first\napproved ring/second\n")
    #expect(suite.check() == .trouble)
    #expect(suite.run(["review", "--accept-all"]) == .trouble)
  }

  @Test func `one part of a suite tells it, and so does the whole`() throws {
    try suite.approveAll()
    try breakRow()
    #expect(suite.checkPart("1/2") == .trouble)
    #expect(suite.checkPart("2/2") == .success)
    #expect(suite.merge(["2", "1"], on: console) == .trouble)
    #expect(console.outputText.contains("1 failed, 2 same"))
    try suite.write("row")
    #expect(suite.checkPart("2/2") == .success)
    #expect(suite.merge(["1", "2"], on: console) == .trouble)
    #expect(console.messageText.contains("are not of the same suite"))
  }

  @Test(arguments: [
    ["--state", "first"], ["--state", "third"], ["--strict"], ["--metric", "perceptual"],
  ])
  func `no option hides it`(arguments: [String]) throws {
    try suite.approveAll()
    try breakRow()
    #expect(suite.check(arguments, on: console) == .trouble)
    #expect(console.outputText.contains("failed   row\n"))
  }

  @Test func `one that asks for what there is not, or is not there, is the same`() throws {
    try suite.approveAll()
    try suite.write("row", extra: "check: { metric: exakt }")
    #expect(suite.check(on: console) == .trouble)
    #expect(console.outputText.contains("failed   row\n"))
    #expect(console.outputText.contains("unknown metric 'exakt'"))
    #expect(console.outputText.contains("1 failed, 2 same"))
    let files = ["ring", "gone"].map { suite.folder("scenes/\($0).yaml") }
    #expect(suite.run(["check"] + files + ["--references", suite.folder("refs")]) == .trouble)
  }
}
