import Glibc
import Synchronization

/// Files that take their places together or not at all.
///
/// All are on the disk before the first takes its place. Where one cannot be written, none is
/// changed, and neither temporary files nor new folders stay. Devices and pipes take their bytes as
/// they are, last of all.
package final class FileBatch: FileSink {
  private struct Content {
    var folders = NewFolders()
    var staged: [StagedFile] = []
    /// For devices and pipes.
    var passed: [OutputFile] = []
  }

  private let content = Mutex(Content())

  package init() {}

  package func put(_ path: String, fill: (ByteSink) throws -> Void) throws {
    switch FileKind(at: path) {
    case .folder: throw FileError("write", path, because: EISDIR)
    case .special: try keep(path, fill)
    case .file, nil:
      try content.withLock { try $0.folders.make(FilePath.folder(of: path)) }
      let file = try StagedFile(for: path, fill: fill)
      content.withLock { $0.staged.append(file) }
    }
  }

  private func keep(_ path: String, _ fill: (ByteSink) throws -> Void) throws {
    var file = OutputFile(path: path, bytes: [])
    try fill { file.bytes += $0 }
    content.withLock { [file] in $0.passed.append(file) }
  }

  package func commit() throws {
    do {
      try content.withLock { content in
        for file in content.passed { try Self.pass(file.bytes, to: file.path) }
        while let file = content.staged.first {
          try file.commit()
          content.staged.removeFirst()
        }
      }
    } catch {
      discard()
      throw error
    }
  }

  package func discard() {
    content.withLock { content in
      for file in content.staged { file.discard() }
      content.folders.remove()
      content = Content()
    }
  }

  private static func pass(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("write", path, because: errno) }
    defer { close(descriptor) }
    if let number = writeAll(bytes, to: descriptor) {
      throw FileError("write", path, because: number)
    }
  }
}
