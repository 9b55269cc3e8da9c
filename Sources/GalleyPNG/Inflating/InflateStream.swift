internal import CCompression

/// Undoes zlib compression piece by piece, in memory that fits a processor's cache.
///
/// Of a picture of a hundred megabytes no page is asked for then, which takes longer than inflating.
/// libdeflate inflates whole streams only. What this finds wrong it does not name: whoever wants to
/// know has ``Inflate``.
final class InflateStream {
  /// That the stream is damaged, or the content not of the size that it should have.
  struct Damage: Error {}

  /// What comes next in a stream.
  private enum State: Equatable {
    case header
    case codes
    case stored(Int)
    case end
  }

  /// A place behind a block: what follows depends on the window and on the bits from there on.
  struct BlockEnd {
    /// The bytes of all blocks up to there.
    var byteCount: Int
    /// The place in the stream, in bits.
    var position: Int
  }

  /// The bytes that a match may lie behind.
  static let windowSize = 1 << 15
  /// The bytes of a piece, or a little more; the last piece has fewer.
  private static let pieceSize = 1 << 17
  /// The last match may reach over the end of a piece.
  private static let capacity = windowSize + pieceSize + 258 + MatchCopying.overrun
  /// The bytes of a stream that a symbol takes, six, and that are read ahead, eight.
  private static let readAhead = 16

  private var bits: BitReader
  private var codes = InflateCodes()
  private var state = State.header
  private var isLastBlock = false
  /// The window, and behind it the piece that was written last.
  private let memory: UnsafeMutablePointer<UInt8>
  /// Where the piece begins and ends.
  private var piece = windowSize..<windowSize
  /// The bytes of all pieces.
  private(set) var byteCount = 0
  /// Of all bytes so far (RFC 1950).
  private var checksum: UInt32 = 1
  /// Where blocks have ended so far.
  private(set) var blockEnds: [BlockEnd] = []

  /// Begins behind a zlib stream's header, which must be one.
  ///
  /// - Parameter bytes: The stream, to which belong ``BitReader/padding`` bytes more that can be read;
  ///   they outlive this.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(Damage) {
    let header = bytes.prefix(2).map(Int.init)
    // Deflate with a window of at most 32 KB, no dictionary, and a sum that proves it a header.
    guard let start = bytes.baseAddress, header.count == 2, header[0] & 15 == 8,
      header[0] >> 4 <= 7, header[1] & 32 == 0, (header[0] << 8 | header[1]) % 31 == 0
    else { throw Damage() }
    bits = BitReader(start: start, count: bytes.count, at: 2)
    memory = .allocate(capacity: Self.capacity)
    memory.initialize(repeating: 0, count: Self.capacity)
  }

  /// The same state in another stream, which has the same bytes up to a place that was not passed.
  init(_ other: InflateStream, movedTo bytes: UnsafeBufferPointer<UInt8>) throws(Damage) {
    guard let start = bytes.baseAddress else { throw Damage() }
    bits = other.bits.moved(to: BitReader(start: start, count: bytes.count))
    (codes, state, isLastBlock) = (other.codes, other.state, other.isLastBlock)
    (piece, byteCount, checksum) = (other.piece, other.byteCount, other.checksum)
    memory = .allocate(capacity: Self.capacity)
    memory.initialize(from: other.memory, count: Self.capacity)
  }

  deinit { memory.deallocate() }

  /// The piece that was written last, until the next is.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: memory + piece.lowerBound, count: piece.count)
  }

  /// Whether nothing follows; the checksum was right.
  var isAtEnd: Bool { state == .end }

  /// Writes the next piece.
  ///
  /// - Parameter place: The byte of the stream from which on nothing is read, not even ahead; the
  ///   piece ends before it, and may be empty.
  func inflate(before place: Int = .max) throws(Damage) {
    keepWindow()
    let start = Self.windowSize
    var out = memory + start
    let end = memory + (start + Self.pieceSize)
    while out < end, state != .end {
      guard bits.remaining > 0 else { throw Damage() }
      let limit = place - Self.readAhead - (state == .header ? InflateCodes.longestHeader : 0)
      if bits.position / 8 >= limit { break }
      switch state {
      case .header: try readHeader()
      case .codes: try readSymbols(to: &out, end, before: limit)
      case .stored(let count):
        try copyStored(count, atOnce: min(end - out, limit - bits.position / 8), to: &out)
      case .end: break
      }
      if state == .header {
        blockEnds.append(
          BlockEnd(byteCount: byteCount + (out - memory - start), position: bits.position))
      }
    }
    piece = start..<(out - memory)
    byteCount += piece.count
    checksum = libdeflate_adler32(checksum, memory + start, piece.count)
    if state == .end { try verifyEnd() }
  }

  /// Moves what matches may need to before the next piece.
  private func keepWindow() {
    guard piece.count > 0 else { return }
    memory.update(from: memory + piece.count, count: Self.windowSize)
    piece = Self.windowSize..<Self.windowSize
  }

  private func readHeader() throws(Damage) {
    guard !isLastBlock else {
      state = .end
      return
    }
    bits.refill()
    isLastBlock = bits.take(1) == 1
    switch bits.take(2) {
    case 0:
      bits.alignToByte()
      bits.refill()
      let (count, complement) = (bits.take(16), bits.take(16))
      bits.alignToByte()
      guard count == ~complement & 0xFFFF, !bits.isPastEnd else { throw Damage() }
      state = count > 0 ? .stored(count) : .header
    case 1:
      guard codes.useFixed() else { throw Damage() }
      state = .codes
    case 2:
      guard codes.read(from: &bits) else { throw Damage() }
      state = .codes
    default: throw Damage()
    }
  }

  private func copyStored(
    _ count: Int, atOnce most: Int, to out: inout UnsafeMutablePointer<UInt8>
  ) throws(Damage) {
    let part = min(count, most)
    guard bits.copy(part, to: out) else { throw Damage() }
    out += part
    state = part < count ? .stored(count - part) : .header
  }

  /// Behind the last block lies the checksum, and nothing else.
  private func verifyEnd() throws(Damage) {
    bits.alignToByte()
    bits.refill()
    let number = UInt32(truncatingIfNeeded: bits.take(32)).byteSwapped
    guard bits.remaining == 0, number == checksum else { throw Damage() }
  }

  private func readSymbols(
    to out: inout UnsafeMutablePointer<UInt8>, _ end: UnsafeMutablePointer<UInt8>, before limit: Int
  ) throws(Damage) {
    let oldest = memory + max(0, Self.windowSize - byteCount)
    let reading = SymbolReading(oldest: oldest, end: end, lastBit: bits.limit(before: limit))
    switch reading.read(from: &bits, codes, to: &out) {
    case .blockEnd: state = .header
    case .pieceEnd: break
    case .damage: throw Damage()
    }
  }
}
