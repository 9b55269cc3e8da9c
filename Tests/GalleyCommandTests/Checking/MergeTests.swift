import Foundation
import GalleyChecking
import Testing

@testable import GalleyCommand

@Suite struct MergeTests {
  private let suite: RingSuite
  private let console = TestConsole()

  init() throws { suite = try RingSuite() }

  @Test func `parts are even, and every state is in one`() throws {
    var states: [String] = []
    for part in ["1/3", "2/3", "3/3"] {
      #expect(suite.checkPart(part) == .different)
      let drawn = try suite.folder.contents().filter {
        $0.hasPrefix("part-\(part.prefix(1))/drawn/") && $0.hasSuffix(".png")
      }
      #expect((1...2).contains(drawn.count))
      states += drawn.map { $0.split(separator: "/").suffix(2).joined(separator: "/") }
    }
    #expect(
      states.sorted() == ["ring/first.png", "ring/second.png", "row/first.png", "row/second.png"])
  }

  @Test func `the order of the scenes does not matter to what is in a part`() throws {
    #expect(suite.checkPart("1/2") == .different)
    let drawn = try suite.folder.contents().filter { $0.hasPrefix("part-1/drawn/") }
    let files = ["row", "ring"].map { suite.folder("scenes/\($0).yaml") }
    let arguments = ["--references", suite.folder("refs"), "--shard", "1/2"]
    #expect(
      suite.run(["check"] + files + arguments + ["--results", suite.folder("part-1")]) == .different
    )
    #expect(try suite.folder.contents().filter { $0.hasPrefix("part-1/drawn/") } == drawn)
  }

  @Test func `merged parts are as the whole, and can be approved and pruned`() throws {
    try suite.approveAll()
    try suite.write("ring", items: 5)
    try suite.write("gone")
    _ = suite.check()
    #expect(suite.run(["approve", "gone"]) == .success)
    try suite.remove("scenes/gone.yaml")
    _ = suite.check(on: console)
    let whole = console.outputText
    #expect(suite.checkPart("1/2") != .trouble)
    #expect(suite.checkPart("2/2") != .trouble)
    #expect(suite.merge(["2", "1"], on: console) == .different)
    let merged = String(console.outputText.dropFirst(whole.count))
    #expect(words(merged) == words(whole))
    #expect(suite.run(["prune"]) == .success)
    #expect(suite.run(["approve"]) == .success)
    #expect(suite.check() == .success)
    #expect(try suite.references().count == 4)
  }

  /// A report without how long the check took.
  private func words(_ report: String) -> [Substring] {
    report.split(separator: "\n").map { $0.prefix { $0 != "(" } }
  }

  @Test(arguments: [(2.25, 7.5), (7.5, 2.25), (3.5, 3.5)])
  func `the whole took as long as its longest part`(one: Double, two: Double) throws {
    for (part, seconds) in [("1", one), ("2", two)] {
      #expect(suite.checkPart("\(part)/2") == .different)
      let path = "part-\(part)/manifest.json"
      let text = String(decoding: try suite.folder.read(path), as: UTF8.self)
      let duration = try #require(text.firstRange(of: /"duration": [^,]+/))
      try suite.folder.write(
        text.replacingCharacters(in: duration, with: "\"duration\": \(seconds)"), to: path)
    }
    #expect(suite.merge(["1", "2"], on: console) == .different)
    let whole = String(decoding: try suite.folder.read("results/manifest.json"), as: UTF8.self)
    #expect(whole.firstMatch(of: /"duration": ([^,]+)/)?.output.1 == "\(max(one, two))")
    #expect(console.outputText.contains("(exact, \(max(one, two)) s)"))
  }

  @Test func `a part that is missing is one failure in every report, and the rest is told`() throws
  {
    try suite.approveAll()
    try suite.write("ring", items: 5)
    try suite.write("gone")
    _ = suite.check("--state", "first")
    #expect(suite.run(["approve", "gone"]) == .success)
    try suite.remove("scenes/gone.yaml")
    for part in ["1/3", "2/3", "3/3"] { #expect(suite.checkPart(part) != .trouble) }
    try suite.remove("part-2")
    let junit = suite.folder("junit.xml")
    let arguments = ["merge-reports", suite.folder("part-3"), suite.folder("part-1")]
    #expect(suite.run(arguments + ["--junit", junit], on: console) == .trouble)
    #expect(console.messageText == "")
    #expect(
      console.outputText.contains(
        "failed   part 2 of 3\n  its results are missing; run that part again, and join all 3\n"),
      "\(console.outputText)")
    #expect(console.outputText.contains("\n1 failed, 1 changed, 2 same ("), "\(console.outputText)")
    let xml = String(decoding: try suite.folder.read("junit.xml"), as: UTF8.self)
    #expect(xml.contains("<testcase name=\"the check\" classname=\"part 2 of 3\" time=\"0.000\">"))
    let page = String(decoding: try suite.folder.read("results/report.html"), as: UTF8.self)
    #expect(page.contains("<h2>part 2 of 3 <small>failed</small></h2>"))
    let github = TestConsole()
    #expect(suite.run(arguments + ["--format", "github"], on: github) == .trouble)
    #expect(github.outputText.contains("::error title=part 2 of 3 failed::part 2 of 3 could not"))
    #expect(suite.run(["prune"], on: console) == .trouble)
    #expect(console.messageText.contains("lack part 2/3; run that part again"))
    #expect(try suite.references()["gone/first.png"] != nil)
    #expect(suite.run(["approve"]) == .success)
  }

  @Test
  func `a part whose check did not end, or left nothing, is missing, with what is known of it`()
    throws
  {
    for part in ["1/2", "2/2"] { #expect(suite.checkPart(part) == .different) }
    let text = String(decoding: try suite.folder.read("part-2/manifest.json"), as: UTF8.self)
    try suite.folder.write(
      text.replacing("\"complete\": true", with: "\"complete\": false"),
      to: "part-2/manifest.json")
    #expect(suite.merge(["1", "2"], on: console) == .trouble)
    #expect(console.outputText.contains("failed   part 2 of 2\n"), "\(console.outputText)")
    #expect(console.outputText.contains("has not come to its end"), "\(console.outputText)")
    try suite.remove("part-2")
    try suite.makeFolder("part-2")
    #expect(suite.merge(["2", "1"], on: console) == .trouble)
    #expect(console.outputText.contains("there are no results in '\(suite.folder("part-2"))'"))
    // Where no part is there, there is nothing to tell.
    #expect(suite.merge(["2"], on: console) == .trouble)
    #expect(console.messageText.contains("there are no results in"))
    // What is no part of a whole that is complete is a mistake.
    #expect(suite.checkPart("2/2") == .different)
    try suite.makeFolder("part-3")
    #expect(suite.merge(["1", "3", "2"], on: console) == .trouble)
    #expect(console.messageText.contains("there are no results in '\(suite.folder("part-3"))'"))
  }

  @Test func `doubled and foreign parts are refused`() throws {
    #expect(suite.checkPart("1/2") == .different)
    #expect(suite.merge(["1", "1"], on: console) == .trouble)
    #expect(console.messageText.contains("are both part 1/2"))
    try suite.write("ring", items: 5)
    #expect(suite.checkPart("2/2") == .different)
    #expect(suite.merge(["1", "2"], on: console) == .trouble)
    #expect(console.messageText.contains("are not of the same suite"))
    #expect(suite.check() == .different)
    #expect(suite.run(["merge-reports", suite.folder("results")], on: console) == .trouble)
    #expect(console.messageText.contains("is no part of a suite"))
  }

  @Test func `parts of other options are not of the same suite`() throws {
    #expect(suite.checkPart("1/2") == .different)
    #expect(suite.checkPart("2/2", "--layout-tolerance", "3") == .different)
    #expect(suite.merge(["1", "2"], on: console) == .trouble)
  }

  @Test(arguments: ["0/2", "3/2", "2", "a/b", "1/0", "1/1001", "-1/2"])
  func `a part that there is not is wrong usage`(text: String) {
    #expect(Shard(text) == nil)
    #expect(suite.checkPart(text) == .trouble)
  }
}
