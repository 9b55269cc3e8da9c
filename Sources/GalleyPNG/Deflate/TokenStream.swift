/// Deflate's blocks of tokens, one after another.
struct TokenStream: ~Copyable {
  private var block: DeflateBlock
  private var bits = BitStream()
  /// A repetition that may yet grow: where it is from, zero for none.
  private(set) var distance = 0
  private var length = 0

  /// - Parameter blockSize: The most bytes and repetitions of a block: few enough that its codes follow
  ///   what a screen shows, enough that making and telling these costs little.
  init(blockSize: Int) { block = DeflateBlock(capacity: blockSize) }

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

  /// Appends the lowest bytes of a word, those of a pixel, the first lowest.
  @inline(__always)
  mutating func append(literals word: UInt64, count: Int) {
    if length > 0 { flushRepetition() }
    var (bytes, rest) = (word, count)
    if rest >= 3, block.room >= 3 {
      block.append(threeLiterals: UInt32(truncatingIfNeeded: bytes & 0xFF_FFFF))
      if block.isFull { block.flush(to: &bits, isLast: false) }
      (bytes, rest) = (bytes &>> 24, rest &- 3)
    }
    while rest > 0 {
      append(literal: UInt8(truncatingIfNeeded: bytes))
      (bytes, rest) = (bytes &>> 8, rest &- 1)
    }
  }

  /// Ends the blocks with a whole byte, and hands them out.
  ///
  /// - Parameter isLast: Whether no others follow.
  mutating func finish(isLast: Bool) -> [UInt8] {
    flushRepetition()
    block.flush(to: &bits, isLast: isLast)
    bits.append(atMost: 64) { writer in
      if !isLast {
        // An empty block of bytes as they are begins at a whole byte.
        writer.append(0, count: 3)
        writer.align()
        writer.append(0xFFFF_0000, count: 32)
      }
      writer.align()
    }
    return bits.withBytes { Array($0) }
  }

  @inline(__always)
  private mutating func flushRepetition() {
    if length > DeflateToken.lengths.upperBound { flushLongRepetition() }
    if length > 0 { appendRepetition(length) }
    (distance, length) = (0, 0)
  }

  /// Appends parts of a repetition until what is left is a short one.
  private mutating func flushLongRepetition() {
    let longest = DeflateToken.lengths.upperBound
    while length > longest {
      // What is left is never less than three.
      let part = length > longest + 2 ? longest : length - 3
      appendRepetition(part)
      length -= part
    }
  }

  @inline(__always)
  private mutating func appendRepetition(_ part: Int) {
    block.append(length: part, distance: distance)
    if block.isFull { block.flush(to: &bits, isLast: false) }
  }
}
