import Testing

@testable import GalleyPNG

@Suite struct PixelStreamTests {
  /// A zlib stream of the bytes 0 to 9, cut into parts within a file.
  private func stream(
    cutAt places: [Int], behind: [UInt8] = [], byteCount: Int = 10
  ) throws(PNGError) -> PixelStream {
    let deflate = try Deflater(level: 6)
    let content = Array(UInt8(0)..<10).withUnsafeBytes { deflate.compress($0) } + behind
    let ends = [0] + places + [content.count]
    let parts = zip(ends, ends.dropFirst()).map { $0..<$1 }
    return try PixelStream(content, parts: parts, byteCount: byteCount)
  }

  private func read(_ count: Int, from stream: PixelStream) throws(PNGError) -> [UInt8] {
    var bytes = [UInt8](repeating: 99, count: count)
    try stream.read(count, to: &bytes)
    return bytes
  }

  @Test(arguments: [[], [1], [2, 2, 5], [1, 2, 3, 4, 5, 6, 7, 8]])
  func `is read in rows, however it is cut`(places: [Int]) throws {
    let stream = try stream(cutAt: places)
    #expect(try read(4, from: stream) == [0, 1, 2, 3])
    #expect(try read(6, from: stream) == [4, 5, 6, 7, 8, 9])
    try stream.finish()
  }

  @Test func `says what is wrong as the whole decoder does`() throws {
    #expect(throws: PNGError.damaged("its pixels end early")) {
      try read(11, from: stream(cutAt: []))
    }
    #expect(throws: PNGError.damaged("it has more pixels than its header says")) {
      let stream = try stream(cutAt: [])
      _ = try read(9, from: stream)
      try stream.finish()
    }
    #expect(throws: PNGError.damaged("something follows its pixels")) {
      let stream = try stream(cutAt: [], behind: [7])
      _ = try read(10, from: stream)
      try stream.finish()
    }
    #expect(throws: PNGError.truncated) { try stream(cutAt: [], byteCount: 1 << 30) }
  }
}
