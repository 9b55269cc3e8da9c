import GalleyRuns

/// Standard output, which takes one file as it comes.
struct ConsoleSink: FileSink {
  let console: Console

  func put(_ path: String, fill: (ByteSink) throws -> Void) throws {
    try fill { try console.write(ofPicture: $0) }
  }

  func commit() {}

  func discard() {}
}
