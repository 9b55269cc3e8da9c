internal import GalleySystem
import Glibc

/// A folder that one command at a time works in, as long as the value lives.
///
/// The lock is the kernel's (flock), so that a killed process leaves none behind. A file system
/// that knows no locks lets everyone in.
package struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// Waits a second for who has the folder: where another thread is just starting a program, that has
  /// the locks of this process, too, until it runs.
  ///
  /// - Throws: where the folder cannot be opened, or another process works in it.
  package init(_ path: String) throws(FileError) {
    let descriptor = FolderLocking.open(path)
    guard descriptor >= 0 else { throw FileError("open the folder", path, because: errno) }
    var patience = 100
    while FolderLocking.lock(descriptor, LOCK_EX) == .taken {
      patience -= 1
      if patience > 0 {
        usleep(10_000)
        continue
      }
      close(descriptor)
      throw FileError(
        "work in", path, because: "another galley is at work there; wait until it has ended")
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}

/// A folder that several commands may write files to at the same time.
///
/// While it lives, nobody takes the folder's temporary files away.
final class SharedFolderLock: Sendable {
  private let descriptor: Int32

  /// Waits a moment where someone has the folder to himself, and then goes on without a lock:
  /// temporary files are at risk then, and nothing else.
  init(_ path: String) {
    descriptor = FolderLocking.open(path)
    var patience = 50
    while descriptor >= 0, patience > 0, FolderLocking.lock(descriptor, LOCK_SH) == .taken {
      usleep(10_000)
      patience -= 1
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}

/// A folder that a command draws into, other commands perhaps at the same time.
///
/// It is made where it is missing, and taken away again where nothing came into it. What a killed
/// command left in it is removed.
package struct OutputFolder: ~Copyable {
  package let path: String
  private var folders = NewFolders()
  private let lock: SharedFolderLock

  package init(_ path: String) throws(FileError) {
    self.path = path
    try folders.make(path)
    LeftoverFiles.remove(below: path)
    lock = SharedFolderLock(path)
  }

  deinit { folders.remove() }
}
