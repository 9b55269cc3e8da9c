import GalleySystem
import Glibc

/// The folder that built programs are kept in, by the digests of all that went into them.
///
/// It is used only where it is the user's own and nobody else may write to it. An entry is a folder
/// that is renamed into its place when it is whole, so that nobody ever sees half of one, and
/// beside the program has its digest: another program is built anew. A lock of the kernel lets one
/// build of the same be at work at a time; where the file system knows none, both build, and the
/// second's is thrown away.
struct BuildCache: Sendable {
  /// Nil where the environment names no place for one.
  let folder: String?

  /// The name of the file that says of a program of tests what was built.
  static let recordOfTests = "tests"

  /// Days after which an entry that nobody used goes.
  private static let days = 30
  /// The names of files in an entry; `size` in those of earlier versions.
  private static let names: Set = [
    "program", "digest", "size", CutRecord.name, recordOfTests, TemporaryFolder.mark,
  ]

  init(environment: [String: String]) {
    folder = CacheFolder.path(of: "layouts", environment: environment)
  }

  /// Why the folder is not used though it is there, with the cure; nil for one that is.
  var refusal: String? {
    guard let folder else { return nil }
    do throws(OwnershipProblem) {
      _ = try PrivateFolder(at: folder)
      return nil
    } catch {
      return error.words(for: folder)
    }
  }

  /// The program of a digest; nil where it was not built, or is not what was built.
  func program(_ digest: String) -> String? {
    guard let folder, let entry = try? PrivateFolder(at: folder).folder(digest),
      let program = try? entry.file("program"), let note = BuildStamp(in: entry)
    else { return nil }
    let path = "\(folder)/\(digest)"
    guard let state = FileState(of: program) else { return nil }
    if note.state != state.numbers {
      // It may have been copied to another machine, with its note.
      guard let found = BuildStamp(of: program, in: state), found.digest == note.digest else {
        return nil
      }
      if state.isSettled { _ = found.write(in: entry) }
    }
    utimes(path, nil)
    return "\(path)/program"
  }

  /// Where a build may be at work that becomes an entry; nil where nothing can be written there.
  func workshop() -> TemporaryFolder? {
    guard let folder, CacheFolder.make(folder), refusal == nil else { return nil }
    return try? TemporaryFolder(in: folder)
  }

  /// Lets what was built be an entry; an entry that is there already stays.
  ///
  /// - Returns: the program in its place; nil where it could not be kept.
  func keep(_ workshop: TemporaryFolder, as digest: String) -> String? {
    guard let folder, refusal == nil, chmod("\(workshop.path)/program", 0o700) == 0,
      let own = try? PrivateFolder(at: workshop.path), let program = try? own.file("program"),
      let state = FileState(of: program), let note = BuildStamp(of: program, in: state),
      note.write(in: own)
    else { return nil }
    let place = "\(folder)/\(digest)"
    if rename(workshop.path, place) != 0 {
      if let program = self.program(digest) { return program }
      // What lies there is not whole.
      removeEntry(digest, in: folder)
      guard rename(workshop.path, place) == 0 else { return nil }
    }
    removeOld(except: digest)
    return self.program(digest)
  }

  /// Waits until nobody else builds the same, or has not come to its end in time.
  ///
  /// - `seconds`: How long who has the lock may take.
  /// - `tell`: Is told who is waited for.
  func lock(_ digest: String, withinSeconds seconds: Double, tell: (String) -> Void) -> BuildLock? {
    guard let folder, CacheFolder.make(folder), let own = try? PrivateFolder(at: folder),
      let file = try? own.writableFile(Self.lockName(digest))
    else { return nil }
    return BuildLock(file, withinSeconds: seconds, tell: tell)
  }

  /// Removes what builds of killed processes have left.
  func removeLeftovers() {
    if let folder, refusal == nil { TemporaryFolder.removeLeftovers(in: folder) }
  }

  private static func lockName(_ digest: String) -> String { ".\(digest.prefix(16)).lock" }

