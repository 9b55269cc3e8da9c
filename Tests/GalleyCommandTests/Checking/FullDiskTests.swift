import Foundation
import Glibc
import Testing

@testable import GalleyCommand

/// A file system in memory of so few bytes that it fills up; only a superuser may have one.
private final class TinyDisk: Sendable {
  let path: String

  init(at path: String, kilobytes: Int) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard mount("tmpfs", path, "tmpfs", 0, "size=\(kilobytes)k") == 0 else { throw NoDisk() }
    self.path = path
  }

  deinit { umount2(path, Int32(MNT_DETACH)) }

  struct NoDisk: Error {}

  /// Leaves so much free.
  func fill(leavingKilobytes free: Int) throws {
    unlink(path + "/filler")
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { throw NoDisk() }
    let count = max(0, Int(status.f_bavail) * Int(status.f_bsize) - free * 1024)
    try Data(count: count).write(to: URL(filePath: path + "/filler"))
  }

  static let canBeMade: Bool = {
    let path = FileManager.default.temporaryDirectory.path + "/galley-disk-\(getpid())"
    defer { rmdir(path) }
    return (try? TinyDisk(at: path, kilobytes: 64)) != nil
  }()
}

@Suite(.enabled(if: TinyDisk.canBeMade, "a file system needs a superuser to mount it"))
struct FullDiskTests {
  private let suite: RingSuite

  init() throws { suite = try RingSuite() }

  @Test func `a disk that fills up at any write of approve leaves the references as they were`()
    throws
  {
    let disk = try TinyDisk(at: suite.folder("refs"), kilobytes: 256)
    try suite.approveAll()
    let old = try pictures()
    try suite.write("ring", items: 5)
    try suite.write("row", items: 6)
    #expect(suite.check() == .different)
    var failures = 0
    for free in 0..<8 {
      try disk.fill(leavingKilobytes: free * 4)
      let console = TestConsole()
      guard suite.run(["approve"], on: console) == .trouble else { break }
      failures += 1
      #expect(console.messageText.contains("the disk is full"), "\(console.messageText)")
      #expect(try pictures() == old)
      #expect(!(try suite.folder.contents().contains { $0.hasSuffix(".tmp") }))
    }
    // Four pictures of a page each: it fails at the first, second, third and fourth.
    #expect(failures >= 4)
    try disk.fill(leavingKilobytes: 128)
    #expect(suite.run(["approve"]) == .success)
    #expect(suite.check() == .success)
  }

  @Test func `a full disk is told once, however many files there are`() throws {
    let disk = try TinyDisk(at: suite.folder("small"), kilobytes: 256)
    try disk.fill(leavingKilobytes: 0)
    for command in [
      ["render", suite.folder("scenes"), "-o", suite.folder("small/out")],
      ["check", suite.folder("scenes"), "--references", suite.folder("refs"), "--results"]
        + [suite.folder("small/results")],
    ] {
      let console = TestConsole()
      #expect(console.run(command) == .trouble)
      let text = console.messageText + console.outputText
      #expect(text.split(separator: "the disk is full").count == 2, "\(text)")
      #expect(text.hasPrefix("galley: cannot "), "\(text)")
    }
  }

  private func pictures() throws -> [String: [UInt8]] {
    try suite.references().filter { $0.key.hasSuffix(".png") }
  }

  @Test func `a disk that fills up at any write of check is trouble, and what is left no results`()
    throws
  {
    try suite.approveAll()
    try suite.write("ring", items: 5)
    let disk = try TinyDisk(at: suite.folder("small"), kilobytes: 512)
    var failures = 0
    for free in stride(from: 0, through: 400, by: 8) {
      try disk.fill(leavingKilobytes: free)
      let console = TestConsole()
      let arguments = ["check", suite.folder("scenes"), "--references", suite.folder("refs")]
      if suite.run(arguments + ["--results", suite.folder("small/results")], on: console)
        == .different
      {
        break
      }
      failures += 1
      #expect((console.messageText + console.outputText).contains("the disk is full"))
      try? FileManager.default.removeItem(atPath: suite.folder("small/results"))
    }
    #expect(failures >= 3)
    #expect(failures < 50)
  }
}
