import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyPNG

@Suite struct ScreenCompressionTests {
  /// Premultiplied words: bars, rows that repeat, noise, and gradients, some of them at the ends of
  /// bands.
  private func words(
    width: Int, height: Int, isOpaque: Bool, _ random: inout SplitMix64
  ) -> [UInt32] {
    func color() -> UInt32 {
      let alpha: UInt32 = isOpaque || Bool.random(using: &random) ? 0xFF : 0
      return alpha == 0 ? 0 : alpha << 24 | UInt32.random(in: 0...0xFF_FFFF, using: &random)
    }
    var words: [UInt32] = []
    while words.count < width * height {
      let rows = Int.random(in: 1...9, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let bar = color()
        words += [UInt32](repeating: bar, count: width * rows)
      case 1: words += (0..<width).map { _ in color() }
      case 2 where words.count >= width:
        for _ in 0..<rows { words += words.suffix(width) }
      default:
        let colors = (0..<5).map { _ in color() }
        words += (0..<width).map { colors[$0 * 5 / width] }
      }
    }
    return Array(words.prefix(width * height))
  }

  @Test(arguments: [(1, 4), (90, 7), (1179, 1300), (12_000, 150)], [true, false])
  func `bytes do not depend on the number of threads, and hold the pixels`(
    size: (width: Int, height: Int), isOpaque: Bool
  ) throws {
    var random = SplitMix64(seed: 14)
    var words = words(
      width: size.width, height: size.height, isOpaque: isOpaque, &random)
    let format = isOpaque ? PixelFormat.rgb : .rgba
    let streams = words.withUnsafeMutableBytes { bytes -> [[UInt8]?] in
      guard let start = bytes.baseAddress else { return [] }
      let rows = PixelRows(
        start: start, bytesPerRow: size.width * 4, width: size.width, height: size.height)
      return [1, 2, 8].map { threads in
        let digest = RunningDigest(of: rows)
        let stream = ScreenCompression(rows, format: format)
          .compress(threads: threads, digest: digest)
        #expect(digest.value == PixelDigest(rows))
        return stream
      }
    }
    #expect(streams[1] == streams[0] && streams[2] == streams[0])
    var file = PNGFile()
    let header = PNGHeader(
      width: size.width, height: size.height, colorType: format.colorType)
    file.append("IHDR", header.content)
    file.append("IDAT", try #require(streams[0]))
    file.append("IEND", [])
    let pixels = try PNG.bitmap(of: file.bytes).pixels
    let expected = words.flatMap { word in
      [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
    #expect(pixels == expected)
  }

  @Test(arguments: [1, 8])
  func `a pixel that lets light through is not held in three bytes, in whichever band`(
    threads: Int
  ) {
    let (width, height) = (1000, 2000)
    for y in [0, 999, 1999] {
      var words = [UInt32](repeating: 0xFF33_6699, count: width * height)
      words[y * width + 3] = 0x8000_0000
      words.withUnsafeMutableBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        let rows = PixelRows(start: start, bytesPerRow: width * 4, width: width, height: height)
        #expect(ScreenCompression(rows, format: .rgb).compress(threads: threads) == nil)
      }
    }
  }

  @Test func `checksums of parts make that of the whole`() {
    var random = SplitMix64(seed: 14)
    for count in [0, 1, 5, 300, 70_000, 200_000] {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      var whole = Adler32()
      bytes.withUnsafeBytes { whole.add($0) }
      let middle = count == 0 ? 0 : Int.random(in: 0..<count, using: &random)
      var (one, other) = (Adler32(), Adler32())
      bytes[..<middle].withUnsafeBytes { one.add($0) }
      bytes[middle...].withUnsafeBytes { other.add($0) }
      one.add(other)
      #expect(one == whole)
    }
  }
}
