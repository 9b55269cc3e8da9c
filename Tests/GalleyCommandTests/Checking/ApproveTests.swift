import Foundation
import Testing

@testable import GalleyCommand

@Suite struct ApproveTests {
  private let suite: RingSuite
  private let console = TestConsole()

  init() throws { suite = try RingSuite() }

  @Test func `a change of several states is accepted by its number, where it is all that changed`()
    throws
  {
    try suite.approveAll()
    // The four states have a new color, and the two of `row` one item more.
    try suite.write("ring", fill: "red")
    try suite.write("row", items: 4, fill: "red")
    let check = TestConsole()
    #expect(suite.check(on: check) == .different)
    #expect(check.outputText.hasPrefix("change 1  4 states of 2 scenes\n"), "\(check.outputText)")
    let console = TestConsole()
    #expect(suite.run("approve", "--change", "1", on: console) == .success)
    #expect(
      console.messageText == """
        2 states changed in other ways, too, and are left; 'galley review' shows how
        approved ring/first
        approved ring/second

        """)
    #expect(suite.check() == .different)
  }

  @Test func `a change that no check reported is refused`() throws {
    try suite.approveAll()
    let console = TestConsole()
    #expect(suite.run("approve", "--change", "1", on: console) == .trouble)
    #expect(console.messageText.contains("found no change that states share"))
    #expect(suite.run("approve", "ring", "--change", "1", on: console) == .trouble)
  }

  @Test func `approves the very bytes that the check drew`() throws {
    _ = suite.check()
    let drawn = try suite.folder.read("results/drawn/ring/first.png")
    #expect(suite.run(["approve"], on: console) == .success)
    #expect(console.messageText.contains("approved ring/first\napproved ring/second\n"))
    #expect(try suite.references()["ring/first.png"] == drawn)
    #expect(try suite.references().count == 4)
  }

  @Test(arguments: [
    (["ring/first"], ["ring/first.png"]), (["row"], ["row/first.png", "row/second.png"]),
    (["*/second"], ["ring/second.png", "row/second.png"]),
    (["ring/first", "row/f*"], ["ring/first.png", "row/first.png"]),
  ])
  func `approves what is named`(names: [String], approved: [String]) throws {
    _ = suite.check()
    #expect(suite.run(["approve"] + names) == .success)
    #expect(try suite.references().keys.sorted() == approved)
  }

  @Test func `a name that the check did not know is an error with the nearest`() throws {
    _ = suite.check()
    #expect(suite.run(["approve", "ring/frist"], on: console) == .trouble)
    #expect(
      console.messageText
        == "galley: the last check knew no 'ring/frist'; did you mean 'ring/first'?\n")
  }

  @Test func `twice approved is once approved`() throws {
    _ = suite.check()
    #expect(suite.run(["approve"]) == .success)
    #expect(suite.run(["approve"], on: console) == .success)
    #expect(console.messageText == "there is nothing to approve\n")
  }

  @Test func `without a check there is nothing that could be approved`() throws {
    #expect(suite.run(["approve"], on: console) == .trouble)
    #expect(console.messageText.contains("run galley check first"))
  }

  @Test func `a scene that has changed since is stale`() throws {
    try expectStale(saying: "scenes/ring.yaml' has changed since 'ring' was drawn") {
      try suite.write("ring", items: 5)
    }
  }

  @Test func `a reference that has changed since is stale`() throws {
    try expectStale(saying: "refs/ring/second.png' has changed since the check") {
      try suite.makeFolder("refs/ring")
      try suite.folder.write("someone's", to: "refs/ring/second.png")
    }
  }

  @Test func `a drawing that was touched or is gone is stale`() throws {
    try expectStale(saying: "drawn/row/first.png' is not what the check drew") {
      try suite.folder.write("another", to: "results/drawn/row/first.png")
    }
    try expectStale(saying: "drawn/row/first.png', which the check drew, is gone") {
      try suite.remove("results/drawn/row/first.png")
    }
  }

  /// Changes something between a check and an approval, which must then change nothing.
  private func expectStale(saying words: String, _ change: () throws -> Void) throws {
    _ = suite.check()
    try change()
    let before = try suite.references()
    let console = TestConsole()
    #expect(suite.run(["approve"], on: console) == .trouble)
    #expect(console.messageText.contains(words), "\(console.messageText)")
    #expect(console.messageText.contains("nothing was changed; run galley check again"))
    #expect(try suite.references() == before)
  }

  @Test func `a check that did not end cannot be approved`() throws {
    _ = suite.check()
    let text = String(decoding: try suite.folder.read("results/manifest.json"), as: UTF8.self)
    try suite.folder.write(
      text.replacing("\"complete\": true", with: "\"complete\": false"),
      to: "results/manifest.json")
    #expect(suite.run(["approve"], on: console) == .trouble)
    #expect(console.messageText.contains("has not come to its end"))
  }

  @Test(arguments: ["{", "[]", "{\"galleyResults\": 2}", "{\"galleyResults\": 1}"])
  func `a manifest that cannot be read is trouble`(text: String) throws {
    _ = suite.check()
    try suite.folder.write(text, to: "results/manifest.json")
    #expect(suite.run(["approve"], on: console) == .trouble)
    #expect(console.messageText.contains("results/manifest.json': "))
  }

  @Test func `a manifest cannot lead out of the references`() throws {
    _ = suite.check()
    let text = String(decoding: try suite.folder.read("results/manifest.json"), as: UTF8.self)
    try suite.folder.write(
      text.replacing("\"path\": \"ring/first.png\"", with: "\"path\": \"../first.png\""),
      to: "results/manifest.json")
    #expect(suite.run(["approve"], on: console) == .trouble)
    #expect(console.messageText.contains("'states[0].path' is not a path below the references"))
  }

  @Test func `what a killed approval left is taken away, whatever process had its number`() throws {
    _ = suite.check()
    try suite.makeFolder("refs/ring")
    // The first process of the system lives, and has nothing to do with it.
    try suite.folder.write("half", to: "refs/ring/.galley-1-1.tmp")
    try suite.folder.write("half", to: "refs/.galley-1-2.tmp")
    #expect(suite.run(["approve"]) == .success)
    #expect(!(try suite.folder.contents().contains { $0.hasSuffix(".tmp") }))
  }

  @Test func `a reference that cannot be replaced leaves all others as they were`() throws {
    try suite.approveAll()
    let before = try suite.references()
    try suite.write("ring", items: 5)
    try suite.write("row", items: 6)
    #expect(suite.check() == .different)
    try suite.remove("refs/row/second.png")
    try suite.makeFolder("refs/row/second.png")
    try suite.folder.write("mine", to: "refs/row/second.png/mine.txt")
    #expect(suite.run(["approve"], on: console) == .trouble)
    for name in ["ring/first.png", "ring/second.png", "row/first.png"] {
      #expect(try suite.folder.read("refs/" + name) == before[name])
    }
  }

  @Test func `an approval that was ended half-way is finished by the next one, which says so`()
    throws
  {
    _ = suite.check()
    let text = String(decoding: try suite.folder.read("results/manifest.json"), as: UTF8.self)
    try suite.folder.write(
      text.replacing("\"decision\": null", with: "\"decision\": \"begun\""),
      to: "results/manifest.json")
    #expect(suite.run(["approve"], on: console) == .success)
    #expect(
      console.messageText.hasPrefix("an approval that was ended half-way is finished now\n"),
      "\(console.messageText)")
    #expect(try suite.references().count == 4)
  }

  @Test func `results that were moved can be approved`() throws {
    _ = suite.check()
    try FileManager.default.moveItem(atPath: suite.folder("results"), toPath: suite.folder("moved"))
    #expect(suite.run(["approve", "--results", suite.folder("moved")]) == .success)
    #expect(try suite.references().count == 4)
  }
}
