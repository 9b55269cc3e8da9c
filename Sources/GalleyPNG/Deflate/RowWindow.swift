internal import Glibc

/// The rows that were added last, as far as repetitions reach, and the one that is next.
struct RowWindow: ~Copyable {
  private let rowSize: Int
  private let bytes: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  /// Where the next row begins.
  private var end = 0
  /// How many bytes are no longer held.
  private var passed = 0

  /// What may be read and written behind a row: words are, that begin in it.
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
