import GalleyChecking
import GalleySystem
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

  @Test(arguments: [
    ("Ay", 4, "4 accepted"), ("Anaq", 1, "1 accepted, 0 rejected, 3 left open"), ("A", 0, "0 acc"),
  ])
  func `on a terminal accepting all is asked once more`(
    keys: String, count: Int, summary: String
  ) throws {
    let console = TestConsole(keys: keys, asksAgain: true)
    _ = suite.run(["review"], on: console)
    #expect(try suite.references().count == count)
    #expect(console.messageText.contains("accept all 4 that are left? y/n "))
    #expect(console.messageText.contains(summary))
  }

  @Test func `what is no letter is not shown`() {
    let console = TestConsole(keys: "\u{1B}\u{7}\u{9B}q", asksAgain: true)
    _ = suite.run(["review"], on: console)
    #expect(
      console.messageText.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.properties.generalCategory != .control
      })
    #expect(console.messageText.contains("4 left open"))
  }

  @Test func `what a manifest names steers no terminal`() {
    let outcome = StateOutcome(
      scene: "a\u{1B}[2J", state: "b\u{9B}", status: .new, path: "a/b.png", warnings: ["c\nd\u{7}"])
    let card = ReviewCard(
      Manifest.Entry(outcome), number: 1, of: 1, in: ResultsFolder("results"), references: "refs")
    #expect(
      card.lines.map(\.text) == [
        "[1/1] a\\u{1B}[2J/b\\u{9B}: new", "  warning: c\\nd\\u{7}",
        "  actual:   results/drawn/a/b.png",
      ])
  }

  @Test func `what was rejected is left out until it is named`() throws {
    #expect(suite.run(["review", "ring/first", "--reject-all"]) == .different)
    #expect(suite.run(["approve"]) == .success)
    #expect(try suite.references()["ring/first.png"] == nil)
    #expect(suite.run(["approve", "ring/first"]) == .success)
    #expect(try suite.references()["ring/first.png"] != nil)
  }

  @Test func `what was rejected before is no success later`() {
    let console = TestConsole(keys: "")
    _ = suite.run(["review", "--reject-all"])
    #expect(suite.run(["review"], on: console) == .different)
    #expect(console.messageText.contains("there is nothing to review; 4 were rejected before"))
  }

  @Test(arguments: [["review", "--accept-all"], ["review"]])
  func `no review is done beside a state that failed`(arguments: [String]) throws {
    try suite.write("ring", extra: "  - { name: third, do: [{ tap: 99 }] }")
    _ = suite.check()
    for _ in 0..<2 {
      let console = TestConsole(keys: "A")
      #expect(suite.run(arguments, on: console) == .trouble)
      #expect(console.messageText.contains("1 state failed: mend what galley check tells of"))
    }
    #expect(try suite.references().count == 4)
    #expect(suite.run(["review", "row", "--accept-all"]) == .success)
    #expect(suite.run(["review", "ring", "--accept-all"]) == .trouble)
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
