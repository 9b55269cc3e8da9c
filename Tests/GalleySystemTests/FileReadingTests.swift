import Foundation
import GalleyNotation
import GalleySystem
import Glibc
import Synchronization
import Testing

/// A file below a folder is read, and nothing that only its path makes look so.
@Suite final class FileReadingTests {
  /// `home` with `file` and `inner/file`, and `outer/inner` with `outer/file` outside of it.
  private let root: String

  init() throws {
    root =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
      + "/galley-reading-" + UUID().uuidString
    for folder in ["home/inner", "outer/inner"] {
      try FileManager.default.createDirectory(
        atPath: root + "/" + folder, withIntermediateDirectories: true)
    }
    for (name, text) in [
      ("home/file", "inside"), ("home/inner/file", "inside"), ("outer/file", "secret"),
      ("outer/inner/file", "secret"), ("file", "secret"),
    ] {
      try text.write(toFile: root + "/" + name, atomically: false, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private func link(_ name: String, to target: String) {
    #expect(symlink(target.replacing("ROOT", with: root), root + "/home/" + name) == 0)
  }

  private func read(_ name: String) -> Result<String, FileProblem> {
    let path =
      name.hasPrefix("ROOT") || name.hasPrefix("/")
      ? name.replacing("ROOT", with: root) : "\(root)/home/\(name)"
    return Result { () throws(FileProblem) in
      String(
        decoding: try FileReading.bytes(
          atPath: path, within: .folder(root + "/home"), limit: 100), as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("file", nil), ("inner/file", nil), ("inner/../file", nil), ("./inner/./file", nil),
    ("../home/file", nil), ("ROOT/home/file", nil), ("inner/../../home/inner/file", nil),
    ("a", "file"), ("a", "inner/../file"), ("a/file", "inner"), ("a/../file", "inner"),
    ("a", "ROOT/home/file"), ("a/file", "ROOT/home/inner"), ("a", "../home/inner/file"),
    ("inner/../a", "./inner//file"),
  ])
  func `what lies in the folder is read, whatever the way`(name: String, target: String?) {
    if let target { link("a", to: target) }
    #expect(read(name) == .success("inside"))
  }

  @Test(arguments: [
    ("../file", nil), ("../outer/file", nil), ("ROOT/file", nil), ("inner/../../file", nil),
    ("/etc/passwd", nil), ("/etc/nothing", nil), ("../nothing", nil), ("..", nil), ("/", nil),
    // The parent of what a link leads to is not the parent of the link.
    ("a/../file", "../outer/inner"), ("a/../file", "ROOT/outer/inner"), ("a/../../file", "inner"),
    ("a/file", "../outer"), ("a", "../outer/file"), ("a", "ROOT/outer/file"),
    ("a", "inner/../../outer/file"), ("a", "/proc/self/cwd"), ("a", "/dev/zero"), ("a", ".."),
  ])
  func `what lies outside is not, nor told apart from what is not there`(
    name: String, target: String?
  ) {
    if let target { link("a", to: target) }
    #expect(read(name) == .failure(.outside))
  }

  @Test func `what is no plain file is refused and not waited for`() throws {
    #expect(mkfifo(root + "/home/pipe", 0o666) == 0)
    #expect(read("pipe") == .failure(.special))
    #expect(read("inner") == .failure(.folder))
    #expect(read("nothing") == .failure(.system(ENOENT)))
    #expect(read("file/more") == .failure(.system(ENOTDIR)))
    link("loop", to: "loop")
    #expect(read("loop") == .failure(.system(ELOOP)))
    link("pipes", to: "pipe")
    #expect(read("pipes") == .failure(.special))
    #expect(throws: FileProblem.special) {
      try FileReading.bytes(atPath: root + "/home/pipe", limit: 1)
    }
    #expect(throws: FileProblem.special) { try FileReading.bytes(atPath: "/dev/zero", limit: 1) }
    #expect(throws: FileProblem.tooLarge) {
      try FileReading.bytes(atPath: root + "/home/file", limit: 5)
    }
  }

  @Test func `an error of the disk is no empty file`() {
    // The memory of a process begins with a page that no one may read.
    #expect(throws: FileProblem.system(EIO)) {
      try FileReading.bytes(atPath: "/proc/self/mem", limit: 100)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `what is put in the place of a folder or a file meanwhile leads nowhere else`() throws {
    link("swapped", to: "inner")
    link("out", to: "../outer")
    let isDone = Mutex(false)
    let home = root + "/home"
    let swapping = Thread { [home] in
      // The real folder and the link that leads out take turns under one name, as do two links.
      while !isDone.withLock({ $0 }) {
        rename(home + "/inner", home + "/kept")
        rename(home + "/out", home + "/inner")
        rename(home + "/inner", home + "/out")
        rename(home + "/kept", home + "/inner")
      }
    }
    swapping.start()
    var successes = 0
    for number in 0..<400 {
      switch read(number % 2 == 0 ? "inner/file" : "swapped/file") {
      case .success("inside"): successes += 1
      case .success(let text): Issue.record("read '\(text)' in round \(number)")
      case .failure: break
      }
    }
    isDone.withLock { $0 = true }
    #expect(successes > 0)
  }
}
