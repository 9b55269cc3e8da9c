internal import GalleySystem
internal import Glibc

/// A folder of this process's own in the system's folder for temporary files, locked while the value
/// lives.
///
/// The kernel's lock ends with the process, however that ends: what has the mark of such a folder and no
/// lock is no one's, and the next process takes it away.
final class FontFolder {
  let path: String
  private let descriptor: Int32

  private static let prefix = "galley-fonts-"
  /// An empty file that is made once the folder is locked.
  private static let mark = ".galley-fonts"

  /// Where such folders are made.
  static var outer: String { EnvironmentVariables.temporaryFolder }

  /// - `undo`: Removes the folder, once it is empty.
  init(_ undo: UndoGroup) throws(SystemError) {
    Self.removeLeftovers
    path = "\(Self.outer)/\(Self.prefix)\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    let step = try undo.note(temporary: path)
    // What is there by that name is someone else's.
    guard UndoGroup.making({ [path] in mkdir(path, 0o700) }) == 0 else {
      let number = errno
      undo.forget(step)
      throw SystemError(number: number)
    }
    descriptor = FolderLocking.open(path)
    guard descriptor >= 0, FolderLocking.lock(descriptor, LOCK_EX) == .given else { return }
    _ = try undo.note(temporary: "\(path)/\(Self.mark)")
    let file = uninterrupted {
      UndoGroup.making { [descriptor] in
        openat(descriptor, Self.mark, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      }
    }
    if file >= 0 { close(file) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Takes away, once in a process, what others were killed before they could.
  private static let removeLeftovers: Void = {
    for name in FolderList.names(in: outer) where name.hasPrefix(prefix) {
      remove("\(outer)/\(name)")
    }
  }()

  /// Removes a folder of the user's own that has the mark and that no process holds.
  private static func remove(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
      status.st_mode & 0o077 == 0, faccessat(descriptor, mark, F_OK, AT_SYMLINK_NOFOLLOW) == 0,
      FolderLocking.lock(descriptor, LOCK_EX) == .given
    else { return }
    for name in FolderList.names(in: path) where name.allSatisfy(\.isNumber) {
      unlinkat(descriptor, name, 0)
    }
    unlinkat(descriptor, mark, 0)
    rmdir(path)
  }
}
