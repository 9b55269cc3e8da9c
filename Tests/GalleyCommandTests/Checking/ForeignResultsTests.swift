import Foundation
import Testing

@testable import GalleyCommand

/// Results that come from elsewhere may be hostile: they lead nobody out of the working folder.
@Suite struct ForeignResultsTests {
  private let suite: RingSuite
  private let console = TestConsole()

  init() throws {
    suite = try RingSuite()
    _ = suite.check()
  }

  private func edit(_ text: String, _ replacement: String, in results: String = "results") throws {
    let path = results + "/manifest.json"
    let manifest = String(decoding: try suite.folder.read(path), as: UTF8.self)
    #expect(manifest.contains(text))
    try suite.folder.write(manifest.replacing(text, with: replacement), to: path)
  }

  /// Puts a link in a file's place.
  private func link(_ name: String, to target: String) throws {
    try suite.remove(name)
    try FileManager.default.createSymbolicLink(
      atPath: suite.folder(name), withDestinationPath: suite.folder(target))
  }

  private func copyResults() throws {
    try FileManager.default.copyItem(
      atPath: suite.folder("results"), toPath: suite.folder("copied"))
  }

  @Test(arguments: [
    "../first.png", ".ssh/first.png", "ring/.first.png", "ring/first", "ring//first.png",
    "/ring/first.png", "ring/authorized_keys",
  ])
  func `a path is that of a picture in a folder, or the manifest is refused`(path: String) throws {
    try edit("\"path\": \"ring/first.png\"", "\"path\": \"\(path)\"")
    #expect(suite.run(["approve"], on: console) == .trouble)
    #expect(console.messageText.contains("'states[0].path' is not a path below the references"))
    #expect(try suite.references() == [:])
  }

  @Test(arguments: ["approve", "prune", "review"])
  func `copied results do not say which absolute folder is written to`(command: String) throws {
    try copyResults()
    let copied = ["--results", suite.folder("copied")]
    #expect(suite.run([command] + copied, on: console) == .trouble)
    #expect(console.messageText.contains("name the folder of references with --references"))
    #expect(try suite.references() == [:])
    let named = ["--references", suite.folder("refs")]
    #expect(suite.run(["approve"] + copied + named) == .success)
    #expect(try suite.references().count == 4)
  }

  @Test(arguments: ["../refs", "a/../../refs", ".git/hooks", ""])
  func `nor do they lead upwards or to hidden folders`(references: String) throws {
    try edit("\"\(suite.folder("refs"))\"", "\"\(references)\"")
    try copyResults()
    let arguments = ["approve", "--results", suite.folder("copied")]
    #expect(suite.run(arguments, on: console) == .trouble)
    #expect(console.messageText.contains("with --references"))
  }

  @Test func `a link among the drawings is not followed`() throws {
    try FileManager.default.moveItem(
      atPath: suite.folder("results/drawn/ring"), toPath: suite.folder("elsewhere"))
    try FileManager.default.createSymbolicLink(
      atPath: suite.folder("results/drawn/ring"), withDestinationPath: suite.folder("elsewhere"))
    #expect(suite.run(["approve"], on: console) == .trouble)
    #expect(console.messageText.contains("a link is on the way to it"))
    #expect(try suite.references() == [:])
  }

  @Test func `a manifest that is a link is not followed`() throws {
    try FileManager.default.copyItem(
      atPath: suite.folder("results/manifest.json"), toPath: suite.folder("mine.json"))
    try link("results/manifest.json", to: "mine.json")
    let mine = try suite.folder.read("mine.json")
    #expect(suite.run(["approve"], on: console) == .trouble)
    #expect(console.messageText.contains("a link is on the way to it"))
    #expect(try suite.folder.read("mine.json") == mine)
  }

  @Test(arguments: ["drawn", "diff", "expected"])
  func `merging takes no other pictures than the check left`(pictures: String) throws {
    try suite.approveAll()
    try suite.write("ring", items: 5)
    #expect(suite.checkPart("1/1") == .different)
    let name = "part-1/\(pictures)/ring/first.png"
    let bytes = try suite.folder.read(name)
    try suite.folder.write("secret", to: "secret.png")
    try link(name, to: "secret.png")
    #expect(suite.merge(["1"], on: console) == .trouble)
    #expect(console.messageText.contains("a link is on the way to it"))
    try suite.remove(name)
    try suite.folder.write("secret", to: name)
    #expect(suite.merge(["1"], on: console) == .trouble)
    #expect(console.messageText.contains("run that part again"))
    try Data(bytes).write(to: URL(filePath: suite.folder(name)))
    #expect(suite.merge(["1"], on: console) == .different)
  }

  @Test func `what is obsolete is shown from believed references only`() throws {
    try suite.approveAll()
    try suite.remove("scenes/row.yaml")
    #expect(suite.checkPart("1/1") == .success)
    let page = { String(decoding: try suite.folder.read("results/report.html"), as: UTF8.self) }
    let picture = Data(try suite.folder.read("refs/row/second.png")).base64EncodedString()
    #expect(suite.merge(["1"], on: console) == .success)
    #expect(try page().contains(picture))
    try FileManager.default.copyItem(
      atPath: suite.folder("part-1"), toPath: suite.folder("part-2"))
    #expect(suite.merge(["2"], on: console) == .success)
    #expect(!(try page().contains(picture)))
  }

  @Test func `doubled states and pictures are refused in words`() throws {
    try edit("\"path\": \"ring/second.png\"", "\"path\": \"ring/first.png\"")
    #expect(suite.run(["approve"], on: console) == .trouble)
    #expect(console.messageText.contains("'states' has 'ring/first.png' twice"))
    #expect(suite.checkPart("1/1") == .different)
    try edit("\"row/second.png\"", "\"ring/first.png\"", in: "part-1")
    #expect(suite.merge(["1"], on: console) == .trouble)
    #expect(console.messageText.contains("'scenes' has 'ring/first.png' twice"))
  }

  @Test func `a state in two parts is refused in words`() throws {
    #expect(suite.checkPart("1/2") == .different)
    try FileManager.default.copyItem(
      atPath: suite.folder("part-1"), toPath: suite.folder("part-2"))
    try edit("\"1/2\"", "\"2/2\"", in: "part-2")
    #expect(suite.merge(["1", "2"], on: console) == .trouble)
    #expect(console.messageText.contains("is both in"))
  }
}
