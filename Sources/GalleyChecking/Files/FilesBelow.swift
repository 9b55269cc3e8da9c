internal import GalleySystem
import Glibc

extension InputFiles {
  /// The bytes of a file below a folder that others may have filled: no link is followed on the way
  /// from there, and pipes and devices are refused. Nil where nothing is there.
  package static func bytes(
    ofFile path: String, below folder: String
  ) throws(FileError) -> [UInt8]? {
    var descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    let whole = FilePath.join(folder, path)
    let parts = path.split(separator: "/").map(String.init)
    for (number, part) in parts.enumerated() where descriptor >= 0 {
      let kind = number == parts.count - 1 ? O_NONBLOCK : O_DIRECTORY
      let next = openat(descriptor, part, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | kind)
      let reason = errno
      close(descriptor)
      descriptor = next
      errno = reason
    }
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw problem(with: whole, errno)
    }
    guard fileSize(of: descriptor) != nil else {
      throw FileError("read", whole, because: "it is no plain file; remove it")
    }
    switch readAll(from: descriptor, limit: largestFile) {
    case .success(let bytes): return bytes
    case .failure(let error): throw FileError("read", whole, because: error.number)
    }
  }

  private static func problem(with path: String, _ number: Int32) -> FileError {
    guard number == ELOOP || number == ENOTDIR else {
      return FileError("read", path, because: number)
    }
    return FileError(
      "read", path,
      because: "a link is on the way to it, and results have none; remove them and check again")
  }
}
