internal import Glibc

/// The filtered rows of a PNG that is not interlaced, one after the other as they are inflated.
final class FilteredRowReader {
  let stream: InflateStream
  /// The bytes of a row with the number of its filter.
  private let bytesPerRow: Int
  private let rowCount: Int
  /// The rows that were read.
  private(set) var row = 0
  /// What of the stream's piece belongs to rows that were not read.
  private var rest: UnsafeBufferPointer<UInt8>
  /// A row that does not lie in one piece, as far as it is there.
  private let joined: UnsafeMutablePointer<UInt8>
  private var joinedCount = 0

  init(_ stream: InflateStream, _ header: PNGHeader) {
    self.stream = stream
    bytesPerRow = 1 + header.rowBytes(width: header.width)
    rowCount = header.height
    joined = Self.memory(bytesPerRow)
    rest = UnsafeBufferPointer(rebasing: stream.bytes[..<0])
  }

  /// The same place in another stream; nothing is left of the piece of this one.
  init(_ other: FilteredRowReader, movedTo stream: InflateStream) {
    self.stream = stream
    (bytesPerRow, rowCount, row) = (other.bytesPerRow, other.rowCount, other.row)
    joined = Self.memory(bytesPerRow)
    joined.update(from: other.joined, count: bytesPerRow)
    joinedCount = other.joinedCount
    rest = UnsafeBufferPointer(rebasing: stream.bytes[..<0])
  }

  deinit { joined.deallocate() }

  private static func memory(_ bytesPerRow: Int) -> UnsafeMutablePointer<UInt8> {
    // Four bytes can be read where a pixel has three.
    let count = bytesPerRow + FilteredPixels.padding
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    memory.initialize(repeating: 0, count: count)
    return memory
  }

  /// The bytes up to the row that comes next.
  var byteCount: Int { row * bytesPerRow }

  /// The number of the next row's filter and the row, until the next is read; nil behind the last
  /// row, and where the stream must not be read on.
  ///
  /// - Parameter place: As for ``InflateStream/inflate(before:)``.
  func next(before place: Int = .max) throws(InflateStream.Damage) -> UnsafePointer<UInt8>? {
    guard row < rowCount else {
      try verifyEnd()
      return nil
    }
    while joinedCount + rest.count < bytesPerRow {
      joinRest()
      try stream.inflate(before: place)
      rest = stream.bytes
      if rest.isEmpty {
        guard !stream.isAtEnd else { throw InflateStream.Damage() }
        if place < .max { return nil }
      }
    }
    defer { row += 1 }
    let isJoined = joinedCount > 0
    let part = bytesPerRow - joinedCount
    let start = rest.baseAddress
    if isJoined { joinRest(part) } else { rest = .init(rebasing: rest[part...]) }
    joinedCount = 0
    guard let bytes = isJoined ? UnsafePointer(joined) : start,
      RowFilter(rawValue: bytes[0]) != nil
    else { throw InflateStream.Damage() }
    return bytes
  }

  private func joinRest(_ most: Int = .max) {
    let part = rest.prefix(most)
    if let start = UnsafeBufferPointer(rebasing: part).baseAddress {
      (joined + joinedCount).update(from: start, count: part.count)
    }
    joinedCount += part.count
    rest = .init(rebasing: rest[part.endIndex...])
  }

  /// There may be no more bytes than those of the rows.
  private func verifyEnd() throws(InflateStream.Damage) {
    while rest.isEmpty, !stream.isAtEnd {
      try stream.inflate()
      rest = stream.bytes
    }
    guard rest.isEmpty else { throw InflateStream.Damage() }
  }
}
