/// The tokens of one block, counted as they come, and written with the codes that suit them.
struct DeflateBlock: ~Copyable {
  /// The most tokens of a block: few enough that the codes follow what a screen shows, enough that
  /// telling them costs little.
  static let capacity = 1 << 13

  private let tokens = UnsafeMutablePointer<DeflateToken>.allocate(capacity: capacity)
  private var count = 0
  /// How often each symbol occurs: of bytes and lengths, and of distances.
  private let literals = UnsafeMutableBufferPointer<UInt32>.allocate(
    capacity: DeflateSymbols.literalCount)
  private let distances = UnsafeMutableBufferPointer<UInt32>.allocate(
    capacity: DeflateSymbols.distanceCount)

  init() {
    literals.initialize(repeating: 0)
    distances.initialize(repeating: 0)
  }

  deinit {
    tokens.deallocate()
    literals.deallocate()
    distances.deallocate()
  }

  @inline(__always)
  var isFull: Bool { count >= Self.capacity }

  mutating func removeAll() {
    count = 0
    literals.update(repeating: 0)
    distances.update(repeating: 0)
  }

  @inline(__always)
  mutating func append(literal: UInt8) {
    tokens[count] = DeflateToken(literal: literal)
    count &+= 1
    literals[Int(literal)] &+= 1
  }

  @inline(__always)
  mutating func append(length: Int, distance: Int) {
    tokens[count] = DeflateToken(length: length, distance: distance)
    count &+= 1
    literals[DeflateSymbols.symbol(ofLength: length)] &+= 1
    distances[DeflateSymbols.symbol(ofDistance: distance)] &+= 1
  }

  /// Writes the block, as the last one or with others behind it, and begins another.
  mutating func flush(to stream: inout BitStream, isLast: Bool) {
    literals[DeflateSymbols.endOfBlock] = 1
    let codes = BlockCodes(
      literals: UnsafeBufferPointer(literals), distances: UnsafeBufferPointer(distances))
    stream.reserve(bits: BlockCodes.mostHeaderBits + count * DeflateToken.mostBits)
    codes.writeHeader(to: &stream, isLast: isLast)
    for index in 0..<count { tokens[index].write(codes, to: &stream) }
    let end = codes.literals[DeflateSymbols.endOfBlock]
    stream.append(UInt64(end >> 8), count: UInt64(end & 255))
    removeAll()
  }
}
