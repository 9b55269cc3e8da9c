import Foundation
import Testing

/// What a check against a revision leaves where it does not come to its end, and what it heeds of the
/// environment.
///
/// `GALLEY_FAULTS=all`, which `make faults` sets, tries every call; else it is some of them.
@Suite(.serialized)
struct RevisionProcessTests {
  /// How many calls lie between two that are tried.
  private static let step =
    ProcessInfo.processInfo.environment["GALLEY_FAULTS"] == "all" ? 1 : 11
  private static let check = ["check", "scenes", "--against", "HEAD"]
  private let suite: FaultedSuite

  init() throws {
    suite = try FaultedSuite()
    try suite.writeScenes(fill: "teal")
    for arguments in [
      ["init", "-q"], ["add", "scenes"],
      ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", "commit", "-q", "-m", "Scenes"],
    ] {
      let git = Process()
      git.executableURL = URL(filePath: "/usr/bin/env")
      git.arguments = ["git"] + arguments
      git.currentDirectoryURL = suite.folder
      try git.run()
      git.waitUntilExit()
      try #require(git.terminationStatus == 0)
    }
    try suite.writeScenes(fill: "red")
  }

  private func left() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: suite.folder.path)
      .filter { $0.hasPrefix("galley-") }
  }

  @Test(
    .enabled(if: FaultShim.library != nil, "a compiler for C makes what kills at a call"),
    arguments: [Fault.Event.interrupt, .termination])
  func `a check that is interrupted anywhere leaves nothing of the revision`(
    event: Fault.Event
  ) throws {
    var count = 0
    for call in [Fault.Call.create, .write, .rename] {
      for place in stride(from: 1, to: 200, by: Self.step) {
        let outcome = try suite.run(Self.check, Fault(call: call, place: place, event: event))
        guard outcome.hasFailed else { break }
        count += 1
        #expect(try left() == [], "\(call) \(place)")
      }
    }
    #expect(count > 3)
  }

  @Test(.enabled(if: FaultShim.library != nil, "a compiler for C makes what kills at a call"))
  func `what a killed check leaves goes with the next one`() throws {
    var left: [String] = []
    for place in stride(from: 1, to: 40, by: 1) where left.isEmpty {
      let fault = Fault(call: .rename, place: place, event: .kill)
      guard try suite.run(Self.check, fault).hasFailed else { break }
      left = try self.left()
    }
    try #require(!left.isEmpty)
    #expect(try suite.run(Self.check).status == 1)
    #expect(try self.left() == [])
  }

  @Test(arguments: [
    ["GIT_DIR": "/nonexistent", "GIT_WORK_TREE": "/", "GIT_INDEX_FILE": "/nonexistent/index"],
    ["GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.bare", "GIT_CONFIG_VALUE_0": "true"],
    ["GIT_CONFIG_PARAMETERS": "'core.bare'='true'", "GIT_OBJECT_DIRECTORY": "/nonexistent"],
    ["GIT_CONFIG_GLOBAL": "/nonexistent/no", "GIT_CEILING_DIRECTORIES": "/", "GIT_TRACE": "1"],
    ["GIT_EXEC_PATH": "/nonexistent", "GIT_NAMESPACE": "x", "GIT_SHALLOW_FILE": "/nonexistent"],
  ])
  func `variables of git are not heeded`(variables: [String: String]) throws {
    var command = CommandProcess(folder: suite.folder)
    command.environment = variables
    let outcome = try command.run(Self.check)
    #expect(outcome.status == 1, "\(outcome.message)")
    #expect(outcome.output.contains("4 changed (exact, against HEAD ("), "\(outcome)")
    #expect(outcome.message == "")
  }

  @Test func `without git in PATH that is told`() throws {
    var command = CommandProcess(folder: suite.folder)
    command.environment = ["PATH": "/nonexistent:."]
    let outcome = try command.run(Self.check)
    #expect(outcome.status == 2)
    #expect(
      outcome.message == "galley: there is no git: it is in no folder of PATH; install it\n")
  }
}
