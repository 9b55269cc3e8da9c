import Foundation
import Testing

@testable import GalleyCommand

@Suite struct BadReferenceTests {
  private let suite: RingSuite
  private let console = TestConsole()

  init() throws {
    suite = try RingSuite()
    try suite.approveAll()
  }

  private func expectFailure(saying words: String) {
    #expect(suite.check(on: console) == .trouble)
    #expect(console.outputText.contains("failed   ring/first\n"), "\(console.outputText)")
    #expect(console.outputText.contains(words), "\(console.outputText)")
    #expect(console.outputText.contains("3 same"))
    // What was not compared cannot be approved.
    for arguments in [["approve", "ring/first"], ["approve"], ["approve", "--quiet"]] {
      #expect(suite.run(arguments, on: console) == .trouble)
    }
    #expect(console.messageText.contains("there is nothing to approve; 1 state failed: mend what"))
    #expect(suite.run(["approve", "row"], on: console) == .success)
  }

  @Test func `a pointer of Git LFS is told with its cure`() throws {
    try suite.folder.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n",
      to: "refs/ring/first.png")
    expectFailure(saying: "fetch it with 'git lfs pull'")
  }

  @Test func `half a picture is told to be half`() throws {
    let bytes = try suite.folder.read("refs/ring/first.png")
    try Data(bytes.prefix(bytes.count / 2)).write(
      to: URL(filePath: suite.folder("refs/ring/first.png")))
    expectFailure(saying: "ends in the middle of the picture; is it being written")
  }

  @Test(arguments: ["", "no picture"])
  func `what is no picture is trouble`(text: String) throws {
    try suite.folder.write(text, to: "refs/ring/first.png")
    expectFailure(saying: "refs/ring/first.png'")
  }

  @Test func `a folder where a file is due is trouble`() throws {
    try suite.remove("refs/ring/first.png")
    try suite.makeFolder("refs/ring/first.png")
    expectFailure(saying: "it is a folder; name a file in it")
  }

  @Test func `references that are a file are trouble before anything is drawn`() throws {
    let arguments = [
      "check", suite.folder("scenes"), "--references", suite.folder("scenes/ring.yaml"),
    ]
    #expect(suite.run(arguments, on: console) == .trouble)
    #expect(console.messageText.contains("it is no folder; name a folder"))
  }

  @Test func `references that are not there are none`() throws {
    try suite.remove("refs")
    #expect(suite.check(on: console) == .different)
    #expect(console.outputText.contains("4 missing"))
  }
}
