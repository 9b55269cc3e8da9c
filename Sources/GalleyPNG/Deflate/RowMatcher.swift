internal import Glibc

/// Compresses the rows of a drawn screen: what each repeats of the pixel to its left, of the row
/// above and of what lately began alike.
///
/// Most of a screen is told by the first two, which need no search. Where it is known which pixels
/// equal others, rows are matched pixel by pixel, otherwise by bytes, eight at a time; both give
/// the same tokens.
struct RowMatcher: ~Copyable {
  /// The bytes of a row, with that which names its filter.
  let rowSize: Int
  /// The bytes of a pixel.
  let step: Int
  let searches: Bool

  /// So many bytes are not searched for more.
  static let enough = 30

  private(set) var window: RowWindow
  let longPlaces = MatchTable()
  let shortPlaces = MatchTable()
  var tokens: TokenStream
  private var checksum = Adler32()

  /// How far behind the next row the last one lies that was not all zeros: most is as it was there.
  private(set) var modelDistance: Int

  /// - `rowSize`: In bytes, with the one that names the row's filter.
  /// - `step`: The bytes of a pixel: three or four, or one that is the number of a color.
  /// - searches: Whether bytes are looked for that began alike wherever little is told otherwise,
  ///   rather than only where nothing is and it costs next to nothing.
  init(rowSize: Int, step: Int, searches: Bool = true) {
    self.rowSize = rowSize
    self.searches = searches
    self.step = step
    modelDistance = rowSize
    // Making the codes of a block takes as long as finding some hundred of its tokens.
    tokens = TokenStream(blockSize: searches ? 1 << 13 : 1 << 15)
    window = RowWindow(rowSize: rowSize)
  }

  /// Begins anew: what is made from now on does not depend on the rows so far.
  mutating func removeAll() {
    window.removeAll()
    longPlaces.removeAll()
    shortPlaces.removeAll()
    restart()
    modelDistance = rowSize
  }

  /// Returns the memory for the next row; a few bytes behind it may be overwritten.
  mutating func nextRow() -> UnsafeMutablePointer<UInt8> { window.nextRow() }

  /// Adds the row that was written, all zeros but for its first byte.
  mutating func addZeros() {
    tokens.append(literal: window.next[0])
    if rowSize > 4 {
      tokens.append(literal: 0)
      tokens.repeats(rowSize - 2, from: 1)
    } else {
      for _ in 1..<rowSize { tokens.append(literal: 0) }
    }
    finishRow()
    modelDistance += rowSize
  }

  /// The row that serves the next one as a model, as far as repetitions reach: how many rows and
  /// bytes above it.
  var model: (rows: Int, distance: Int)? {
    guard modelDistance <= min(window.reach, DeflateToken.longestDistance) else { return nil }
    return (modelDistance / rowSize, modelDistance)
  }

  /// Adds the row that was written as it is.
  mutating func addPlainRow() {
    addFilter(window.next[0], modelDistance: model?.distance)
    switch step {
    case 1: addBytes(OneByte.self)
    case 3: addBytes(ThreeBytes.self)
    default: addBytes(FourBytes.self)
    }
    finishRow()
    modelDistance = rowSize
  }

  /// Adds the row that was written as it is, of which it is known which pixels equal others.
  mutating func addPlainRow(_ same: borrowing EqualPixels) {
    addFilter(window.next[0], modelDistance: model?.distance)
    if step == 3 { addPixels(same, ThreeBytes.self) } else { addPixels(same, FourBytes.self) }
    finishRow()
    modelDistance = rowSize
  }

  private mutating func addFilter(_ filter: UInt8, modelDistance: Int?) {
    if let modelDistance, tokens.distance == modelDistance,
      filter == (window.next - modelDistance)[0]
    {
      tokens.repeats(1, from: modelDistance)
    } else {
      tokens.append(literal: filter)
    }
  }

  /// Adds the row that was written through a filter, whose differences repeat by bytes rather than
  /// by pixels.
  mutating func addFilteredRow() {
    let row = window.next
    tokens.append(literal: row[0])
    var place = 1
    while place < rowSize {
      place &+= addDifferences(
        row + place, at: window.position &+ place, atMost: rowSize &- place)
    }
    finishRow()
    modelDistance += rowSize
  }

