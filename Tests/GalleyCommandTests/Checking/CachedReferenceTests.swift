import Foundation
import Testing

@testable import GalleyCommand

/// What a check knows of earlier ones: a state whose reference is gone is missing where one was
/// known, and new where none was.
@Suite struct CachedReferenceTests {
  private let suite: RingSuite
  private let console = TestConsole()

  init() throws {
    suite = try RingSuite()
    try suite.approveAll()
  }

  private func status(of state: String) throws -> String? {
    let console = TestConsole()
    _ = suite.check("--verbose", on: console)
    return console.outputText.split(separator: "\n").first { $0.hasSuffix(" \(state)") }
      .map { String($0.prefix { $0 != " " }) }
  }

  @Test func `a check of chosen states forgets no other`() throws {
    #expect(suite.check("--state", "first") == .success)
    try suite.remove("refs/ring/second.png")
    #expect(try status(of: "ring/second") == "missing")
  }

  @Test func `a part of a suite forgets nothing that it does not draw`() throws {
    try suite.remove("scenes/row.yaml")
    #expect(suite.check("--shard", "2/2") == .success)
    try suite.write("row")
    try suite.remove("refs/row/first.png")
    #expect(try status(of: "row/first") == "missing")
  }

  @Test func `what a check knew of another folder of references is not missed in this one`() throws
  {
    func check(_ folder: String) -> String {
      let console = TestConsole()
      _ = suite.run(
        ["check", suite.folder("scenes"), "--references", suite.folder(folder)], on: console)
      return console.outputText
    }
    #expect(check("ios-26").contains("\n4 new ("))
    #expect(suite.run(["approve"]) == .success)
    #expect(check("ios-26").hasPrefix("4 same ("))
    try suite.remove("ios-26/row/first.png")
    // The same folder by another name.
    #expect(check("scenes/../ios-26/").contains("missing  row/first\n"))
  }

  @Test
  func `what was approved into another folder is not known of the one that was compared with`()
    throws
  {
    try suite.write("extra")
    #expect(suite.check() == .different)
    #expect(suite.run(["approve", "--references", suite.folder("copy")]) == .success)
    #expect(try status(of: "extra/first") == "new")
  }

  @Test func `a check of a scene forgets no other scene`() throws {
    let arguments = [
      "check", suite.folder("scenes/ring.yaml"), "--references", suite.folder("refs"),
    ]
    #expect(suite.run(arguments) == .success)
    try suite.remove("refs/row/first.png")
    #expect(try status(of: "row/first") == "missing")
  }

  @Test func `the whole forgets what no state draws any more`() throws {
    try suite.remove("scenes/row.yaml")
    #expect(suite.check() == .success)
    #expect(suite.run(["prune"]) == .success)
    #expect(suite.check() == .success)
    try suite.write("row")
    #expect(try status(of: "row/first") == "new")
  }

  @Test func `a whole check forgets a state that is drawn no more, prune or not`() throws {
    try suite.remove("scenes/row.yaml")
    try suite.remove("refs/row")
    #expect(suite.check() == .success)
    try suite.write("row")
    #expect(try status(of: "row/first") == "new")
  }

  @Test func `parts that are joined know what each of them knew`() throws {
    try suite.remove("results")
    for part in ["1/2", "2/2"] { #expect(suite.checkPart(part) == .success) }
    #expect(suite.merge(["2", "1"], on: console) == .success)
    for state in ["ring/first", "ring/second", "row/first", "row/second"] {
      try suite.remove("refs/\(state).png")
    }
    _ = suite.check(on: console)
    #expect(console.outputText.contains("\n4 missing ("))
  }
}
