internal import Glibc

/// Compresses the rows of a drawn screen: what each repeats of the pixel to its left, of the row above
/// and of what lately began alike.
///
/// Most of a screen is told by the first two, which need no search. Where it is known which pixels equal
/// others, rows are matched pixel by pixel, otherwise by bytes, eight at a time; both give the same tokens.
struct RowMatcher: ~Copyable {
  /// The bytes of a row, with that which names its filter.
  let rowSize: Int
  /// The bytes of a pixel.
  let step: Int
  let searches: Bool

  /// So many bytes are not searched for more.
  static let enough = 30

  private(set) var window: RowWindow
  let longPlaces = RecentPlaces()
  let shortPlaces = RecentPlaces()
  var tokens: TokenStream
  private var checksum = Adler32()

  /// How far behind the next row the last one lies that was not all zeros: most is as it was there.
  private(set) var modelDistance: Int

  /// - Parameters:
  ///   - rowSize: In bytes, with the one that names the row's filter.
  ///   - step: The bytes of a pixel: three or four, or one that is the number of a color.
  ///   - searches: Whether bytes are looked for that began alike wherever little is told otherwise, rather
  ///     than only where nothing is and it costs next to nothing.
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

  /// Where the next row is to be written; a few bytes behind it may be overwritten.
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

  /// The row that serves the next one as a model, as far as repetitions reach: how many rows and bytes
  /// above it.
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
  mutating func addPlainRow(_ same: borrowing SamePixels) {
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

  /// Adds the row that was written through a filter, whose differences repeat by bytes rather than by
  /// pixels.
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
  /// - Parameter isLast: Whether no others follow.
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

  /// How many bytes are those at a distance before them.
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
