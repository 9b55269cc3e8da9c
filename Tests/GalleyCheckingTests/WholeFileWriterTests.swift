import Foundation
import GalleyRuns
import Glibc
import Testing

@Suite struct WholeFileWriterTests {
  @Test func `files are written, and the folders above them`() throws {
    let folder = try TemporaryFolder()
    try WholeFileWriter.write([
      OutputFile(path: folder("a/b/one"), bytes: [1]), OutputFile(path: folder("two"), bytes: []),
    ])
    #expect(try folder.contents() == ["a", "a/b", "a/b/one", "two"])
    #expect(try folder.read("a/b/one") == [1])
  }

  @Test func `a file that is there is replaced`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a longer text than the next", to: "one")
    try WholeFileWriter.write([OutputFile(path: folder("one"), bytes: [7])])
    #expect(try folder.read("one") == [7])
  }

  @Test func `a symbolic link is replaced, and what it points to stays`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "target")
    symlink(folder("target"), folder("link"))
    try WholeFileWriter.write([OutputFile(path: folder("link"), bytes: [7])])
    #expect(try folder.read("target") == Array("old".utf8))
    #expect(try folder.read("link") == [7])
    #expect(throws: (any Error).self) {
      try FileManager.default.destinationOfSymbolicLink(atPath: folder("link"))
    }
  }

  @Test func `where a file cannot take its place, those before it are put back`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "one")
    try folder.write("old", to: "link-target")
    symlink("link-target", folder("two"))
    let batch = FileBatch()
    for name in ["one", "two", "new/three", "four"] {
      try batch.put(OutputFile(path: folder(name), bytes: [7]))
    }
    // Nothing was there when it was put.
    try FileManager.default.createDirectory(
      atPath: folder("four"), withIntermediateDirectories: false)
    let error = #expect(throws: FileError.self) { try batch.commit() }
    #expect(error?.description.contains("a folder is in the way") == true)
    #expect(try folder.contents() == ["four", "link-target", "one", "two"])
    #expect(try folder.read("one") == Array("old".utf8))
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder("two"))
    #expect(link == "link-target")
  }

  @Test func `what is removed goes with the batch, and comes back where that fails`() throws {
    let folder = try TemporaryFolder()
    for name in ["one", "two", "three"] { try folder.write(name, to: name) }
    let batch = FileBatch()
    try batch.put(OutputFile(path: folder("new"), bytes: [7]))
    for name in ["one", "gone", "two"] { try batch.remove(folder(name)) }
    #expect(try folder.read("one") == Array("one".utf8))
    try batch.commit(isSynced: true)
    #expect(try folder.contents() == ["new", "three"])

    let failing = FileBatch()
    try failing.put(OutputFile(path: folder("new"), bytes: [8]))
    try folder.write("one", to: "one")
    for name in ["one", "three"] { try failing.remove(folder(name)) }
    try FileManager.default.removeItem(atPath: folder("three"))
    try FileManager.default.createDirectory(
      atPath: folder("three"), withIntermediateDirectories: false)
    #expect(throws: FileError.self) { try failing.commit(isSynced: true) }
    #expect(try folder.contents() == ["new", "one", "three"])
    #expect(try folder.read("new") == [7])
    #expect(try folder.read("one") == Array("one".utf8))
    #expect(throws: FileError.self) { try FileBatch().remove(folder("three")) }
  }

  @Test func `temporary files of the dead are taken away, those of the living stay`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder("inner"), withIntermediateDirectories: false)
    let leftovers = [".galley-1-1.tmp", "inner/.galley-abc-2.tmp"]
    for name in leftovers { try folder.write("half", to: name) }
    do {
      let living = try OutputFolder(folder.path)
      #expect(try folder.contents() == ["inner"])
      for name in leftovers { try folder.write("half", to: name) }
      LeftoverFiles.remove(below: folder.path)
      #expect(try folder.contents() == [".galley-1-1.tmp", "inner", "inner/.galley-abc-2.tmp"])
      withExtendedLifetime(living) {}
    }
    LeftoverFiles.remove(below: folder.path)
    #expect(try folder.contents() == ["inner"])
  }

  @Test func `a device takes the bytes and stays a device`() throws {
    try WholeFileWriter.write([OutputFile(path: "/dev/null", bytes: [1, 2, 3])])
    #expect(FileKind(at: "/dev/null") == .special)
  }

  @Test func `a folder in the way is told, and no other file is changed`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "one")
    try FileManager.default.createDirectory(
      atPath: folder("two"), withIntermediateDirectories: false)
    let error = failure(writing: [folder("one"), folder("new/three"), folder("two")])
    #expect(
      error == "cannot write '\(folder("two"))': "
        + "a folder is in the way; move it or choose another name")
    #expect(try folder.contents() == ["one", "two"])
    #expect(try folder.read("one") == Array("old".utf8))
  }

  @Test func `a file in the way of a folder is told`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "one")
    #expect(
      failure(writing: [folder("one/two/three")]) == "cannot make the folder '\(folder("one"))': "
        + "a file is in the way where a folder is needed; move it or choose another name")
    #expect(try folder.contents() == ["one"])
  }

  @Test func `a name that is too long is told`() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "x", count: 300)
    #expect(failure(writing: [folder("new/" + name)])?.contains("name is too long") == true)
    #expect(try folder.contents() == [])
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func `a folder without permission is told`() throws {
    let folder = try TemporaryFolder()
    chmod(folder.path, 0o500)
    defer { chmod(folder.path, 0o700) }
    #expect(failure(writing: [folder("one")])?.contains("permission denied") == true)
  }

  @Test(.enabled(if: TemporaryDisk.isPossible, "mounting a file system needs root"))
  func `a full disk is told, and leaves what was there`() throws {
    let disk = try TemporaryDisk()
    try disk.folder.write("old", to: "one")
    let bytes = [UInt8](repeating: 1, count: 700 << 10)
    let files = ["one", "new/two"].map { OutputFile(path: disk.folder($0), bytes: bytes) }
    #expect(
      failure(writing: files) == "cannot write '\(disk.folder("new/two"))': "
        + "the disk is full; free some space or choose another place")
    #expect(try disk.folder.contents() == ["one"])
    #expect(try disk.folder.read("one") == Array("old".utf8))
  }

  @Test func `a file comes part by part, and none of it shows before all are there`() throws {
    let folder = try TemporaryFolder()
    let batch = FileBatch()
    try batch.put(folder("new/one")) { write in for byte in 1...3 { try write([UInt8(byte)]) } }
    try batch.put(OutputFile(path: folder("two"), bytes: [9]))
    #expect(try folder.contents().allSatisfy { !$0.hasSuffix("one") && !$0.hasSuffix("two") })
    try batch.commit()
    #expect(try folder.contents() == ["new", "new/one", "two"])
    #expect(try folder.read("new/one") == [1, 2, 3])
  }

  @Test func `what is discarded leaves nothing, and what was there`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "two")
    let batch = FileBatch()
    try batch.put(OutputFile(path: folder("new/one"), bytes: [1]))
    try batch.put(OutputFile(path: folder("two"), bytes: [9]))
    batch.discard()
    #expect(try folder.contents() == ["two"])
    #expect(try folder.read("two") == Array("old".utf8))
  }

  @Test func `a file whose maker fails half-way leaves nothing`() throws {
    struct Failure: Error {}
    let folder = try TemporaryFolder()
    let batch = FileBatch()
    #expect(throws: Failure.self) {
      try batch.put(folder("one")) { write in
        try write([1])
        throw Failure()
      }
    }
    #expect(try folder.contents() == [])
  }

  @Test(.enabled(if: TemporaryDisk.isPossible, "mounting a file system needs root"))
  func `a disk that fills up part by part is told`() throws {
    let disk = try TemporaryDisk()
    let batch = FileBatch()
    let error = #expect(throws: FileError.self) {
      try batch.put(disk.folder("new/one")) { write in
        for _ in 0..<20 { try write([UInt8](repeating: 1, count: 100 << 10)) }
      }
    }
    batch.discard()
    #expect(error?.description.contains("the disk is full") == true)
    #expect(try disk.folder.contents() == [])
  }

  @Test func `a limit on the size of files is told, and leaves nothing behind`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      let file = OutputFile(path: folder("new/one"), bytes: [UInt8](repeating: 1, count: 2000))
      let error = #expect(throws: FileError.self) { try WholeFileWriter.write([file]) }
      #expect(error?.description.contains("raise the limit (ulimit -f)") == true)
      #expect(try folder.contents() == [])
    }
  }

  private func failure(writing paths: [String]) -> String? {
    failure(writing: paths.map { OutputFile(path: $0, bytes: [1]) })
  }

  private func failure(writing files: [OutputFile]) -> String? {
    #expect(throws: FileError.self) { try WholeFileWriter.write(files) }?.description
  }
}

/// A file system of 1 MiB in memory that is there for one test.
private final class TemporaryDisk {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try #require(mount("tmpfs", folder.path, "tmpfs", 0, "size=1m") == 0)
  }

  deinit { umount2(folder.path, Int32(MNT_DETACH)) }

  /// Whether this process may mount: root, and not held back by a container.
  static let isPossible: Bool = {
    guard geteuid() == 0, let folder = try? TemporaryFolder(),
      mount("tmpfs", folder.path, "tmpfs", 0, "size=1m") == 0
    else { return false }
    umount2(folder.path, Int32(MNT_DETACH))
    return true
  }()
}
