import Foundation
import Galley
import Glibc
import Testing

/// Kills the command while it approves; `GALLEY_KILLS` sets how often, 40 times unless it does.
@Suite struct KilledApprovalTests {
  private static let referenceCount = 50
  private static let seed: UInt64 = 20_261_121

  /// In memory where that can be, so that syncing to a slow disk takes no time from the renames.
  private let folder: URL = {
    let memory = URL(filePath: "/dev/shm")
    let isWritable = FileManager.default.isWritableFile(atPath: memory.path)
    return (isWritable ? memory : FileManager.default.temporaryDirectory)
      .appending(path: "galley-kills-" + UUID().uuidString)
  }()

  @Test func `a reference is the old or the new picture whenever an approval is killed`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let kills = ProcessInfo.processInfo.environment["GALLEY_KILLS"].flatMap { Int($0) } ?? 40
    // 1. References of one scene, and results that would replace each of them.
    try writeScene(item: 8)
    try run("check", status: 1)
    try run("approve", status: 0)
    let old = try references()
    #expect(old.count == Self.referenceCount)
    try writeScene(item: 10)
    try run("check", status: 1)
    let new = try pictures(in: ".galley/drawn/many")
    #expect(Set(new.keys) == Set(old.keys))
    let manifest = try Data(contentsOf: folder.appending(path: ".galley/manifest.json"))
    let whole = try timed { try run("approve", status: 0) }
    #expect(try references() == new)
    // 2. Kills: half of them at any moment, half from when the first reference is another.
    print("kills: seed \(Self.seed)")
    var generator = SplitMix64(seed: Self.seed)
    var mixed = 0
    for number in 0..<kills {
      try restore(old, manifest)
      let moment = Double.random(in: 0..<(number % 2 == 0 ? whole : 0.0005), using: &generator)
      try kill(after: moment, fromFirstRename: number % 2 == 1)
      let found = try references()
      for (name, bytes) in found where bytes != old[name] && bytes != new[name] {
        Issue.record("\(name) is neither old nor new after \(moment) s of kill \(number)")
      }
      #expect(found.count == Self.referenceCount)
      if found != old, found != new { mixed += 1 }
    }
    #expect(mixed > 0, "no kill fell amid the renames")
    // 3. Whatever the last one left, the next approval mends.
    try run("approve", status: 0)
    #expect(try references() == new)
    #expect(try temporaryFiles() == [])
    print("\(kills) kills within \(whole) s, \(mixed) amid the renames")
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `an interrupted approval takes its temporary files away`(signal: Int32) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try writeScene(item: 8)
    try run("check", status: 1)
    let process = try start("approve")
    // Waits for the first temporary file, or the end of a command that was too quick.
    while process.isRunning, try temporaryFiles().isEmpty { usleep(200) }
    Glibc.kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(try temporaryFiles() == [])
  }

  // MARK: - The suite

  private func writeScene(item: Int) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let states = (0..<Self.referenceCount).map {
      "  - { name: s\($0), start: { items: \($0 + 1) } }"
    }
    try """
    galley: 1
    screen: { size: [120, 120], scale: 1, background: white }
    views:
      - collection: ring
        layout: { kind: ring, item: \(item) }
        cell: { style: disc, fill: teal }
        items: \(Self.referenceCount)
    states:
    \(states.joined(separator: "\n"))
    """.write(to: folder.appending(path: "many.yaml"), atomically: false, encoding: .utf8)
  }

  private func restore(_ references: [String: Data], _ manifest: Data) throws {
    for (name, bytes) in references {
      try bytes.write(to: folder.appending(path: "refs/many/\(name)"))
    }
    try manifest.write(to: folder.appending(path: ".galley/manifest.json"))
  }

  private func references() throws -> [String: Data] { try pictures(in: "refs/many") }

  private func pictures(in path: String) throws -> [String: Data] {
    var pictures: [String: Data] = [:]
    for name in try names(in: path) where !name.hasPrefix(".") {
      pictures[name] = try Data(contentsOf: folder.appending(path: "\(path)/\(name)"))
    }
    return pictures
  }

  private func temporaryFiles() throws -> [String] {
    try names(in: "refs/many").filter { $0.hasSuffix(".tmp") }
  }

  private func names(in path: String) throws -> [String] {
    let path = folder.appending(path: path).path
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: path)
  }

  // MARK: - The command

  private func start(_ command: String) throws -> Process {
    let process = Process()
    process.executableURL =
      URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "galley")
    process.arguments =
      [command] + (command == "check" ? ["many.yaml", "--references", "refs"] : [])
    process.currentDirectoryURL = folder
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func run(_ command: String, status: Int32) throws {
    let process = try start(command)
    process.waitUntilExit()
    try #require(process.terminationStatus == status)
  }

  private func kill(after seconds: Double, fromFirstRename waits: Bool) throws {
    let first = fileNumber(of: "refs/many/s0.png")
    let process = try start("approve")
    while waits, process.isRunning, fileNumber(of: "refs/many/s0.png") == first {}
    usleep(UInt32(seconds * 1e6))
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Another one once another file has been put in its place.
  private func fileNumber(of path: String) -> UInt64? {
    var status = stat()
    return stat(folder.appending(path: path).path, &status) == 0 ? UInt64(status.st_ino) : nil
  }

  private func timed(_ body: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try body()
    return (ContinuousClock.now - start) / .seconds(1)
  }
}
