import Testing

@testable import GalleyCommand

@Suite struct PruneTests {
  private let suite: RingSuite
  private let console = TestConsole()

  /// `row` has no scene any more.
  init() throws {
    suite = try RingSuite()
    try suite.approveAll()
    try suite.remove("scenes/row.yaml")
  }

  @Test func `removes what is obsolete, and folders that are empty then`() throws {
    #expect(suite.check() == .success)
    #expect(suite.run(["prune"], on: console) == .success)
    #expect(console.messageText == "removed row/first.png\nremoved row/second.png\n")
    #expect(try suite.references().keys.sorted() == ["ring/first.png", "ring/second.png"])
    #expect(!(try suite.folder.contents().contains("refs/row")))
    // What is pruned is not missed when it comes again.
    try suite.write("row")
    let console = TestConsole()
    #expect(suite.check(on: console) == .different)
    #expect(console.outputText.contains("2 new"))
  }

  @Test func `a dry run only tells`() throws {
    #expect(suite.check() == .success)
    #expect(suite.run(["prune", "--dry-run"], on: console) == .success)
    #expect(console.messageText == "would remove row/first.png\nwould remove row/second.png\n")
    #expect(try suite.references().count == 4)
  }

  @Test func `a dry run tells what pruning would, also what keeps it from it`() throws {
    let console = TestConsole()
    #expect(suite.check() == .success)
    try suite.folder.write("new", to: "refs/row/second.png")
    #expect(suite.run(["prune", "--dry-run"], on: self.console) == .trouble)
    #expect(suite.run(["prune"], on: console) == .trouble)
    #expect(self.console.messageText == console.messageText)
    #expect(console.messageText.contains("has changed since the check"))
    #expect(try suite.references().count == 4)
  }

  @Test(arguments: [["--state", "first"], ["--shard", "1/2"]])
  func `a check of a part prunes nothing`(options: [String]) throws {
    let check = ["check", suite.folder("scenes"), "--references", suite.folder("refs")]
    #expect(suite.run(check + options) == .success)
    #expect(suite.run(["prune"], on: console) == .trouble)
    #expect(
      console.messageText.contains(options[0] == "--state" ? "without --state" : "merge-reports"))
    #expect(try suite.references().count == 4)
  }

  @Test func `a reference or a scene that has changed since keeps all`() throws {
    #expect(suite.check() == .success)
    try suite.folder.write("new", to: "refs/row/second.png")
    #expect(suite.run(["prune"], on: console) == .trouble)
    #expect(console.messageText.contains("refs/row/second.png' has changed since the check"))
    #expect(suite.check() == .success)
    try suite.write("ring", items: 4)
    #expect(suite.run(["prune"], on: console) == .trouble)
    #expect(try suite.references().count == 4)
  }
}
