import Glibc

/// A folder that one command at a time works in, as long as the value lives.
///
/// The lock is the kernel's (flock), so that a killed process leaves none behind. A file system
/// that knows no locks lets everyone in.
package struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// - Throws: where the folder cannot be opened, or another process works in it.
  package init(_ path: String) throws(FileError) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("open the folder", path, because: errno) }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      close(descriptor)
      throw FileError(
        "work in", path, because: "another galley is at work there; wait until it has ended")
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
