package import GalleySystem
import Glibc

/// A folder of this process's own, which goes with the value.
///
/// A mark in it says that galley made it, and a lock on the mark that a process lives that needs it:
/// what a killed one has left is nobody's. An interrupted process takes it away with what was noted.
package final class TemporaryFolder: Sendable {
  /// The name of the file that only folders have which galley made.
  static let mark = ".galley-build"

  private static let head = "galley-build-"

  /// Without links.
  package let path: String
  private let lock: Int32
  private let undo: UndoGroup

  /// - `folder`: where it is made.
  package init(in folder: String) throws(SystemError) {
    while true {
      let undo = UndoGroup()
      let path = try Self.newPath(in: folder, undo)
      let lock = uninterrupted {
        open("\(path)/\(Self.mark)", O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      }
      // Who cleans up may have come between.
      if lock < 0, errno == ENOENT { continue }
      guard lock >= 0 else { throw SystemError(number: errno) }
      _ = uninterrupted { flock(lock, LOCK_EX | LOCK_NB) }
      var status = stat()
      guard fstat(lock, &status) == 0, status.st_nlink > 0 else {
        close(lock)
        continue
      }
      (self.path, self.lock, self.undo) = (path, lock, undo)
      try note("\(path)/\(Self.mark)")
      return
    }
  }

  deinit {
    Self.remove(path)
    close(lock)
  }

  /// Removes a folder, and the mark when all else has gone.
  private static func remove(_ path: String) {
    for name in FolderList.names(in: path) where name != mark {
      FolderList.remove("\(path)/\(name)")
    }
    unlink("\(path)/\(mark)")
    rmdir(path)
  }

  /// Lets an interrupted process remove a file in the folder, or a folder that is empty by then.
  package func note(_ path: String) throws(SystemError) { _ = try undo.note(temporary: path) }

  private static func newPath(
    in folder: String, _ undo: UndoGroup
  ) throws(SystemError) -> String {
    guard let real = realpath(folder, nil) else { throw SystemError(number: errno) }
    defer { free(real) }
    let number = String(UInt64.random(in: 0 ... .max), radix: 36)
    let path = "\(String(cString: real))/\(head)\(number)"
    let step = try undo.note(temporary: path)
    // What is there by that name is someone else's.
    guard UndoGroup.making({ mkdir(path, 0o700) }) == 0 else {
      let number = errno
      undo.forget(step)
      throw SystemError(number: number)
    }
    return path
  }

  /// Removes what killed processes have left in a folder.
  package static func removeLeftovers(in folder: String) {
    for name in FolderList.names(in: folder) where name.hasPrefix(head) {
      let path = "\(folder)/\(name)"
      guard (try? PrivateFolder(at: path)) != nil else { continue }
      // A process may have been killed, or be at work, between the folder and its mark.
      guard rmdir(path) != 0 else { continue }
      let lock = uninterrupted { open("\(path)/\(mark)", O_RDONLY | O_NOFOLLOW | O_CLOEXEC) }
      guard lock >= 0 else { continue }
      if flock(lock, LOCK_EX | LOCK_NB) == 0 { remove(path) }
      close(lock)
    }
  }
}

extension TemporaryFolder {
  /// A folder to build in that nobody keeps, in that of `TMPDIR`.
  ///
  /// - `cache`: The folder of the cache, which cannot be written either; nil where none is used.
  static func workshop(
    in environment: [String: String], besides cache: String? = nil
  ) throws(BuildProblem) -> TemporaryFolder {
    let folder = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    removeLeftovers(in: folder)
    do throws(SystemError) {
      return try TemporaryFolder(in: folder)
    } catch {
      let wrong =
        if let cache {
          "neither the cache \(cache) nor \(folder) can be written (\(error.words)); name a folder by "
            + "GALLEY_CACHE_DIR"
        } else {
          "\(folder) cannot be written (\(error.words)); name another folder by TMPDIR"
        }
      throw .machine("nothing can be built: \(wrong)")
    }
  }
}
