internal import GalleySystem
import Glibc

/// A file that cannot be read or written: which, why, and what would help.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The operation, such as `write`.
  package var operation: String
  package var path: String
  package var reason: String
  /// How many other files it holds for as well.
  package var otherCount = 0
  /// Whether all that was done before is undone.
  package var isUndone = true

  /// - `operation`: what was tried, such as `write`.
  /// - `number`: the system's error number.
  package init(_ operation: String, _ path: String, because number: Int32) {
    self.init(operation, path, because: Self.reason(for: number))
  }

  package init(_ operation: String, _ path: String, because reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  package var description: String {
    let others =
      switch otherCount {
      case 0: ""
      case 1: " and another file"
      default: " and \(otherCount) other files"
      }
    let rest =
      isUndone
      ? "" : "; some files were replaced before and could not be put back, so do it once more"
    return "cannot \(operation) '\(path)'\(others): \(reason)\(rest)"
  }

  /// Whether a file could not be written, rather than read.
  package var isOfWriting: Bool { ["write", "make the folder"].contains(operation) }

  /// The errors, those that differ in the file only as one, where the first of them was.
  package static func gathered(_ errors: [FileError]) -> [FileError] {
    var gathered: [FileError] = []
    for error in errors {
      let same = gathered.firstIndex {
        ($0.operation, $0.reason, $0.isUndone) == (error.operation, error.reason, error.isUndone)
      }
      if let same { gathered[same].otherCount += 1 } else { gathered.append(error) }
    }
    return gathered
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
    case EMFILE, ENFILE:
      "too many files are open; raise the limit (ulimit -n), or close other programs"
    case ENOMEM: "out of memory; let the process have more (ulimit -v)"
    case EIO: "the disk fails; see to it, or choose another place"
    default: String(cString: strerror(number))
    }
  }
}

extension FileError {
  /// Why a file cannot be read.
  init(reading path: String, _ problem: FileProblem) {
    switch problem {
    case .system(let number): self.init("read", path, because: number)
    case .folder: self.init("read", path, because: "it is a folder; name a file in it")
    case .special:
      self.init("read", path, because: "it is a pipe or a device; put a file in its place")
    case .tooLarge: self.init("read", path, because: EFBIG)
    case .outside:
      self.init(
        "read", path,
        because: "a link on the way leads out of its folder; put the file itself there")
    }
  }
}
