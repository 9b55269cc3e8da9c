import Glibc

/// A file that cannot be read or written: which, why, and what would help.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String

  /// - Parameters:
  ///   - operation: what was tried, such as `write`.
  ///   - number: the system's error number.
  package init(_ operation: String, _ path: String, because number: Int32) {
    description = "cannot \(operation) '\(path)': \(Self.reason(for: number))"
  }

  package init(_ operation: String, _ path: String, because reason: String) {
    description = "cannot \(operation) '\(path)': \(reason)"
  }

  private static func reason(for number: Int32) -> String {
    switch number {
    case ENOSPC, EDQUOT: "the disk is full; free some space or choose another place"
    case EACCES, EPERM: "permission denied; choose a place that you may use"
    case EROFS: "the file system is read-only; choose another place"
    case EFBIG: "it is larger than this process may handle; raise the limit (ulimit -f)"
    case EISDIR: "a folder is in the way; move it or choose another name"
    case ENOTDIR: "a file is in the way where a folder is needed; move it or choose another name"
    case ENOENT: "there is no such file or folder; check the path"
    case ENAMETOOLONG: "the name is too long; choose a shorter one"
    default: String(cString: strerror(number))
    }
  }
}
