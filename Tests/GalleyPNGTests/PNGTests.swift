import GalleyGeometry
import GalleyGraphics
import GalleyPNG
import Testing

@Suite struct PNGTests {
  /// Noise, so that all row filters are tried, with runs of one color between.
  private func bitmap(width: Int, height: Int, isOpaque: Bool) -> Bitmap {
    var generator = SplitMix64(seed: 7)
    let pixels = (0..<width * height).flatMap { index -> [UInt8] in
      let word = index % 7 < 3 ? 0x40_80C0_20 : generator.next()
      let alpha: UInt8 = isOpaque || index % 2 == 0 ? 255 : 0
      let colors = (0..<3).map { alpha == 0 ? 0 : UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
      return colors + [alpha]
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test(arguments: [(1, 1), (7, 3), (640, 41)], [true, false])
  func `what is written reads back`(size: (width: Int, height: Int), isOpaque: Bool) throws {
    let bitmap = bitmap(width: size.width, height: size.height, isOpaque: isOpaque)
    let bytes = try PNG.bytes(of: bitmap, scale: 3)
    #expect(try PNG.bitmap(of: bytes) == bitmap)
    #expect(try PNG.size(of: bytes) == size)
  }

  @Test func `texts are found by their keywords`() throws {
    let bytes = try PNG.bytes(
      of: bitmap(width: 2, height: 2, isOpaque: true),
      texts: [("Title", "Ünï"), ("Note", "a\nb")])
    #expect(try PNG.text(keyword: "Title", in: bytes) == "Ünï")
    #expect(try PNG.text(keyword: "Note", in: bytes) == "a\nb")
    #expect(try PNG.text(keyword: "Author", in: bytes) == nil)
  }

  @Test func `a file that is cut anywhere is an error`() throws {
    let bytes = try PNG.bytes(of: bitmap(width: 9, height: 9, isOpaque: false))
    for count in 0..<bytes.count {
      #expect(throws: PNGError.self) { try PNG.bitmap(of: Array(bytes.prefix(count))) }
    }
  }

  @Test func `a byte that is another is an error`() throws {
    let bytes = try PNG.bytes(of: bitmap(width: 9, height: 9, isOpaque: true))
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x10
      #expect(throws: PNGError.self, "at \(index)") { try PNG.bitmap(of: damaged) }
    }
  }

  @Test func `what is larger than is taken is refused, and nothing is no picture`() throws {
    let bytes = try PNG.bytes(of: bitmap(width: 5, height: 4, isOpaque: true))
    #expect(throws: PNGError.tooLarge(width: 5, height: 4)) {
      try PNG.bitmap(of: bytes, maximumPixelCount: 19)
    }
    #expect(try PNG.bitmap(of: bytes, maximumPixelCount: 20).width == 5)
    #expect(throws: PNGError.empty) {
      try PNG.bytes(of: Bitmap(width: 0, height: 3, pixels: []))
    }
  }
}
