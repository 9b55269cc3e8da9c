import Testing

@testable import GalleyCommand

@Suite struct ReviewTests {
  private let suite: RingSuite

  init() throws {
    suite = try RingSuite()
    _ = suite.check()
  }

  @Test(arguments: [
    ("arsa", ["ring/first.png", "row/second.png"], "2 accepted, 1 rejected, 1 left open"),
    ("A", ["ring/first.png", "ring/second.png", "row/first.png", "row/second.png"], "4 accepted"),
    ("sA", ["ring/second.png", "row/first.png", "row/second.png"], "3 accepted, 0 rejected, 1"),
    ("aq", ["ring/first.png"], "1 accepted, 0 rejected, 3 left open"),
    ("xxa", ["ring/first.png"], "1 accepted, 0 rejected, 3 left open"),
    ("", [], "0 accepted, 0 rejected, 4 left open"),
  ])
  func `keys decide one difference after the other`(
    keys: String, accepted: [String], summary: String
  ) throws {
    let console = TestConsole(keys: keys)
    let status = suite.run(["review"], on: console)
    #expect(status == (accepted.count == 4 ? .success : .different))
    #expect(try suite.references().keys.sorted() == accepted)
    #expect(console.messageText.contains(summary))
    #expect(console.messageText.contains("[1/4] ring/first: new\n"))
    #expect(
      console.messageText.contains("  actual:   \(suite.folder("results/drawn/ring/first.png"))"))
  }

  @Test func `what was rejected is left out until it is named`() throws {
    #expect(suite.run(["review", "ring/first", "--reject-all"]) == .different)
    #expect(suite.run(["approve"]) == .success)
    #expect(try suite.references()["ring/first.png"] == nil)
    #expect(suite.run(["approve", "ring/first"]) == .success)
    #expect(try suite.references()["ring/first.png"] != nil)
  }

  @Test func `all is accepted without asking`() throws {
    #expect(suite.run(["review", "--accept-all"]) == .success)
    #expect(suite.check() == .success)
  }

  @Test func `a difference is told with its numbers and its three pictures`() throws {
    #expect(suite.run(["approve"]) == .success)
    try suite.write("ring", items: 5)
    _ = suite.check()
    let console = TestConsole(keys: "q")
    #expect(suite.run(["review"], on: console) == .different)
    for words in [
      "[1/2] ring/first: changed", "of 1600 pixels differ", "expected: ", "actual:   ",
      "diff:     \(suite.folder("results/diff/ring/first.png"))",
    ] {
      #expect(console.messageText.contains(words), "\(console.messageText)")
    }
  }

  @Test func `nothing to review is success`() throws {
    try suite.approveAll()
    let console = TestConsole()
    #expect(suite.run(["review"], on: console) == .success)
    #expect(console.messageText == "there is nothing to review\n")
  }
}
