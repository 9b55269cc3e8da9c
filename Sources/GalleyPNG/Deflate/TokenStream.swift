/// A zlib stream of tokens, block after block.
struct TokenStream: ~Copyable {
  private var block = DeflateBlock()
  private var bits = BitStream()
  /// A repetition that may yet grow: where it is from, zero for none.
  private(set) var distance = 0
  private var length = 0

  init() {
    // Deflate with a window of 32 KB, fast.
    bits.append(0x5E78, count: 16)
  }

  /// Repeats bytes from a distance, as one with those that are repeated from there already; fewer than
  /// three only so.
  @inline(__always)
  mutating func repeats(_ count: Int, from distance: Int) {
    if self.distance != distance { flushRepetition() }
    length &+= count
    self.distance = distance
  }

  @inline(__always)
  mutating func append(literal: UInt8) {
    if length > 0 { flushRepetition() }
    block.append(literal: literal)
    if block.isFull { block.flush(to: &bits, isLast: false) }
  }

  /// Ends the stream, and hands it out.
  ///
  /// - Parameter checksum: Adler-32 of what is compressed.
  mutating func finish(checksum: UInt32) -> [UInt8] {
    flushRepetition()
    block.flush(to: &bits, isLast: true)
    bits.align()
    return bits.withBytes { Array($0) } + checksum.bigEndianBytes
  }

  private mutating func flushRepetition() {
    let longest = DeflateToken.lengths.upperBound
    while length > 0 {
      // What is left is never less than three.
      let part = length > longest + 2 ? longest : length > longest ? length - 3 : length
      block.append(length: part, distance: distance)
      if block.isFull { block.flush(to: &bits, isLast: false) }
      length -= part
    }
    distance = 0
  }
}
