import Glibc

/// The kernel's locks of folders (flock), which end with the process that has them.
package enum FolderLocking {
  package enum Answer {
    case given
    /// Another process has one that excludes it.
    case taken
    /// The file system knows no locks.
    case unknown
  }

  package static func open(_ path: String) -> Int32 {
    Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  package static func lock(_ descriptor: Int32, _ kind: Int32) -> Answer {
    while flock(descriptor, kind | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      return errno == EWOULDBLOCK ? .taken : .unknown
    }
    return .given
  }
}