  /// Takes the rows so far for what others have compressed, which those that follow may repeat.
  mutating func restart() {
    tokens.removeAll()
    checksum = Adler32()
  }

  /// Ends the rows, and hands them out.
  ///
  /// - `isLast`: Whether no others follow.
  mutating func finish(isLast: Bool = true) -> ZlibStream.Part {
    ZlibStream.Part(blocks: tokens.finish(isLast: isLast), checksum: checksum)
  }

  private mutating func finishRow() {
    checksum.add(UnsafeRawBufferPointer(start: window.next, count: rowSize))
    window.finishRow()
  }

  // MARK: - What both ways of matching need

  /// Adds one byte many times.
  @inline(__always)
  mutating func addRun(of byte: UInt8, _ count: Int, after last: UInt8) {
    if last == byte {
      tokens.repeats(count, from: 1)
    } else {
      tokens.append(literal: byte)
      tokens.repeats(count &- 1, from: 1)
    }
  }

  /// Returns the number of bytes that equal those at a distance before them.
  @inline(__always)
  func sameCount(
    _ bytes: UnsafePointer<UInt8>, _ distance: Int, atMost limit: Int
  ) -> Int {
    var count = 0
    while count < limit {
      let difference = word(bytes + count) ^ word(bytes + (count &- distance))
      if difference != 0 {
        return min(limit, count &+ difference.trailingZeroBitCount &>> 3)
      }
      count &+= 8
    }
    return limit
  }

  @inline(__always)
  func word(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
  }
}

/// The rows that were added last, as far as repetitions reach, and the one that is next.
struct RowWindow: ~Copyable {
  private let rowSize: Int
  private let bytes: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  /// Where the next row begins.
  private var end = 0
  /// How many bytes are no longer held.
  private var passed = 0

  /// The bytes that may be read and written behind a row: words are, that begin in it.
  private static let slack = 16

  /// - Parameter rowSize: In bytes.
  init(rowSize: Int) {
    self.rowSize = rowSize
    // Enough for several rows, so that few of them are moved.
    capacity = DeflateToken.longestDistance + max(4 * rowSize, 1 << 18)
    bytes = .allocate(capacity: capacity + Self.slack)
    bytes.initialize(repeating: 0, count: capacity + Self.slack)
  }

  deinit { bytes.deallocate() }

  /// Begins anew.
  mutating func removeAll() { (end, passed) = (0, 0) }

  /// How many bytes before the next row are held.
  @inline(__always)
  var reach: Int { end }

  /// How many bytes were added in all.
  @inline(__always)
  var position: Int { passed &+ end }

  /// The row that is written next.
  @inline(__always)
  var next: UnsafeMutablePointer<UInt8> { bytes + end }

  /// Makes room for a row.
  mutating func nextRow() -> UnsafeMutablePointer<UInt8> {
    if end + rowSize > capacity {
      let kept = min(end, DeflateToken.longestDistance)
      memmove(bytes, bytes + (end - kept), kept)
      passed += end - kept
      end = kept
    }
    return next
  }

  mutating func finishRow() { end += rowSize }
}

/// Deflate's blocks of tokens, one after another.
struct TokenStream: ~Copyable {
  private var block: DeflateBlock
  private var bits = BitStream()
  /// A repetition that may yet grow: where it is from, zero for none.
  private(set) var distance = 0
  private var length = 0

  /// - Parameter blockSize: The most bytes and repetitions of a block: few enough that its codes
  ///   follow
  ///   what a screen shows, enough that making and telling these costs little.
  init(blockSize: Int) { block = DeflateBlock(capacity: blockSize) }

  /// Forgets what was appended.
  mutating func removeAll() {
    block.removeAll()
    bits.removeAll()
    (distance, length) = (0, 0)
  }

  /// Repeats bytes from a distance, as one with those that are repeated from there already; fewer
  /// than three only so.
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
  /// - `isLast`: Whether no others follow.
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
