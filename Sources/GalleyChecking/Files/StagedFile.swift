import Glibc
import Synchronization

/// A file whose bytes are safe on the disk beside its place, and which one rename puts there.
package struct StagedFile: Sendable {
  private let path: String
  private let temporaryPath: String

  /// Writes a temporary file in the same folder, part by part; nothing is left behind on failure.
  ///
  /// - Parameters:
  ///   - path: as the user wrote it; a symbolic link keeps pointing where it does.
  ///   - fill: hands over the bytes, in order.
  package init(for path: String, fill: (ByteSink) throws -> Void) throws {
    let target = FilePath.resolved(path)
    let temporary = Self.temporaryPath(beside: target)
    StagedPaths.add(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let number = errno
      StagedPaths.remove(temporary)
      throw FileError("write", path, because: number)
    }
    do {
      try Self.write(path, to: descriptor, fill)
    } catch {
      unlink(temporary)
      StagedPaths.remove(temporary)
      throw error
    }
    self.path = target
    temporaryPath = temporary
  }

  /// Puts the file in its place, whatever file was there before.
  package func commit() throws(FileError) {
    guard rename(temporaryPath, path) == 0 else {
      let number = errno
      discard()
      throw FileError("write", path, because: number)
    }
    StagedPaths.remove(temporaryPath)
  }

  /// Removes the temporary file.
  package func discard() {
    unlink(temporaryPath)
    StagedPaths.remove(temporaryPath)
  }

  /// Writes, syncs and closes; each of them may be the one that finds the disk full.
  private static func write(
    _ path: String, to descriptor: Int32, _ fill: (ByteSink) throws -> Void
  ) throws {
    do {
      try fill { bytes in
        if let number = writeAll(bytes, to: descriptor) {
          throw FileError("write", path, because: number)
        }
      }
      guard fsync(descriptor) == 0 else { throw FileError("write", path, because: errno) }
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw FileError("write", path, because: errno) }
  }

  private static let count = Atomic<Int>(0)

  /// Whether a file's name is one that a writer gives while it writes.
  package static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(".galley-") && name.hasSuffix(".tmp")
  }

  /// A hidden name of its own for each file, process and thread.
  private static func temporaryPath(beside path: String) -> String {
    let number = count.wrappingAdd(1, ordering: .relaxed).newValue
    let name = ".galley-\(getpid())-\(number).tmp"
    return FilePath.join(FilePath.folder(of: path), name)
  }
}
