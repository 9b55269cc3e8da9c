import Foundation
import Glibc
import Testing

/// The command where the system gives it less than usual.
@Suite struct PoorMachineTests {
  private let suite: FaultedSuite

  init() throws {
    suite = try FaultedSuite()
    try suite.writeScenes(fill: "teal")
  }

  /// Runs a line of a shell in which `$GALLEY` is the command.
  private func shell(_ line: String) throws -> (status: Int32, output: String, message: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = suite.folder
    var environment = ProcessInfo.processInfo.environment
    environment["GALLEY"] = CommandProcess.executable.path
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["GALLEY_CACHE_DIR"] = "/dev/null/none"
    process.environment = environment
    let (output, message) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = message
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let words = String(
      decoding: message.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text, words)
  }

  /// The system's list of the process's memory is then not there.
  private static let canHideProc: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "unshare -m sh -c 'mount -t tmpfs none /proc'"]
    process.standardError = FileHandle.nullDevice
    guard geteuid() == 0, (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  @Test(.enabled(if: canHideProc, "hiding /proc needs root and a mount namespace of one's own"))
  func `without /proc a command has its arguments, and a check runs`() throws {
    let hidden = "unshare -m sh -c 'mount -t tmpfs none /proc && exec \"$GALLEY\" "
    let check = try shell(hidden + "check scenes --references refs'")
    #expect(check.status == 1, "\(check)")
    #expect(check.output.contains("4 new"))
    let bare = try shell(hidden + "'")
    #expect(bare.status == 2)
    #expect(bare.message.contains("USAGE: galley <subcommand>"))
    let wrong = try shell(hidden + "chekc'")
    #expect(wrong.status == 2)
    #expect(wrong.message.contains("chekc"), "\(wrong)")
  }

  @Test func `where descriptors run out, a check says so and fails`() throws {
    #expect(try shell("$GALLEY check scenes --references refs").status == 1)
    #expect(try shell("$GALLEY approve -q").status == 0)
    var failures = 0
    for count in 4...12 {
      let check = try shell("ulimit -n \(count); exec $GALLEY check scenes --references refs -j 1")
      // With fewer still, the system cannot load the command.
      if check.status == 127 { continue }
      #expect([0, 2].contains(check.status), "\(count): \(check)")
      if check.status == 0 { #expect(check.output.contains("4 same"), "\(count): \(check)") }
      guard check.status == 2 else { continue }
      failures += 1
      let words = (check.output + check.message).lowercased()
      #expect(words.contains("too many") || words.contains("cannot read"), "\(count): \(check)")
    }
    #expect(failures > 0)
  }

  @Test func `where memory runs out, the command says so and names the state`() throws {
    try suite.write(
      """
      galley: 1
      screen: { size: [8000, 8000], scale: 1, background: white }
      views: [{ shape: rectangle, fill: red }]
      states: [{ name: vast }]
      """, to: "big.yaml")
    var words: [String] = []
    for megabytes in stride(from: 150, through: 1_050, by: 60) {
      let render = try shell("ulimit -v \(megabytes << 10); exec $GALLEY render big.yaml -o out -q")
      // With too little, the system cannot load the command.
      if [0, 127].contains(render.status) { continue }
      #expect(render.status == 2, "\(megabytes) MB: \(render)")
      #expect(render.message.contains("out of memory"), "\(megabytes) MB: \(render)")
      words.append(render.message)
      #expect(try suite.files("out") == [:])
    }
    #expect(
      words.contains { $0.contains("drawing 'vast' of 'big'") || $0.contains("draw 'vast' of") })
  }
}
