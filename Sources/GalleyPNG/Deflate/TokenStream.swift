/// Deflate's blocks of tokens, one after another.
struct TokenStream: ~Copyable {
  private var block = DeflateBlock()
  private var bits = BitStream()
  /// A repetition that may yet grow: where it is from, zero for none.
  private(set) var distance = 0
  private var length = 0

  /// Forgets what was appended.
  mutating func removeAll() {
    block.removeAll()
    bits.removeAll()
    (distance, length) = (0, 0)
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

  /// Ends the blocks with a whole byte, and hands them out.
  ///
  /// - Parameter isLast: Whether no others follow.
  mutating func finish(isLast: Bool) -> [UInt8] {
    flushRepetition()
    block.flush(to: &bits, isLast: isLast)
    if !isLast {
      // An empty block of bytes as they are begins at a whole byte.
      bits.reserve(bits: 64)
      bits.append(0, count: 3)
      bits.align()
      bits.append(0xFFFF_0000, count: 32)
    }
    bits.align()
    return bits.withBytes { Array($0) }
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
