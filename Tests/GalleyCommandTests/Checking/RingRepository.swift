import Foundation

@testable import GalleyCommand

/// A repository of git around a suite of rings, for one test.
struct RingRepository {
  let suite: RingSuite

  /// Commits the two scenes of the suite.
  init() throws {
    suite = try RingSuite()
    try Self.git(["init", "-q", suite.folder.path])
    // What a command leaves among the tests' own files is told by git's status.
    try suite.folder.write("results\nclone\n", to: ".git/info/exclude")
    try commit("Two rings")
  }

  /// Commits all that there is.
  func commit(_ message: String) throws {
    try git("add", "--all")
    try git("commit", "-q", "--allow-empty", "-m", message)
  }

  @discardableResult
  func git(_ arguments: String...) throws -> String {
    try Self.git(["-C", suite.folder.path] + arguments)
  }

  @discardableResult
  static func git(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c",
        "core.quotePath=true",
      ]
      + ["-c", "init.defaultBranch=main", "-c", "protocol.file.allow=always"] + arguments
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin", "HOME": "/nonexistent",
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_DATE": "2026-03-04T05:06:07Z", "LC_ALL": "C",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(text: text) }
    return text
  }

  private struct Failure: Error {
    var text: String
  }

  func check(against revision: String, _ more: String..., on console: TestConsole) -> ExitStatus {
    suite.run(["check", suite.folder("scenes"), "--against", revision] + more, on: console)
  }
}
