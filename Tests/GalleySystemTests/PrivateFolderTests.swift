import Foundation
import GalleySystem
import Glibc
import Testing

/// A folder's word is taken only where nobody but the user could have written it.
@Suite final class PrivateFolderTests {
  private let root = FileManager.default.temporaryDirectory.appending(
    path: "galley-private-\(UUID().uuidString)"
  ).path
  private var folder: String { "\(root)/folder" }
  private var file: String { "\(root)/folder/file" }

  init() throws {
    for path in [root, folder, "\(folder)/inner"] { try #require(mkdir(path, 0o700) == 0) }
    for path in [file, "\(root)/elsewhere"] {
      try #require(FileManager.default.createFile(atPath: path, contents: Data("mine".utf8)))
      chmod(path, 0o644)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private func read(_ name: String = "file") -> Result<String, OwnershipProblem> {
    Result { () throws(OwnershipProblem) in
      let bytes = try CacheFolder.bytes(ofFileAtPath: "\(folder)/\(name)", limit: 100)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Whether a file could be written to, with what it held before.
  private func write(_ name: String = "file") -> Bool {
    var isWritten = false
    CacheFolder.withFile(atPath: "\(folder)/\(name)") { descriptor in
      isWritten = writeAll(Array("more".utf8), to: descriptor) == nil
    }
    return isWritten
  }

  private func problem(inFolder name: String) -> OwnershipProblem? {
    do throws(OwnershipProblem) {
      _ = try PrivateFolder(at: folder).folder(name)
      return nil
    } catch {
      return error
    }
  }

  @Test func `what the user alone may write is read and written`() throws {
    #expect(read() == .success("mine"))
    #expect(write() && read() == .success("more"))
    #expect(write("new") && read("new") == .success("more"))
    #expect(problem(inFolder: "inner") == nil)
    var status = stat()
    #expect(stat("\(folder)/new", &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(read("nothing") == .failure(.system(ENOENT)))
  }

  @Test(arguments: [0o720, 0o702, 0o722, 0o777, 0o1777] as [mode_t])
  func `a folder that others may write to is none`(mode: mode_t) {
    chmod(folder, mode)
    #expect(read() == .failure(.writableByOthers))
    #expect(!write() && !write("new"))
    chmod(folder, 0o755)
    #expect(read() == .success("mine"))
    chmod("\(folder)/inner", mode)
    #expect(problem(inFolder: "inner") == .writableByOthers)
  }

  @Test(arguments: [0o620, 0o602, 0o666] as [mode_t])
  func `a file that others may write is none`(mode: mode_t) {
    chmod(file, mode)
    #expect(read() == .failure(.writableByOthers))
    #expect(!write())
  }

  @Test(.enabled(if: geteuid() == 0, "only root gives files away"))
  func `what belongs to another user is none`() {
    chown(file, 65_534, 65_534)
    #expect(read() == .failure(.otherOwner))
    #expect(!write())
    chown(file, 0, 0)
    chown(folder, 65_534, 65_534)
    #expect(read() == .failure(.otherOwner))
    #expect(!write() && !write("new"))
  }

  @Test func `links, folders and pipes are none`() throws {
    try FileManager.default.removeItem(atPath: file)
    for make in [
      { symlink("\($0)/elsewhere", "\($0)/folder/file") },
      { mkdir("\($0)/folder/file", 0o700) },
      { mkfifo("\($0)/folder/file", 0o600) },
    ] as [(String) -> Int32] {
      #expect(make(root) == 0)
      #expect(read() == .failure(.otherKind))
      #expect(!write())
      remove(file)
    }
    chmod(root, 0o755)
  }

  @Test func `a link to a folder is none, one on the way to it is followed`() throws {
    #expect(symlink("inner", "\(folder)/link") == 0)
    #expect(problem(inFolder: "link") == .otherKind)
    #expect(symlink("folder", "\(root)/link") == 0)
    #expect(throws: OwnershipProblem.otherKind) { _ = try PrivateFolder(at: "\(root)/link") }
    #expect(throws: OwnershipProblem.otherKind) { _ = try PrivateFolder(at: "\(root)/link/") }
    #expect(throws: Never.self) { _ = try PrivateFolder(at: "\(root)/link/inner") }
  }

  @Test func `words name the place and the cure, and are silent of what is not there`() {
    #expect(OwnershipProblem.system(ENOENT).words(for: "/x") == nil)
    for problem in [OwnershipProblem.otherKind, .otherOwner, .writableByOthers, .system(EACCES)] {
      #expect(problem.words(for: "/x")?.contains("'/x'") == true)
    }
  }

  @Test func `a file that another run keeps to itself is waited for, but not for ever`() {
    let other = open(file, O_RDWR)
    defer { close(other) }
    #expect(flock(other, LOCK_EX) == 0)
    #expect(!write())
    flock(other, LOCK_UN)
    #expect(write())
  }
}
