/// A file to be: where, and what is in it.
struct OutputFile: Equatable, Sendable {
  var path: String
  var bytes: [UInt8]
}

/// Writes files whole or not at all.
enum WholeFileWriter {
  /// Writes several files as one batch: all, or none is changed.
  static func write(_ files: [OutputFile]) throws {
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
