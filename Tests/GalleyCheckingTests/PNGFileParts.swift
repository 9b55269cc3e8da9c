/// The chunks of a PNG file, to be put together otherwise.
struct PNGFileParts {
  private typealias Chunk = (name: String, content: [UInt8])

  private let signature: ArraySlice<UInt8>
  private var chunks: [Chunk] = []

  init(_ file: [UInt8]) {
    signature = file.prefix(8)
    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      chunks.append((name, Array(rest.dropFirst(8).prefix(count))))
      rest = rest.dropFirst(12 + count)
    }
  }

  func without(_ name: String) -> PNGFileParts {
    var parts = self
    parts.chunks.removeAll { $0.name == name }
    return parts
  }

  /// Adds a chunk behind the header.
  func adding(_ name: String, _ content: [UInt8]) -> PNGFileParts {
    var parts = self
    parts.chunks.insert((name, content), at: 1)
    return parts
  }

  /// Changes the content of the n-th chunk of a name, from 0.
  func changing(
    _ name: String, _ number: Int = 0, _ change: (inout [UInt8]) -> Void
  ) -> PNGFileParts {
    var parts = self
    let places = chunks.indices.filter { chunks[$0].name == name }
    change(&parts.chunks[places[number]].content)
    return parts
  }

  /// Halves each chunk of a name.
  func splitting(_ name: String) -> PNGFileParts {
    var parts = self
    parts.chunks = chunks.flatMap { chunk -> [Chunk] in
      guard chunk.name == name else { return [chunk] }
      let half = chunk.content.count / 2
      return [(name, Array(chunk.content[..<half])), (name, Array(chunk.content[half...]))]
    }
    return parts
  }

  /// Takes the content of the n-th chunk of a name from another file.
  func replacing(_ name: String, _ number: Int, from other: PNGFileParts) -> PNGFileParts {
    let contents = other.chunks.filter { $0.name == name }.map(\.content)
    return changing(name, number) { $0 = contents[number] }
  }

  /// Takes a chunk's content from another file.
  func replacing(_ name: String, from other: PNGFileParts) -> PNGFileParts {
    var parts = self
    for index in chunks.indices where chunks[index].name == name {
      parts.chunks[index].content = other.chunks.first { $0.name == name }?.content ?? []
    }
    return parts
  }

  /// The file, with right checksums.
  var bytes: [UInt8] {
    chunks.reduce(into: Array(signature)) { file, chunk in
      let body = Array(chunk.name.utf8) + chunk.content
      file += bytes(UInt32(chunk.content.count)) + body + bytes(checksum(body))
    }
  }

  private func bytes(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  /// The CRC-32 of the PNG specification, bit by bit.
  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320)
      }
    }
  }
}
