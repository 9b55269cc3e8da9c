import Foundation
import Glibc
import Testing

/// What becomes of the copies of a scene's fonts where a command does not come to its end.
@Suite struct FontFolderTests {
  private let suite: FaultedSuite

  init() throws {
    suite = try FaultedSuite()
    try suite.writeScenes(fill: "teal")
  }

  private func folders() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: suite.folder.path)
      .filter { $0.hasPrefix("galley-fonts-") }.sorted()
  }

  private func layout() throws {
    #expect(try suite.run(["layout", "scenes/words.yaml"]).status == 0)
  }

  @Test func `a reader that goes early ends the command, and its fonts are taken away`() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // The reader is gone before the first word.
    process.arguments = [
      "-c", "(sleep 1; exec \"$GALLEY\" layout scenes/words.yaml; echo $? >&2) | true",
    ]
    process.currentDirectoryURL = suite.folder
    var environment = ProcessInfo.processInfo.environment
    environment["GALLEY"] = CommandProcess.executable.path
    environment["TMPDIR"] = suite.folder.path
    environment["GALLEY_CACHE_DIR"] = "/dev/null/none"
    process.environment = environment
    let message = Pipe()
    process.standardError = message
    try process.run()
    let words = String(
      decoding: message.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(words == "")
    #expect(try folders() == [])
  }

  @Test(.enabled(if: FaultShim.library != nil, "a compiler for C makes what kills at a call"))
  func `fonts of a process that was killed go with the next one`() throws {
    var left: [String] = []
    for place in stride(from: 1, to: 40, by: 1) where left.isEmpty {
      let fault = Fault(call: .write, place: place, event: .kill)
      let outcome = try suite.run(["layout", "scenes/words.yaml"], fault)
      guard outcome.hasFailed else { break }
      left = try folders()
    }
    try #require(left.count == 1)
    try layout()
    #expect(try folders() == [])
  }

  @Test func `what has no mark, or a process that lives, stays`() throws {
    let files = FileManager.default
    func make(_ name: String, _ content: [String], mode: Int = 0o700) throws -> String {
      let path = suite.folder.appending(path: name).path
      try files.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: mode])
      for file in content { try Data().write(to: URL(filePath: path + "/" + file)) }
      return path
    }
    _ = try make("galley-fonts-mine", ["0", "1"])
    _ = try make("galley-fonts-open", [".galley-fonts", "0"], mode: 0o755)
    let held = try make("galley-fonts-held", [".galley-fonts", "0"])
    let more = try make("galley-fonts-more", [".galley-fonts", "0", "letter.txt"])
    _ = try make("galley-fonts-gone", [".galley-fonts", "0", "1"])
    let lock = open(held, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
    try layout()
    #expect(
      try folders() == [
        "galley-fonts-held", "galley-fonts-mine", "galley-fonts-more", "galley-fonts-open",
      ])
    #expect(try files.contentsOfDirectory(atPath: more) == ["letter.txt"])
    #expect(try files.contentsOfDirectory(atPath: held).count == 2)
  }
}