  private static func isDigest(_ text: Substring, digits: Int) -> Bool {
    text.utf8.count == digits && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  /// Removes entries that nobody used for long, and locks that nobody has: nothing that may be
  /// another's, whatever its name.
  private func removeOld(except digest: String) {
    guard let folder, refusal == nil else { return }
    for name in FolderList.names(in: folder) where name != digest {
      if isOld("\(folder)/\(name)", days: Self.days) { removeEntry(name, in: folder) }
      if name.hasPrefix("."), name.hasSuffix(".lock"),
        Self.isDigest(name.dropFirst().dropLast(5), digits: 16),
        isOld("\(folder)/\(name)", days: 1)
      {
        removeLock(name, in: folder)
      }
    }
  }

  private func isOld(_ path: String, days: Int) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && time(nil) - status.st_mtim.tv_sec > days * 86_400
  }

  /// Removes an entry, and nothing else that may have been put into its folder.
  private func removeEntry(_ name: String, in folder: String) {
    let path = "\(folder)/\(name)"
    guard Self.isDigest(name[...], digits: 64), (try? PrivateFolder(at: path)) != nil,
      Self.names.isSuperset(of: FolderList.names(in: path))
    else { return }
    for file in Self.names { unlink("\(path)/\(file)") }
    rmdir(path)
  }

  private func removeLock(_ name: String, in folder: String) {
    guard let file = try? PrivateFolder(at: folder).file(name),
      flock(file.descriptor, LOCK_EX | LOCK_NB) == 0
    else { return }
    unlink("\(folder)/\(name)")
  }
}

/// A note beside a built program: its digest, and the state of the file that has it.
private struct BuildStamp {
  let digest: String
  let state: [Int64]

  private static let name = "digest"

  /// Reads a program.
  init?(of program: borrowing OpenFile, in state: FileState) {
    var digest = SHA256()
    do throws(SystemError) {
      try digest.take(contentOf: program)
    } catch {
      return nil
    }
    (self.digest, self.state) = (digest.hexadecimal, state.numbers)
  }

  /// Reads a note; nil where there is none.
  init?(in entry: borrowing PrivateFolder) {
    guard let file = try? entry.file(Self.name),
      case .success(let bytes) = readAll(from: file.descriptor, limit: 1024)
    else { return nil }
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return nil }
    (digest, state) = (String(first), words.dropFirst().compactMap { Int64($0) })
  }

  /// - Returns: Whether it could be written.
  func write(in entry: borrowing PrivateFolder) -> Bool {
    let words = [digest] + state.map { "\($0)" }
    guard let file = try? entry.writableFile(Self.name), ftruncate(file.descriptor, 0) == 0 else {
      return false
    }
    return writeAll(Array((words.joined(separator: " ") + "\n").utf8), to: file.descriptor) == nil
  }
}

/// The right to build something, as long as the value lives.
struct BuildLock: ~Copyable {
  private let file: OpenFile

  /// Takes a lock on a file, which says who has it.
  fileprivate init(
    _ file: consuming OpenFile, withinSeconds seconds: Double, tell: (String) -> Void
  ) {
    self.file = file
    let start = ContinuousClock.now
    var isReported = false
    while flock(self.file.descriptor, LOCK_EX | LOCK_NB) != 0 {
      // Where the file system knows no locks, both build.
      guard errno == EWOULDBLOCK || errno == EINTR else { return }
      let waited = (ContinuousClock.now - start) / .seconds(1)
      if waited > seconds {
        tell("the other galley was at work for \(Int(seconds)) seconds; building beside it")
        return
      }
      if waited > 1, !isReported {
        tell("waiting for another galley\(holder), which builds the same layout")
        isReported = true
      }
      usleep(20_000)
    }
    _ = ftruncate(self.file.descriptor, 0)
    _ = pwrite(self.file.descriptor, "\(getpid())", "\(getpid())".utf8.count, 0)
  }

  /// Such as ` (process 4711)`; empty where nobody has said it.
  private var holder: String {
    var digits = [UInt8](repeating: 0, count: 20)
    let count = pread(file.descriptor, &digits, digits.count, 0)
    let text = String(decoding: digits.prefix(max(0, count)), as: UTF8.self)
    return Int(text).map { " (process \($0))" } ?? ""
  }
}
