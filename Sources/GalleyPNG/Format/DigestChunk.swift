/// A chunk of Galley's own behind the pixels: a digest of them, and one of the bytes that they were
/// compressed to.
///
/// Whoever changes the pixels of a file without knowing of the chunk changes those bytes, and the
/// digest no longer counts. The name says that the chunk may be ignored (`g`), is private (`a`) and
/// must not be copied to a file with other pixels (`D`).
struct DigestChunk: Hashable, Sendable {
  var pixels: StreamHash.Value
  /// Of the header and the compressed pixels.
  var file: StreamHash.Value

  static let name: StaticString = "gaPD"
  private static let version: UInt8 = 1

  init(pixels: StreamHash.Value, file: StreamHash.Value) {
    self.pixels = pixels
    self.file = file
  }

  /// Reads a chunk's content; nil where it is of another version.
  init?(content: ArraySlice<UInt8>) {
    guard content.count == 33, content.first == Self.version else { return nil }
    let numbers = (0..<4).map { index in
      let first = content.startIndex + 1 + index * 8
      return UInt64(bigEndian: content[first..<first + 8])
    }
    pixels = StreamHash.Value(high: numbers[0], low: numbers[1])
    file = StreamHash.Value(high: numbers[2], low: numbers[3])
  }

  var content: [UInt8] {
    [Self.version]
      + [pixels.high, pixels.low, file.high, file.low].flatMap(\.bigEndianBytes)
  }

  /// The digest of a header's content and of the parts of the compressed pixels.
  static func fileHash(header: [UInt8], pixels: [ArraySlice<UInt8>]) -> StreamHash.Value {
    StreamHash.value { hash in
      header.withUnsafeBytes { hash.add($0) }
      for part in pixels { part.withUnsafeBytes { hash.add($0) } }
    }
  }
}
