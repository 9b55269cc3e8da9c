/// The rows of a PNG as they are after inflating: for each its filter's number and what it wrote.
package struct FilteredPixels: Hashable, Sendable {
  package let header: PNGHeader
  /// The rows of each pass in turn, and ``padding``.
  package let bytes: [UInt8]

  /// Zeros behind the last row, so that four bytes can be read where a pixel has three.
  package static let padding = 4

  package init(_ structure: PNGStructure, in bytes: [UInt8]) throws(PNGProblem) {
    header = structure.header
    self.bytes = try Inflate().inflate(
      Self.stream(structure, in: bytes), byteCount: header.inflatedByteCount,
      padding: Self.padding)
  }

  /// The zlib stream: a part of the file where it lies in one chunk, otherwise joined.
  private static func stream(_ structure: PNGStructure, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    let parts = structure.pixels.filter { !$0.isEmpty }
    if parts.count == 1 { return bytes[parts[0]] }
    var stream: [UInt8] = []
    stream.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { stream += bytes[part] }
    return stream[...]
  }
}
