import Glibc

/// A file to be: where, and what is in it.
struct OutputFile: Equatable, Sendable {
  var path: String
  var bytes: [UInt8]
}

/// Writes files whole or not at all.
enum WholeFileWriter {
  /// Writes several files: all are on the disk before the first takes its place.
  ///
  /// Where one cannot be written, none is changed, and neither temporary files nor new folders
  /// stay. Devices and pipes take their bytes as they are.
  static func write(_ files: [OutputFile]) throws(FileError) {
    var folders = NewFolders()
    var staged: [StagedFile] = []
    do throws(FileError) {
      for file in files where FileKind(at: file.path) != .special {
        staged.append(try stage(file, making: &folders))
      }
      for file in files where FileKind(at: file.path) == .special {
        try pass(file.bytes, to: file.path)
      }
      while let file = staged.first {
        try file.commit()
        staged.removeFirst()
      }
    } catch {
      for file in staged { file.discard() }
      folders.remove()
      throw error
    }
  }

  private static func stage(
    _ file: OutputFile, making folders: inout NewFolders
  ) throws(FileError) -> StagedFile {
    if FileKind(at: file.path) == .folder {
      throw FileError("write", file.path, because: EISDIR)
    }
    try folders.make(FilePath.folder(of: file.path))
    return try StagedFile(file.bytes, for: file.path)
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
