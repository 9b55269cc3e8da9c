import Foundation
import GalleyRuns
import Testing

@testable import GalleyCommand

/// What lies where: references and results keep apart, and nothing foreign is touched.
@Suite struct PlacesTests {
  private let suite: RingSuite
  private let console = TestConsole()

  init() throws { suite = try RingSuite() }

  private func makePipe(_ name: String) throws {
    try? suite.remove(name)
    #expect(mkfifo(suite.folder(name), 0o666) == 0)
  }

  @Test(arguments: ["results", "results/expected", "results/drawn/../expected", "link/expected"])
  func `references among the results are refused before anything is touched`(
    references: String
  ) throws {
    #expect(suite.check() == .different)
    try suite.makeFolder("results/expected/ring")
    try suite.folder.write("mine", to: "results/expected/ring/first.png")
    try FileManager.default.createSymbolicLink(
      atPath: suite.folder("link"), withDestinationPath: suite.folder("results"))
    let before = try suite.folder.contents()
    let arguments = ["check", suite.folder("scenes"), "--references", suite.folder(references)]
    #expect(suite.run(arguments, on: console) == .trouble)
    #expect(console.messageText.contains("lie in one another"))
    #expect(try suite.folder.contents() == before)
  }

  @Test func `results among the references of a scene are refused, beside them they are not`()
    throws
  {
    let check = ["check", suite.folder("scenes"), "--references", suite.folder("refs")]
    #expect(
      suite.run(check + ["--results", suite.folder("refs/ring")], on: console) == .trouble)
    #expect(console.messageText.contains("lie in one another"))
    #expect(!(try suite.folder.contents().contains("refs")))
    #expect(suite.run(check + ["--results", suite.folder("refs/.galley")]) == .different)
  }

  @Test func `parts and references below the folder for the whole are refused`() throws {
    #expect(suite.checkPart("1/1") == .different)
    let arguments = ["merge-reports", suite.folder("part-1"), "--results", suite.folder.path]
    #expect(suite.run(arguments, on: console) == .trouble)
    #expect(console.messageText.contains("lies in the folder for the whole"))
    try suite.makeFolder("refs")
    #expect(
      suite.run(
        ["merge-reports", suite.folder("part-1"), "--results", suite.folder("refs")], on: console)
        == .trouble)
    #expect(console.messageText.contains("lie in one another"))
  }

  @Test(.timeLimit(.minutes(1))) func `a pipe as a reference is refused, not waited for`() throws {
    try suite.approveAll()
    try makePipe("refs/ring/first.png")
    #expect(suite.check(on: console) == .trouble)
    #expect(console.outputText.contains("it is a pipe or a device"), "\(console.outputText)")
    #expect(suite.run(["approve"]) == .trouble)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["approve", "prune"])
  func `a pipe that comes after the check is refused`(command: String) throws {
    try suite.approveAll()
    try suite.remove("scenes/row.yaml")
    try suite.write("ring", items: 5)
    #expect(suite.check() == .different)
    try makePipe(command == "approve" ? "refs/ring/first.png" : "refs/row/first.png")
    #expect(suite.run([command], on: console) == .trouble)
    #expect(console.messageText.contains("it is a pipe or a device"))
  }

  @Test func `making room for results leaves files that are not pictures of states`() throws {
    #expect(suite.check() == .different)
    let foreign = ["results/drawn/notes.txt", "results/drawn/mine.png", "results/diff/x.png"]
    try suite.makeFolder("results/diff")
    for name in foreign { try suite.folder.write("mine", to: name) }
    #expect(suite.check() == .different)
    let contents = try suite.folder.contents()
    for name in foreign { #expect(contents.contains(name), "\(name)") }
  }

  @Test func `a link among the results is removed, and what it leads to stays`() throws {
    #expect(suite.check() == .different)
    try suite.makeFolder("mine")
    try suite.folder.write("mine", to: "mine/first.png")
    try suite.remove("results/drawn/ring")
    try FileManager.default.createSymbolicLink(
      atPath: suite.folder("results/drawn/ring"), withDestinationPath: suite.folder("mine"))
    #expect(suite.check() == .different)
    #expect(try suite.folder.read("mine/first.png") == Array("mine".utf8))
    #expect(try suite.folder.read("results/drawn/ring/first.png") != Array("mine".utf8))
  }

  @Test(arguments: ["approve", "prune"])
  func `references that someone works in are left alone`(command: String) throws {
    try suite.approveAll()
    try suite.remove("scenes/row.yaml")
    try suite.write("ring", items: 5)
    #expect(suite.check() == .different)
    let before = try suite.references()
    let lock = try FolderLock(suite.folder("refs"))
    #expect(suite.run([command], on: console) == .trouble)
    #expect(console.messageText.contains("another galley is at work there"))
    #expect(try suite.references() == before)
    withExtendedLifetime(lock) {}
  }

  @Test func `a refused approval leaves no folder of references behind`() throws {
    #expect(suite.check() == .different)
    try suite.write("ring", items: 5)
    #expect(suite.run(["approve"]) == .trouble)
    #expect(!(try suite.folder.contents().contains("refs")))
  }
}
