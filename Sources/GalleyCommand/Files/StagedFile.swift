import Glibc
import Synchronization

/// A file whose bytes are safe on the disk beside its place, and which one rename puts there.
struct StagedFile {
  private let path: String
  private let temporaryPath: String

  /// Writes the bytes to a temporary file in the same folder; nothing is left behind on failure.
  ///
  /// - Parameter path: as the user wrote it; a symbolic link keeps pointing where it does.
  init(_ bytes: [UInt8], for path: String) throws(FileError) {
    let target = FilePath.resolved(path)
    let temporary = Self.temporaryPath(beside: target)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError("write", path, because: errno) }
    if let number = Self.fill(descriptor, with: bytes) {
      unlink(temporary)
      throw FileError("write", path, because: number)
    }
    self.path = target
    temporaryPath = temporary
  }

  /// Puts the file in its place, whatever file was there before.
  func commit() throws(FileError) {
    guard rename(temporaryPath, path) == 0 else {
      let number = errno
      discard()
      throw FileError("write", path, because: number)
    }
  }

  /// Removes the temporary file.
  func discard() { unlink(temporaryPath) }

  /// Writes, syncs and closes; each of them may be the one that finds the disk full.
  private static func fill(_ descriptor: Int32, with bytes: [UInt8]) -> Int32? {
    var failure = writeAll(bytes, to: descriptor)
    if failure == nil, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == nil { failure = errno }
    return failure
  }

  private static let count = Atomic<Int>(0)

  /// A hidden name of its own for each file, process and thread.
  private static func temporaryPath(beside path: String) -> String {
    let number = count.wrappingAdd(1, ordering: .relaxed).newValue
    let name = ".galley-\(getpid())-\(number).tmp"
    return FilePath.join(FilePath.folder(of: path), name)
  }
}
