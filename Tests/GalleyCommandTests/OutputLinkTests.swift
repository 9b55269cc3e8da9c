import Foundation
import Glibc
import Testing

@testable import GalleyCommand

/// What is written takes the place of a link, and follows none out of the folder it is written to.
@Suite struct OutputLinkTests {
  private let suite: RingSuite
  private let console = TestConsole()

  /// `victim` holds a file that nobody may touch.
  init() throws {
    suite = try RingSuite()
    try suite.makeFolder("victim")
    try suite.folder.write("mine", to: "victim/first.png")
  }

  private func link(_ name: String, to target: String) {
    #expect(symlink(suite.folder(target), suite.folder(name)) == 0)
  }

  private func expectUntouched() throws {
    #expect(try suite.folder.read("victim/first.png") == Array("mine".utf8))
    let names = try FileManager.default.contentsOfDirectory(atPath: suite.folder("victim"))
    #expect(names == ["first.png"])
  }

  private func isLink(_ name: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: suite.folder(name))) != nil
  }

  @Test func `render refuses a folder that is a link`() throws {
    try suite.makeFolder("out")
    link("out/ring", to: "victim")
    let arguments = ["render", suite.folder("scenes/ring.yaml"), "-o", suite.folder("out")]
    #expect(console.run(arguments) == .trouble)
    #expect(
      console.messageText.contains("out/ring' is a link, and nothing is written through links"))
    try expectUntouched()
  }

  @Test(arguments: ["victim/first.png", "victim/second.png", "nowhere"])
  func `render replaces a file that is a link`(target: String) throws {
    try suite.makeFolder("out/ring")
    link("out/ring/first.png", to: target)
    let arguments = ["render", suite.folder("scenes/ring.yaml"), "-o", suite.folder("out"), "-q"]
    #expect(console.run(arguments) == .success, "\(console.messageText)")
    #expect(!isLink("out/ring/first.png"))
    try expectUntouched()
  }

  @Test(.timeLimit(.minutes(1))) func `render replaces a pipe in a picture's place`() throws {
    try suite.makeFolder("out/ring")
    #expect(mkfifo(suite.folder("out/ring/first.png"), 0o666) == 0)
    let arguments = ["render", suite.folder("scenes/ring.yaml"), "-o", suite.folder("out"), "-q"]
    #expect(console.run(arguments) == .success, "\(console.messageText)")
    #expect(try suite.folder.read("out/ring/first.png").count > 100)
  }

  @Test func `the folder that is named may be a link itself`() throws {
    try suite.makeFolder("elsewhere")
    link("out", to: "elsewhere")
    let arguments = ["render", suite.folder("scenes/ring.yaml"), "-o", suite.folder("out"), "-q"]
    #expect(console.run(arguments) == .success, "\(console.messageText)")
    #expect(isLink("out"))
    #expect(try suite.folder.contents().contains("elsewhere/ring/first.png"))
  }

  @Test func `approve replaces a reference that is a link and refuses a folder that is one`() throws
  {
    try suite.makeFolder("refs/ring")
    #expect(suite.check() == .different)
    link("refs/ring/first.png", to: "victim/second.png")
    #expect(suite.run(["approve", "ring"]) == .success)
    #expect(!isLink("refs/ring/first.png"))
    try suite.makeFolder("empty")
    link("refs/row", to: "empty")
    #expect(suite.run(["approve", "row"], on: console) == .trouble)
    #expect(!(try suite.folder.contents().contains { $0.hasPrefix("empty/") }))
    #expect(console.messageText.contains("refs/row' is a link"), "\(console.messageText)")
    try expectUntouched()
  }

  @Test func `check reads no reference that a link leads out to, unless that is allowed`() throws {
    try suite.approveAll()
    try FileManager.default.moveItem(
      atPath: suite.folder("refs/ring"), toPath: suite.folder("kept"))
    link("refs/ring", to: "kept")
    #expect(suite.check(on: console) == .trouble)
    #expect(console.outputText.contains("a link on the way leads out of its folder"))
    #expect(suite.check("--allow-outside") == .success)
    try suite.remove("refs/ring")
    try FileManager.default.moveItem(
      atPath: suite.folder("kept"), toPath: suite.folder("refs/.kept"))
    #expect(symlink(".kept", suite.folder("refs/ring")) == 0)
    #expect(suite.check() == .success)
  }

  @Test func `prune removes a link and not what it leads to`() throws {
    try suite.approveAll()
    try suite.remove("refs/row/first.png")
    link("refs/row/first.png", to: "victim/first.png")
    try suite.remove("scenes/row.yaml")
    #expect(suite.check() == .success)
    #expect(suite.run(["prune"], on: console) == .success, "\(console.messageText)")
    #expect(!isLink("refs/row/first.png"))
    try expectUntouched()
  }

  @Test(arguments: ["--junit", "--html"])
  func `a report replaces a link`(option: String) throws {
    link("report", to: "victim/first.png")
    #expect(suite.check(option, suite.folder("report")) == .different)
    #expect(!isLink("report"))
    try expectUntouched()
  }

  @Test func `a report is passed on by what the system keeps as a link`() throws {
    #expect(suite.check("--junit", "/dev/null") == .different)
    let name = "/dev/galley-\(UUID().uuidString)"
    guard symlink("/dev/null", name) == 0 else { return }
    defer { unlink(name) }
    #expect(suite.check("--junit", name) == .different)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: name) == "/dev/null")
  }

  @Test func `the picture of a difference replaces a link`() throws {
    try suite.approveAll()
    link("changes.png", to: "victim/first.png")
    let arguments = [
      "diff", suite.folder("refs/ring/first.png"), suite.folder("refs/ring/second.png"), "-o",
      suite.folder("changes.png"),
    ]
    #expect(console.run(arguments) == .different)
    #expect(!isLink("changes.png"))
    try expectUntouched()
  }
}
