/// The text chunks of a PNG.
package enum PNGText {
  /// The most that a compressed text may inflate to, in bytes.
  package static let largest = 64 << 20

  /// The keyword of a description of the picture, as the specification has it.
  package static let description = "Description"

  private static let plain = ChunkName("tEXt")
  private static let compressed = ChunkName("zTXt")
  private static let international = ChunkName("iTXt")

  /// The text of the first chunk with a keyword, up to the first pixels; nil where there is none.
  ///
  /// It is read as UTF-8, also where the chunk should hold Latin-1.
  package static func first(keyword: String, in bytes: [UInt8]) throws(PNGError) -> String? {
    var reader = try PNGChunkReader(bytes)
    while true {
      let chunk = try reader.next()
      if chunk.name == .pixels || chunk.name == .end { return nil }
      var rest = bytes[chunk.content]
      guard [plain, compressed, international].contains(chunk.name),
        takeWord(from: &rest)?.elementsEqual(keyword.utf8) ?? false
      else { continue }
      return try text(of: chunk.name, rest)
    }
  }

  /// The file with a text of Latin letters in it, which stands before all other texts.
  package static func adding(
    _ text: String, keyword: String, to bytes: [UInt8]
  ) throws(PNGError) -> [UInt8] {
    var reader = try PNGChunkReader(bytes)
    // Behind the header: its length, its name and its checksum take twelve bytes.
    let start = PNGFile.signature.count + 12 + (try reader.next().content.count)
    var chunk = PNGFile()
    chunk.append(plain.description, Array(keyword.utf8) + [0] + Array(text.utf8))
    var file = bytes
    file.insert(contentsOf: chunk.bytes.dropFirst(PNGFile.signature.count), at: start)
    return file
  }

  /// The text behind the keyword.
  private static func text(
    of name: ChunkName, _ content: ArraySlice<UInt8>
  ) throws(PNGError) -> String {
    var rest = content
    var isCompressed = name == compressed
    if name == international { isCompressed = rest.popFirst() == 1 }
    if name != plain, rest.popFirst() != 0 {
      throw .damaged("the compression method of its text is unknown")
    }
    if name == international {
      // The language, and the keyword in it.
      guard takeWord(from: &rest) != nil, takeWord(from: &rest) != nil else {
        throw .damaged("its text has no end of its language")
      }
    }
    guard isCompressed else { return String(decoding: rest, as: UTF8.self) }
    guard let inflated = try Inflater().inflate(rest, atMost: largest) else {
      throw .damaged("its text does not inflate to at most \(largest >> 20) MB")
    }
    return String(decoding: inflated, as: UTF8.self)
  }

  /// Takes what stands before the next zero, and the zero; nil where there is none.
  private static func takeWord(from rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let end = rest.firstIndex(of: 0) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return rest[..<end]
  }
}
