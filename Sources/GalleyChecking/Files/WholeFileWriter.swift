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
  static func write(_ files: [OutputFile], by batch: FileBatch) throws {
    do {
      for file in files { try batch.put(file) }
    } catch {
      batch.discard()
      throw error
    }
    try batch.commit()
  }
}
