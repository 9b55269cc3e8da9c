internal import GalleySystem
import Glibc

/// Temporary files that a killed process left beside the files they were to become.
///
/// Who writes to a folder holds a lock on it, which ends with the process, in whatever container or
/// under whatever number it ran. So temporary files in a folder that nobody has locked are no one's.
package enum LeftoverFiles {
  /// Where the file system knows no locks, a process that writes for longer is stuck.
  private static let longestLife = 3600

  /// Removes those in a folder and in the folders directly in it, unless someone works there.
  ///
  /// What cannot be removed stays: it is in nobody's way.
  package static func remove(below folder: String) {
    let descriptor = FolderLocking.open(folder)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let answer = FolderLocking.lock(descriptor, LOCK_EX)
    guard answer != .taken else { return }
    remove(inLocked: folder, answer)
  }

  /// Removes those in a folder, unless someone works there.
  static func remove(inFolder folder: String) {
    guard hasLeftovers(folder) else { return }
    let descriptor = FolderLocking.open(folder)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let answer = FolderLocking.lock(descriptor, LOCK_EX)
    if answer != .taken { removeFiles(in: folder, answer) }
  }

  /// Removes those in a folder that the caller has locked, and in the folders directly in it.
  package static func remove(inLocked folder: String) { remove(inLocked: folder, .given) }

  private static func remove(inLocked folder: String, _ answer: FolderLocking.Answer) {
    removeFiles(in: folder, answer)
    for name in names(in: folder) where !name.hasPrefix(".") {
      let inner = FilePath.join(folder, name)
      var status = stat()
      guard lstat(inner, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
      remove(inFolder: inner)
    }
  }

  private static func removeFiles(in folder: String, _ answer: FolderLocking.Answer) {
    for name in names(in: folder) where StagedFile.isTemporary(name) {
      let path = FilePath.join(folder, name)
      if answer == .given || isOld(path) { unlink(path) }
    }
  }

  private static func hasLeftovers(_ folder: String) -> Bool {
    names(in: folder).contains(where: StagedFile.isTemporary)
  }

  private static func names(in folder: String) -> [String] {
    (try? InputFiles.names(inFolder: folder)) ?? []
  }

  private static func isOld(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    return time(nil) - status.st_mtim.tv_sec > longestLife
  }
}
