internal import Glibc

/// The rows of two PNG whose pixels differ, one below the other.
package struct DifferingRows: Sendable {
  /// Which rows of the pictures they are, from the top.
  package private(set) var numbers: [Int] = []
  package private(set) var pixels: [UInt8] = []
  package private(set) var otherPixels: [UInt8] = []

  fileprivate mutating func append(_ number: Int, _ one: [UInt32], _ other: [UInt32]) {
    numbers.append(number)
    one.withUnsafeBytes { pixels += $0 }
    other.withUnsafeBytes { otherPixels += $0 }
  }
}

/// Finds the rows that differ of two PNG that are stored the same way, and decodes no others.
///
/// The two are inflated side by side in little memory, and what they have in common once only:
/// 1. Two streams of the same bytes inflate to the same, up to their first different byte.
/// 2. From there on rows are compared as they are filtered. Where these are equal, and the pixels of
///    the row above are, the row is.
/// 3. Where blocks end in both, the last 32 KB are equal and so are all bits that follow, the rest is
///    equal.
package struct RowComparison {
  private let header: PNGHeader

  /// - Parameter header: Of rows of 8-bit RGB or RGBA, not interlaced.
  package init(_ header: PNGHeader) { self.header = header }

  /// The rows that differ; nil where one of the files is damaged, or may be.
  package func compare(
    _ one: PNGStructure, in bytes: [UInt8], _ other: PNGStructure, in otherBytes: [UInt8]
  ) -> DifferingRows? {
    one.withPixelStream(in: bytes) { left in
      other.withPixelStream(in: otherBytes) { right in try? compare(left, right) }
    }
  }

  /// Compares two zlib streams, behind each of which ``BitReader/padding`` bytes can be read.
  private func compare(
    _ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>
  ) throws(InflateStream.Damage) -> DifferingRows {
    let common = Self.commonCount(one, other)
    let left = FilteredRowReader(try InflateStream(one), header)
    var equal = EqualRows(header)
    // What differs in the last byte of all may do so in its checksum.
    let place = common == one.count && common == other.count ? Int.max : common
    while let row = try left.next(before: place) { equal.append(row) }
    guard left.row < header.height else {
      // Bytes behind the last row are the other one's fault, if they are one.
      guard place == .max else { throw InflateStream.Damage() }
      return DifferingRows()
    }
    let right = FilteredRowReader(left, movedTo: try InflateStream(left.stream, movedTo: other))
    var pair = RowPair(header, equal, streams: (one, other))
    while let row = try left.next() {
      if pair.areJoined, !pair.areApart { break }
      let otherRow = pair.areJoined ? row : try right.next()
      guard let otherRow else { throw InflateStream.Damage() }
      pair.add(row, otherRow, number: left.row - 1)
      pair.join(left, right)
    }
    if !pair.areJoined, try right.next() != nil { throw InflateStream.Damage() }
    return pair.result
  }

  /// The number of equal bytes at the start of both.
  private static func commonCount(
    _ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let count = min(one.count, other.count)
    guard let left = one.baseAddress, let right = other.baseAddress else { return 0 }
    let step = 4096
    var place = 0
    while place + step <= count, memcmp(left + place, right + place, step) == 0 { place += step }
    while place < count, left[place] == right[place] { place += 1 }
    return place
  }
}

/// Two rows at a time, from the first on whose stream differs.
private struct RowPair {
  private let rows: WordRows
  private let width: Int
  private let bytesPerRow: Int
  private let streams: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>)
  /// The rows above where the two have the same pixels.
  private var equal: EqualRows
  private var above: (one: [UInt32], other: [UInt32])
  private var current: (one: [UInt32], other: [UInt32])
  /// The inflated bytes up to the last that differ.
  private var differingEnd = 0
  /// The last end of a block in both that was looked at.
  private var lastEnd = 0
  /// Whether the pixels of the last row differ.
  private(set) var areApart = false
  /// Whether all that follows is inflated from the same bits to the same bytes.
  private(set) var areJoined = false
  private(set) var result = DifferingRows()

  init(
    _ header: PNGHeader, _ equal: EqualRows,
    streams: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>)
  ) {
    rows = WordRows(bytesPerPixel: header.filterStep, width: header.width)
    width = header.width
    bytesPerRow = 1 + header.rowBytes(width: header.width)
    self.streams = streams
    self.equal = equal
    let blank = [UInt32](repeating: 0, count: header.width)
    (above, current) = ((blank, blank), (blank, blank))
  }

  mutating func add(_ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, number: Int) {
    let isSame = one == other || memcmp(one, other, bytesPerRow) == 0
    if !isSame { differingEnd = (number + 1) * bytesPerRow }
    if isSame, !areApart { return equal.append(one) }
    if !areApart {
      above.one = equal.lastPixels()
      above.other = above.one
    }
    rows.undo(one, above: above.one, to: &current.one)
    rows.undo(other, above: above.other, to: &current.other)
    swap(&above, &current)
    areApart = memcmp(above.one, above.other, width * 4) != 0
    if areApart {
      result.append(number, above.one, above.other)
    } else {
      equal.reset(to: above.one)
    }
  }

  /// Finds out whether a block that ended in both is the beginning of what they have in common.
  mutating func join(_ one: FilteredRowReader, _ other: FilteredRowReader) {
    guard !areJoined else { return }
    let (left, right) = (one.stream.blockEnds, other.stream.blockEnds)
    guard let first = left.last(where: { $0.byteCount <= one.byteCount }),
      first.byteCount >= differingEnd + InflateStream.windowSize, first.byteCount > lastEnd,
      let second = right.last(where: { $0.byteCount == first.byteCount })
    else { return }
    lastEnd = first.byteCount
    areJoined = BitReader.areEqual(streams, (first.position, second.position))
  }
}

extension WordRows {
  /// Writes the pixels of a row whose filter's number, which is one, stands before it.
  func undo(_ row: UnsafePointer<UInt8>, above: [UInt32], to target: inout [UInt32]) {
    guard let filter = RowFilter(rawValue: row[0]) else { return }
    target.withUnsafeMutableBufferPointer { target in
      above.withUnsafeBufferPointer { above in
        guard let target = target.baseAddress, let above = above.baseAddress else { return }
        undo(filter, row + 1, above: above, to: target)
      }
    }
  }
}
