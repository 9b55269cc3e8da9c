/// Bits of a deflate stream, from the lowest of each byte on.
///
/// Reading does not ask whether the stream has ended: behind it lie ``padding`` bytes that can be
/// read, and whoever reads looks at ``isPastEnd`` often enough not to leave them.
struct BitReader {
  /// The bytes behind the stream that may be read.
  static let padding = 16

  private let start: UnsafePointer<UInt8>
  /// The first byte that the buffer has not.
  private var next: UnsafePointer<UInt8>
  /// One behind the stream's last byte.
  private let end: UnsafePointer<UInt8>
  /// What was read ahead, the next bit the lowest; bits above ``count`` are those that follow.
  private(set) var buffer: UInt64 = 0
  private(set) var count = 0

  init(start: UnsafePointer<UInt8>, count: Int, at offset: Int = 0) {
    self.start = start
    next = start + offset
    end = start + count
  }

  /// The same place in another stream that has the same bits up to there.
  func moved(to other: BitReader) -> BitReader {
    var reader = other
    reader.next = other.start + (next - start)
    (reader.buffer, reader.count) = (buffer, count)
    return reader
  }

  /// Bits from the start to the next one.
  var position: Int { (next - start) * 8 - count }

  /// The bits from the next one to the end; negative past it.
  var remaining: Int { (end - start) * 8 - position }

  var isPastEnd: Bool { remaining < 0 }

  /// The position of a byte, or of the end where that comes before; what is read from there on is no
  /// more than is padded.
  func limit(before byte: Int) -> Int { min(byte, end - start) * 8 }

  /// Makes at least 56 bits ready.
  ///
  /// - Precondition: the stream has not been left by a byte or more.
  @inline(__always)
  mutating func refill() {
    let word = UnsafeRawPointer(next).loadUnaligned(as: UInt64.self)
    buffer |= UInt64(littleEndian: word) &<< UInt64(truncatingIfNeeded: count)
    next += (63 &- count) &>> 3
    count |= 56
  }

  /// The next bits, at most 56 between two refills.
  @inline(__always)
  mutating func take(_ bits: Int) -> Int {
    let value = buffer & ((1 &<< UInt64(truncatingIfNeeded: bits)) &- 1)
    skip(bits)
    return Int(truncatingIfNeeded: value)
  }

  @inline(__always)
  mutating func skip(_ bits: Int) {
    buffer &>>= UInt64(truncatingIfNeeded: bits)
    count &-= bits
  }

  /// Goes on to the next whole byte and gives back what was read ahead.
  mutating func alignToByte() {
    skip(count & 7)
    next -= count / 8
    (buffer, count) = (0, 0)
  }

  /// Copies whole bytes; false where there are not so many.
  ///
  /// - Precondition: the reader is aligned to a byte.
  mutating func copy(_ bytes: Int, to target: UnsafeMutablePointer<UInt8>) -> Bool {
    guard bytes <= end - next else { return false }
    target.update(from: next, count: bytes)
    next += bytes
    return true
  }
}

extension BitReader {
  /// Whether two zlib streams have the same bits from positions on, but for their checksums and for
  /// the bits that fill up the byte before.
  static func areEqual(
    _ streams: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>), _ positions: (Int, Int)
  ) -> Bool {
    let checksum = 32
    let counts = (
      streams.0.count * 8 - positions.0 - checksum, streams.1.count * 8 - positions.1 - checksum
    )
    guard abs(counts.0 - counts.1) < 8, let one = streams.0.baseAddress,
      let other = streams.1.baseAddress
    else { return false }
    var (left, right) = (
      BitReader(start: one, count: streams.0.count, atBit: positions.0),
      BitReader(start: other, count: streams.1.count, atBit: positions.1)
    )
    var rest = min(counts.0, counts.1)
    while rest > 0 {
      left.refill()
      right.refill()
      let bits = min(rest, 48)
      if left.take(bits) != right.take(bits) { return false }
      rest -= bits
    }
    return true
  }

  private init(start: UnsafePointer<UInt8>, count: Int, atBit position: Int) {
    self.init(start: start, count: count, at: position / 8)
    refill()
    skip(position & 7)
  }
}
