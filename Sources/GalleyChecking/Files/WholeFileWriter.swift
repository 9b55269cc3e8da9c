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
  /// Writes several files as one batch: all, or none is changed.
  package static func write(_ files: [OutputFile]) throws {
    let batch = FileBatch()
    do {
      for file in files { try batch.put(file) }
    } catch {
      batch.discard()
      throw error
    }
    try batch.commit()
  }
}
