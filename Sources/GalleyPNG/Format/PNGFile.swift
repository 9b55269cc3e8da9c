internal import CCompression

/// The bytes of a PNG file, chunk after chunk.
package struct PNGFile {
  /// The bytes that every PNG begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  package private(set) var bytes = signature

  /// Appends a chunk: its length, its name, its content, and the checksum of the last two.
  mutating func append(_ name: String, _ content: [UInt8]) {
    append(UInt32(content.count))
    let first = bytes.count
    bytes += Array(name.utf8)
    bytes += content
    append(checksum(from: first))
  }

  /// Hands out what was appended since the last time, and keeps it no longer.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  private func checksum(from first: Int) -> UInt32 {
    bytes.withUnsafeBytes { all in
      let chunk = UnsafeRawBufferPointer(rebasing: all[first...])
      return libdeflate_crc32(0, chunk.baseAddress, chunk.count)
    }
  }

  private mutating func append(_ number: UInt32) { bytes += number.bigEndianBytes }
}

extension FixedWidthInteger {
  /// The bytes, the highest first.
  package var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
