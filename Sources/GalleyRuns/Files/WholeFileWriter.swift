internal import GalleySystem
import Glibc

/// A file to be: where, and what is in it.
package struct OutputFile: Equatable, Sendable {
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// Writes files whole or not at all.
package enum WholeFileWriter {
  /// Writes several files that the user named as one batch: all, or none is changed.
  package static func write(_ files: [OutputFile]) throws { try write(files, by: FileBatch()) }

  /// Writes several files below a folder that the user named as one batch; no link leads out of it.
  package static func write(_ files: [OutputFile], below folder: String) throws {
    let output = try OutputFolder(folder)
    try write(files, by: FileBatch(below: output.path))
  }

  /// Writes several files as one batch that knows where they may lie.
  package static func write(_ files: [OutputFile], by batch: FileBatch) throws {
    do {
      for file in files { try batch.put(file) }
    } catch {
      batch.discard()
      throw error
    }
    try batch.commit()
  }
}

/// Takes the next bytes of a file.
package typealias ByteSink = (_ bytes: [UInt8]) throws -> Void

/// A destination of files that belong together; threads may put files at the same time.
package protocol FileSink: Sendable {
  /// Takes one file, which `fill` hands over part by part.
  ///
  /// - Throws: what `fill` throws, or a `FileError`; nothing of the file is kept then.
  func put(_ path: String, fill: (ByteSink) throws -> Void) throws

  /// Returns what lies at a path now as a file of its own; nil where nothing does, and where files
  /// are put elsewhere.
  func current(_ path: String) -> [UInt8]?

  /// Puts all files in their places.
  func commit() throws

  /// Forgets the files.
  func discard()
}

extension FileSink {
  package func current(_ path: String) -> [UInt8]? { nil }

  package func put(_ file: OutputFile) throws {
    try put(file.path) { write in try write(file.bytes) }
  }
}

/// Adds to a file that others add to, such as the summary of a workflow.
package func append(_ bytes: [UInt8], toFileAtPath path: String) throws(FileError) {
  let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { throw FileError("write", path, because: errno) }
  defer { close(descriptor) }
  if let number = writeAll(bytes, to: descriptor) {
    throw FileError("write", path, because: number)
  }
}
