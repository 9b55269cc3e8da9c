internal import Glibc

/// Rows that two pictures have in common, of which the last one's pixels may come to be asked for.
///
/// Pixels follow from a row's filtered bytes and the row above. So of rows that nobody asks for the
/// bytes are kept, from the last one on that needs none above it; when there are many the pixels are
/// computed, and take their place.
struct EqualRows {
  private let rows: WordRows
  private let bytesPerRow: Int
  /// The pixels of a row; zeros, as above the first.
  private var pixels: [UInt32]
  private var next: [UInt32]
  /// The filtered rows behind that one, each with the bytes that must be readable behind it.
  private var filtered: [UInt8] = []
  private var count = 0

  private static let mostRows = 32

  init(_ header: PNGHeader) {
    rows = WordRows(bytesPerPixel: header.filterStep, width: header.width)
    bytesPerRow = 1 + header.rowBytes(width: header.width)
    pixels = Array(repeating: 0, count: header.width)
    next = pixels
    filtered = Array(repeating: 0, count: bytesPerRow * Self.mostRows + FilteredPixels.padding)
  }

  /// Adds a row: the number of its filter, which is one, and its bytes.
  mutating func append(_ row: UnsafePointer<UInt8>) {
    let needsAbove = RowFilter(rawValue: row[0]).map { $0 != .none && $0 != .left } ?? true
    if !needsAbove { count = 0 }
    if count == Self.mostRows { unfilter() }
    filtered.withUnsafeMutableBytes { bytes in
      _ = bytes.baseAddress.map { memcpy($0 + count * bytesPerRow, row, bytesPerRow) }
    }
    count += 1
  }

  /// Replaces all by one row of pixels.
  mutating func reset(to row: [UInt32]) {
    (pixels, count) = (row, 0)
  }

  /// The pixels of the last row.
  mutating func lastPixels() -> [UInt32] {
    unfilter()
    return pixels
  }

  private mutating func unfilter() {
    for row in 0..<count {
      filtered.withUnsafeBufferPointer { bytes in
        guard let row = bytes.baseAddress.map({ $0 + row * bytesPerRow }) else { return }
        rows.undo(row, above: pixels, to: &next)
      }
      swap(&pixels, &next)
    }
    count = 0
  }
}
