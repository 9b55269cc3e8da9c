import Foundation
import Testing

@testable import GalleyCommand

/// When references were approved, by git.
@Suite struct ReferenceLogTests {
  private let repository: RingRepository
  private let console = TestConsole()

  private var suite: RingSuite { repository.suite }

  init() throws {
    repository = try RingRepository()
    try suite.approveAll()
  }

  private func log(_ names: String...) -> [String] {
    let console = TestConsole()
    #expect(
      suite.run(["review", "--log"] + names, on: console) == .success, "\(console.messageText)")
    return console.outputText.split(separator: "\n").map(String.init)
  }

  @Test func `each reference has its last commit`() throws {
    try repository.commit("Approve \u{1B}[31m two: rings\n\nAt length.")
    let first = try repository.git("rev-parse", "HEAD").prefix(10)
    try suite.write("ring", fill: "red")
    _ = suite.check()
    #expect(suite.run(["approve", "ring/first"]) == .success)
    try repository.commit("A red ring")
    let second = try repository.git("rev-parse", "HEAD").prefix(10)
    #expect(suite.run(["approve", "ring/second"]) == .success)
    try suite.write("new", fill: "red")
    _ = suite.check()
    #expect(suite.run(["approve", "new/first"]) == .success)
    let words = "Approve \\u{1B}[31m two: rings"
    #expect(
      log() == [
        "new/first    not committed",
        "ring/first   2026-03-04  \(second)  A red ring",
        "ring/second  2026-03-04  \(first)  \(words) (changed since, and not committed)",
        "row/first    2026-03-04  \(first)  \(words)",
        "row/second   2026-03-04  \(first)  \(words)",
      ])
    #expect(log("row").map { $0.prefix(10) } == ["row/first ", "row/second"])
    #expect(log("*/first").count == 3)
  }

  /// Approves all that is drawn now.
  private func approve() {
    let console = TestConsole()
    _ = suite.check([], on: console)
    #expect(
      suite.run(["approve"], on: console) == .success,
      "\(console.outputText)\(console.messageText)")
  }

  @Test func `a merge is told for what neither of its sides had`() throws {
    try repository.commit("Two rings")
    try repository.git("checkout", "-q", "-b", "side")
    try suite.write("row", fill: "red")
    approve()
    try repository.commit("A red row")
    let side = try repository.git("rev-parse", "HEAD").prefix(10)
    try repository.git("checkout", "-q", "main")
    try suite.write("ring", fill: "blue")
    approve()
    try repository.commit("A blue ring")
    let main = try repository.git("rev-parse", "HEAD").prefix(10)
    try repository.git("merge", "-q", "--no-ff", "-m", "Both", "side")
    let lines = log()
    try #require(lines.count == 4)
    #expect(lines[0] == "ring/first   2026-03-04  \(main)  A blue ring")
    #expect(lines[2] == "row/first    2026-03-04  \(side)  A red row")
  }

  @Test func `a pointer of Git LFS stands for the picture`() throws {
    let picture = try suite.folder.read("refs/ring/first.png")
    let digest = try RingRepository.sha256(ofFileAt: suite.folder("refs/ring/first.png"))
    let pointer =
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize \(picture.count)\n"
    try suite.folder.write(pointer, to: "refs/ring/first.png")
    try repository.commit("As LFS keeps it")
    try Data(picture).write(to: URL(filePath: suite.folder("refs/ring/first.png")))
    #expect(log("ring/first").allSatisfy { $0.hasSuffix("As LFS keeps it") })
  }

  @Test func `what a shallow clone begins with may be older`() throws {
    try repository.commit("Approve")
    try repository.commit("Nothing")
    let clone = suite.folder("clone")
    try RingRepository.git(["clone", "-q", "--depth", "1", "file://" + suite.folder.path, clone])
    let arguments = ["review", "--log", "--references", clone + "/refs"]
    #expect(suite.run(arguments, on: console) == .success)
    #expect(console.outputText.contains("ring/first   2026-03-04 or before  "))
    #expect(console.messageText.contains("'git fetch --unshallow' brings the rest"))
  }

  @Test func `what cannot be told is told plainly`() throws {
    #expect(log().allSatisfy { $0.hasSuffix("  not committed") })
    func trouble(_ arguments: String..., of suite: RingSuite) -> String {
      let console = TestConsole()
      #expect(suite.run(["review", "--log"] + arguments, on: console) == .trouble)
      return console.messageText
    }
    let other = try RingSuite()
    #expect(trouble(of: other).contains("there are no results in"))
    try other.approveAll()
    #expect(trouble(of: other).contains("lies in no repository of git"))
    let none = trouble("--references", suite.folder("scenes/none"), of: suite)
    #expect(none.contains("there are no references in '"))
    #expect(trouble("rign", of: suite).contains("did you mean 'ring'?"))
    #expect(trouble("--accept-all", of: suite).contains("--log only tells"))
    try RingRepository.git(["init", "-q", other.folder.path])
    #expect(other.run(["review", "--log"], on: console) == .success)
    #expect(console.outputText.contains("ring/first   not committed"))
  }
}

extension RingRepository {
  /// As a program beside git has it.
  fileprivate static func sha256(ofFileAt path: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sha256sum", path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return String(text.prefix(64))
  }
}
