/// The tokens of one block, counted as they come, and written with the codes that suit them.
struct DeflateBlock: ~Copyable {
  /// How many bytes and repetitions make it full.
  private let capacity: Int
  private let tokens: UnsafeMutablePointer<DeflateToken>
  private var tokenCount = 0
  /// How many bytes and repetitions the tokens are.
  private var count = 0
  /// How often each symbol occurs: of bytes and lengths, and of distances.
  private let literals = UnsafeMutablePointer<UInt32>.allocate(
    capacity: DeflateSymbols.literalCount)
  private let distances = UnsafeMutablePointer<UInt32>.allocate(
    capacity: DeflateSymbols.distanceCount)

  init(capacity: Int) {
    self.capacity = capacity
    tokens = .allocate(capacity: capacity)
    literals.initialize(repeating: 0, count: DeflateSymbols.literalCount)
    distances.initialize(repeating: 0, count: DeflateSymbols.distanceCount)
  }

  deinit {
    tokens.deallocate()
    literals.deallocate()
    distances.deallocate()
  }

  @inline(__always)
  var isFull: Bool { count >= capacity }

  /// How many bytes or repetitions may be appended before it is full.
  @inline(__always)
  var room: Int { capacity &- count }

  mutating func removeAll() {
    (tokenCount, count) = (0, 0)
    literals.update(repeating: 0, count: DeflateSymbols.literalCount)
    distances.update(repeating: 0, count: DeflateSymbols.distanceCount)
  }

  @inline(__always)
  mutating func append(literal: UInt8) {
    append(DeflateToken(literal: literal), counting: 1)
    literals[Int(literal)] &+= 1
  }

  /// Appends the three bytes of a number, the lowest first.
  @inline(__always)
  mutating func append(threeLiterals bytes: UInt32) {
    append(DeflateToken(threeLiterals: bytes), counting: 3)
    literals[Int(bytes & 255)] &+= 1
    literals[Int(bytes &>> 8 & 255)] &+= 1
    literals[Int(bytes &>> 16)] &+= 1
  }

  @inline(__always)
  mutating func append(length: Int, distance: Int) {
    append(DeflateToken(length: length, distance: distance), counting: 1)
    literals[DeflateSymbols.symbol(ofLength: length)] &+= 1
    distances[DeflateSymbols.symbol(ofDistance: distance)] &+= 1
  }

  @inline(__always)
  private mutating func append(_ token: DeflateToken, counting number: Int) {
    tokens[tokenCount] = token
    tokenCount &+= 1
    count &+= number
  }

  /// Writes the block, as the last one or with others behind it, and begins another.
  mutating func flush(to stream: inout BitStream, isLast: Bool) {
    literals[DeflateSymbols.endOfBlock] = 1
    let codes = BlockCodes(
      literals: UnsafeBufferPointer(start: literals, count: DeflateSymbols.literalCount),
      distances: UnsafeBufferPointer(start: distances, count: DeflateSymbols.distanceCount))
    let mostBits = BlockCodes.mostHeaderBits + count * DeflateToken.mostBits
    stream.append(atMost: mostBits) { [tokens, tokenCount] writer in
      codes.writeHeader(to: &writer, isLast: isLast)
      for index in 0..<tokenCount { tokens[index].write(codes.words, to: &writer) }
      let end = codes.words[DeflateSymbols.endOfBlock]
      writer.append(UInt64(end >> 8), count: UInt64(end & 255))
    }
    removeAll()
  }
}
