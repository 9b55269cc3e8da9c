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

  @Test func `missing, doubled and foreign parts are refused`() throws {
    #expect(suite.checkPart("1/2") == .different)
    #expect(suite.merge(["1"], on: console) == .trouble)
    #expect(console.messageText.contains("part 2/2 missing"))
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
