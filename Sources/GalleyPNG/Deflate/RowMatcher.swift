internal import Glibc

/// Compresses the rows of a drawn screen: what each repeats of the pixel to its left, of the row above
/// and of what lately began alike.
///
/// Most of a screen is told by the first two, which need no search; bytes are looked at eight at a
/// time.
struct RowMatcher: ~Copyable {
  /// The bytes of a row, with that which names its filter.
  private let rowSize: Int
  /// The bytes of a pixel.
  private let step: Int
  private let searches: Bool
  /// The fewest bytes that are repeated: a pixel, or as many as pay.
  private let shortest: Int
  /// As many bytes in a word, and twice as many.
  private let shortMask: UInt64
  private let longMask: UInt64

  private var window: RowWindow
  private var longPlaces = RecentPlaces()
  private var shortPlaces = RecentPlaces()
  private var tokens = TokenStream()
  private var checksum = Adler32()

  /// How far behind the next row the last one lies that was not all zeros: most is as it was there.
  private var modelDistance: Int

  /// - Parameters:
  ///   - rowSize: In bytes, with the one that names the row's filter.
  ///   - step: The bytes of a pixel: three or four, or one that is the number of a color.
  ///   - searches: Whether bytes are looked for that began alike, rather than only those to the left and
  ///     in the row above.
  init(rowSize: Int, step: Int, searches: Bool = true) {
    self.rowSize = rowSize
    self.step = step
    self.searches = searches
    shortest = step == 1 ? 4 : step
    shortMask = 1 << UInt64(shortest * 8) - 1
    longMask = shortest == 4 ? .max : 1 << UInt64(shortest * 16) - 1
    modelDistance = rowSize
    window = RowWindow(rowSize: rowSize)
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

  /// Adds the row that was written as it is.
  mutating func addPlainRow() {
    let row = window.next
    let hasModel = modelDistance <= min(window.reach, DeflateToken.longestDistance)
    if hasModel, tokens.distance == modelDistance, row[0] == (row - modelDistance)[0] {
      tokens.repeats(1, from: modelDistance)
    } else {
      tokens.append(literal: row[0])
    }
    var place = 1
    while place < rowSize {
      let rest = rowSize &- place
      let model = hasModel ? sameCount(row + place, modelDistance, atMost: rest) : 0
      place &+= addPixels(row + place, at: window.position &+ place, model: model, atMost: rest)
    }
    finishRow()
    modelDistance = rowSize
  }

  /// Adds the row that was written through a filter, whose differences repeat by bytes rather than by
  /// pixels.
  mutating func addFilteredRow() {
    let row = window.next
    tokens.append(literal: row[0])
    var place = 1
    while place < rowSize {
      place &+= addBytes(row + place, at: window.position &+ place, atMost: rowSize &- place)
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

  /// Adds a repetition or a pixel, and says how many bytes that are.
  ///
  /// - Parameter model: How many bytes are the same in the row that serves as a model.
  @inline(__always)
  private mutating func addPixels(
    _ bytes: UnsafePointer<UInt8>, at position: Int, model: Int, atMost rest: Int
  ) -> Int {
    var best = (count: model, distance: modelDistance)
    // What follows its like is told in fewer bits, so it may be a little shorter.
    let left = position > step ? sameCount(bytes, step, atMost: rest) : 0
    if left >= shortest {
      if left &+ step > model { best = (left, step) }
    } else if step > 1 {
      let run = 1 &+ sameCount(bytes + 1, 1, atMost: rest &- 1)
      if run >= 2 &* step, run &+ step > model {
        return addRun(of: bytes[0], whole(run, rest), after: bytes[-1])
      }
    }
    if searches, rest >= 8 { search(bytes, at: position, atMost: rest, &best) }
    guard best.count >= shortest else {
      let count = min(step, rest)
      for offset in 0..<count { tokens.append(literal: bytes[offset]) }
      return count
    }
    let count = whole(best.count, rest)
    tokens.repeats(count, from: best.distance)
    return count
  }

  /// A repetition ends with a pixel, or with the row.
  @inline(__always)
  private func whole(_ count: Int, _ rest: Int) -> Int {
    count < rest ? count &- count % step : count
  }

  /// Adds one byte many times.
  @inline(__always)
  private mutating func addRun(of byte: UInt8, _ count: Int, after last: UInt8) -> Int {
    if last == byte {
      tokens.repeats(count, from: 1)
    } else {
      tokens.append(literal: byte)
      tokens.repeats(count &- 1, from: 1)
    }
    return count
  }

  /// Looks for pixels that began alike, unless so many are found already that it does not pay.
  @inline(__always)
  private mutating func search(
    _ bytes: UnsafePointer<UInt8>, at position: Int, atMost rest: Int,
    _ best: inout (count: Int, distance: Int)
  ) {
    let enough = 30
    let word = word(bytes)
    let found = longPlaces.note(word & longMask, at: position)
    guard best.count < enough else { return }
    if let found {
      consider(found, bytes, at: position, atMost: rest, &best)
      if let older = longPlaces.last(before: found, from: position) {
        consider(older, bytes, at: position, atMost: rest, &best)
      }
    }
    if let found = shortPlaces.note(word & shortMask, at: position), best.count < shortest {
      consider(found, bytes, at: position, atMost: rest, &best)
    }
  }

  @inline(__always)
  private func consider(
    _ place: Int, _ bytes: UnsafePointer<UInt8>, at position: Int, atMost rest: Int,
    _ best: inout (count: Int, distance: Int)
  ) {
    let distance = position &- place
    let count = sameCount(bytes, distance, atMost: rest)
    if count > best.count { best = (count, distance) }
  }

  /// Adds a repetition or a byte, and says how many bytes that are.
  @inline(__always)
  private mutating func addBytes(
    _ bytes: UnsafePointer<UInt8>, at position: Int, atMost rest: Int
  ) -> Int {
    let run = sameCount(bytes, 1, atMost: rest)
    if run >= 3 {
      tokens.repeats(run, from: 1)
      return run
    }
    let left = position > step ? sameCount(bytes, step, atMost: rest) : 0
    if left >= 4 {
      tokens.repeats(left, from: step)
      return left
    }
    if searches, rest >= 8, let found = longPlaces.note(word(bytes) & 0xFF_FFFF_FFFF, at: position)
    {
      let count = sameCount(bytes, position &- found, atMost: rest)
      if count >= 5 {
        tokens.repeats(count, from: position &- found)
        return count
      }
    }
    tokens.append(literal: bytes[0])
    return 1
  }

  /// How many bytes are those at a distance before them.
  @inline(__always)
  private func sameCount(
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
  private func word(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
  }
}
