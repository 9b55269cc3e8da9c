internal import CCompression

/// A zlib stream (RFC 1950) of parts that were compressed each by itself.
enum ZlibStream {
  /// Deflate's blocks, and the checksum of what they hold.
  struct Part: Sendable {
    var blocks: [UInt8]
    var checksum: Adler32
  }

  /// The stream of some parts in their order, of which the last ends with the last block.
  static func bytes(of parts: [Part]) -> [UInt8] {
    // Deflate with a window of 32 KB, fast.
    var bytes: [UInt8] = [0x78, 0x5E]
    bytes.reserveCapacity(parts.reduce(6) { $0 + $1.blocks.count })
    var checksum = Adler32()
    for part in parts {
      bytes += part.blocks
      checksum.add(part.checksum)
    }
    return bytes + checksum.value.bigEndianBytes
  }
}

/// The checksum of zlib streams: the sum of all bytes, and that of all such sums.
struct Adler32: Hashable, Sendable {
  private(set) var value: UInt32 = 1
  private var count = 0

  private static let base = 65_521

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    value = libdeflate_adler32(value, bytes.baseAddress, bytes.count)
    count += bytes.count
  }

  /// Adds the bytes that another one has summed up.
  mutating func add(_ other: Adler32) {
    let (sum, otherSum) = (Int(value & 0xFFFF), Int(other.value & 0xFFFF))
    let sums = Int(value >> 16) + Int(other.value >> 16)
    // Each sum of the other began with one instead of with this sum.
    let shift = other.count % Self.base * (sum + Self.base - 1)
    let whole = (sum + otherSum + Self.base - 1) % Self.base
    value = UInt32((sums + shift) % Self.base) << 16 | UInt32(whole)
    count += other.count
  }
}
