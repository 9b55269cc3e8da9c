/// Takes the next bytes of a file.
package typealias ByteSink = (_ bytes: [UInt8]) throws -> Void

/// Where files go that belong together; threads may put files at the same time.
package protocol FileSink: Sendable {
  /// Takes one file, which `fill` hands over part by part.
  ///
  /// - Throws: what `fill` throws, or a `FileError`; nothing of the file is kept then.
  func put(_ path: String, fill: (ByteSink) throws -> Void) throws

  /// What lies at a path now that is a file of its own; nil where nothing does, and where what is
  /// put goes elsewhere than to a file.
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
