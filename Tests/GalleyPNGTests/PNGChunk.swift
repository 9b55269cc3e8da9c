/// A chunk of a PNG file.
struct PNGChunk {
  var name: String
  var content: [UInt8]
  var checksum: UInt32

  /// The chunks of a file, in order.
  static func all(in file: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let count = Int(number(rest.prefix(4)))
      chunks.append(
        PNGChunk(
          name: String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self),
          content: Array(rest.dropFirst(8).prefix(count)),
          checksum: number(rest.dropFirst(8 + count).prefix(4))))
      rest = rest.dropFirst(12 + count)
    }
    return chunks
  }

  /// Bytes as a number, the highest first.
  static func number(_ bytes: some Collection<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The number in the content at a place.
  func number(at place: Int, bytes: Int = 4) -> Int {
    Int(Self.number(content.dropFirst(place).prefix(bytes)))
  }

  /// Whether the checksum is the one that the PNG specification defines, bit by bit.
  var isIntact: Bool {
    var sum = UInt32.max
    for byte in Array(name.utf8) + content {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum == checksum
  }
}
