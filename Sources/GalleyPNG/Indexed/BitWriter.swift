/// Bits of a deflate stream, from the lowest of each byte on.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var buffer: UInt64 = 0
  private var count = 0

  /// Appends at most 32 bits of a number that has no others.
  mutating func append(_ value: Int, bits: Int) {
    buffer |= UInt64(truncatingIfNeeded: value) << UInt64(count)
    count += bits
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: buffer))
      buffer >>= 8
      count -= 8
    }
  }

  /// Appends zeros up to a whole byte, and bytes.
  mutating func append(_ content: [UInt8]) {
    if count > 0 { append(0, bits: 8 - count) }
    bytes += content
  }
}
