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

  @Test func `with --partial a part that is missing is told, and the others say how it ends`()
    throws
  {
    try suite.approveAll()
    for part in ["1/2", "2/2"] { #expect(suite.checkPart(part) == .success) }
    let first = ["merge-reports", suite.folder("part-1")]
    #expect(suite.run(first, on: console) == .trouble)
    let partial = TestConsole()
    #expect(suite.run(first + ["--partial"], on: partial) == .success)
    #expect(partial.outputText.contains("failed   part 2 of 2\n  its results are missing;"))
    #expect(partial.outputText.contains("\n1 failed, 2 same ("))
    try suite.write("ring", items: 5)
    try suite.write("row", items: 5)
    for part in ["1/2", "2/2"] { #expect(suite.checkPart(part) == .different) }
    #expect(suite.run(first + ["--partial"]) == .different)
    #expect(suite.run(first + [suite.folder("part-2"), "--partial"]) == .different)
    // What failed in a part that is there is trouble.
    try suite.write("ring", extra: "nonsense: 1")
    for part in ["1/2", "2/2"] { _ = suite.checkPart(part) }
    #expect(suite.run(first + ["--partial"]) == .trouble)
    // Where no part is there, there is nothing to tell.
    #expect(suite.run(["merge-reports", suite.folder("none"), "--partial"]) == .trouble)
  }

  @Test func `a part that was run again replaces the earlier one`() throws {
    try suite.approveAll()
    #expect(suite.checkPart("1/2") == .success)
    #expect(suite.checkPart("2/2") == .success)
    let again = suite.folder("part-1-again")
    #expect(
      suite.run(
        ["check", suite.folder("scenes"), "--references", suite.folder("refs"), "--shard", "1/2"]
          + ["--results", again]) == .success)
    // What the earlier one drew is damaged, and what the later one has counts.
    let text = String(decoding: try suite.folder.read("part-1/manifest.json"), as: UTF8.self)
    try suite.folder.write(
      text.replacing("\"status\": \"same\"", with: "\"status\": \"failed\""),
      to: "part-1/manifest.json")
    let parts = ["merge-reports"] + ["part-1", "part-2", "part-1-again"].map { suite.folder($0) }
    #expect(suite.run(parts, on: console) == .success)
    #expect(
      console.messageText == """
        part 1/2 was run again: '\(again)' counts, not '\(suite.folder("part-1"))'

        """)
    #expect(console.outputText.contains("4 same ("))
    let earlier = ["merge-reports"] + ["part-1-again", "part-2", "part-1"].map { suite.folder($0) }
    #expect(suite.run(earlier) == .trouble)
    // One whose check did not end replaces nothing.
    let unended = String(decoding: try suite.folder.read("part-1/manifest.json"), as: UTF8.self)
    try suite.folder.write(
      unended.replacing("\"complete\": true", with: "\"complete\": false"),
      to: "part-1/manifest.json")
    let unfinished = TestConsole()
    #expect(suite.run(earlier, on: unfinished) == .success)
    #expect(unfinished.messageText.contains("'\(again)' counts, not '\(suite.folder("part-1"))'"))
  }

  @Test func `foreign parts are refused`() throws {
    #expect(suite.checkPart("1/2") == .different)
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
