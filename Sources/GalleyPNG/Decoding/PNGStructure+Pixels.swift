extension PNGStructure {
  /// The zlib stream of the pixels: a part of the file where it lies in one chunk, otherwise joined.
  ///
  /// Behind its end lie at least ``BitReader/padding`` bytes more: the chunk's checksum and the chunk
  /// that ends the file, or zeros.
  func pixelStream(in bytes: [UInt8]) -> ArraySlice<UInt8> {
    let parts = pixels.filter { !$0.isEmpty }
    if parts.count == 1 { return bytes[parts[0]] }
    let count = parts.reduce(0) { $0 + $1.count }
    var stream: [UInt8] = []
    stream.reserveCapacity(count + BitReader.padding)
    for part in parts { stream += bytes[part] }
    stream += Array(repeating: 0, count: BitReader.padding)
    return stream[..<count]
  }

  /// Calls a body with the stream of the pixels; what lies behind it can be read, too.
  func withPixelStream<Result>(
    in bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let stream = pixelStream(in: bytes)
    return stream.withUnsafeBufferPointer { body($0) }
  }
}
