internal import CCompression

/// Compresses rows that are mostly alike: of each it looks only for stretches that are as in the row
/// above, and for runs of one byte.
///
/// That is what a drawing of few colors consists of, and takes a tenth of the time in which libdeflate
/// looks everywhere at its fastest.
struct RunDeflate {
  /// The distances that are looked at: a byte's and a row's.
  private enum Distance: Int {
    case byte
    case row
  }

  private let bytesPerRow: Int
  private var bits = BitWriter()
  private var block: DeflateBlock
  private var checksum: UInt32 = 1
  private var row = 0
  /// The bytes that are as in the row above, up to where the last row ends.
  private var pending = 0

  /// Shorter repetitions take no fewer bits than bytes do.
  private static let shortest = 4
  private static let longest = 258
  private static let window = 1 << 15

  /// - Parameter bytesPerRow: At least 1.
  init(bytesPerRow: Int) {
    self.bytesPerRow = bytesPerRow
    block = Self.block(bytesPerRow)
    // Deflate with a window of 32 KB, compressed fast.
    bits.append([0x78, 0x01])
  }

  private static func block(_ bytesPerRow: Int) -> DeflateBlock {
    DeflateBlock(distances: [1, min(bytesPerRow, window)])
  }

  /// Appends the next row.
  ///
  /// - Parameter above: The row before; what it is for the first does not matter.
  mutating func append(_ bytes: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>) {
    checksum = libdeflate_adler32(checksum, bytes, bytesPerRow)
    let hasAbove = row > 0 && bytesPerRow <= Self.window
    row += 1
    var x = 0
    while x < bytesPerRow {
      let rest = bytesPerRow - x
      let repeated = hasAbove ? Self.equalCount(bytes + x, above + x, rest) : 0
      let run = x > 0 && repeated < rest ? Self.equalCount(bytes + x, bytes + x - 1, rest) : 0
      if repeated >= Self.shortest, repeated >= run {
        pending += repeated
        x += repeated
        continue
      }
      flush()
      if run >= Self.shortest {
        append(run, .byte)
        x += run
      } else {
        block.append(bytes[x])
        x += 1
      }
      if block.isFull { endBlock() }
    }
  }

  /// The zlib stream of all rows.
  mutating func finish() -> [UInt8] {
    flush()
    block.write(to: &bits, isLast: true)
    bits.append(checksum.bigEndianBytes)
    return bits.bytes
  }

  private mutating func flush() {
    if pending > 0 { append(pending, .row) }
    pending = 0
  }

  /// Appends a repetition of any length, of which no part may be too short.
  private mutating func append(_ count: Int, _ distance: Distance) {
    var rest = count
    while rest > 0 {
      let left = rest - Self.longest
      let length = left > 0 && left < Self.shortest ? rest - Self.shortest : min(rest, Self.longest)
      block.append(length: length, distance: distance.rawValue)
      rest -= length
      if block.isFull { endBlock() }
    }
  }

  private mutating func endBlock() {
    block.write(to: &bits, isLast: false)
    block = Self.block(bytesPerRow)
  }

  /// How many bytes at the start of both are equal.
  private static func equalCount(
    _ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, _ most: Int
  ) -> Int {
    let (left, right) = (UnsafeRawPointer(one), UnsafeRawPointer(other))
    var count = 0
    while count &+ 8 <= most {
      let difference =
        left.loadUnaligned(fromByteOffset: count, as: UInt64.self).littleEndian
        ^ right.loadUnaligned(fromByteOffset: count, as: UInt64.self).littleEndian
      if difference != 0 { return count &+ difference.trailingZeroBitCount / 8 }
      count &+= 8
    }
    while count < most, one[count] == other[count] { count += 1 }
    return count
  }
}
