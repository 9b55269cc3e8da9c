import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyPNG

@Suite struct IndexedPNGWriterTests {
  private let seed: UInt64 = 14

  private func file(_ bitmap: IndexedBitmap) throws -> [UInt8] {
    var writer = try IndexedPNGWriter(
      width: bitmap.width, height: bitmap.height, palette: bitmap.palette)
    for y in 0..<bitmap.height {
      writer.write { row in
        for x in 0..<bitmap.width { row[x] = bitmap.indexes[y * bitmap.width + x] }
      }
    }
    return writer.finish()
  }

  private func palette(_ count: Int, _ random: inout SplitMix64) -> [IndexedBitmap.Color] {
    (0..<count).map { _ in
      IndexedBitmap.Color(
        .random(in: 0...255, using: &random), .random(in: 0...255, using: &random),
        .random(in: 0...255, using: &random))
    }
  }

  /// Rows that repeat the one above, but for some pixels, and runs.
  private func drawing(
    width: Int, height: Int, colors: Int, noise: Int, _ random: inout SplitMix64
  ) -> IndexedBitmap {
    var indexes: [UInt8] = []
    for place in 0..<width * height {
      let isNoise = Int.random(in: 0..<100, using: &random) < noise
      indexes.append(
        isNoise
          ? UInt8.random(in: 0..<UInt8(colors), using: &random)
          : place >= width ? indexes[place - width] : indexes.last ?? 0)
    }
    return IndexedBitmap(
      width: width, height: height, palette: palette(colors, &random), indexes: indexes)
  }

  @Test func `pictures of every width and kind are read back as they were`() throws {
    var random = SplitMix64(seed: seed)
    for width in 1...67 {
      for (colors, noise) in [(1, 0), (2, 50), (67, 3), (67, 30), (200, 100)] {
        let drawing = drawing(width: width, height: 23, colors: colors, noise: noise, &random)
        let isRight = try PNG.bitmap(of: file(drawing)) == drawing.bitmap
        #expect(isRight, "\(width) wide, \(colors) colors, \(noise) % noise, seed \(seed)")
      }
    }
  }

  @Test(arguments: [(1, 70_000), (40_000, 3), (32_767, 4), (32_768, 4), (700, 400)], [0, 1, 90])
  func `so are large ones`(size: (width: Int, height: Int), noise: Int) throws {
    var random = SplitMix64(seed: seed)
    let drawing = drawing(
      width: size.width, height: size.height, colors: 67, noise: noise, &random)
    let isRight = try PNG.bitmap(of: file(drawing)) == drawing.bitmap
    #expect(isRight, "seed \(seed)")
  }

  @Test func `one color takes next to nothing`() throws {
    var random = SplitMix64(seed: seed)
    let blank = drawing(width: 1179, height: 2556, colors: 1, noise: 0, &random)
    // 1180 x 2556 bytes are 11,690 repetitions of 258, each of one bit, one for its distance and those
    // that tell the distance of a row from others like it: nine.
    #expect(try file(blank).count < 11_690 * 11 / 8 + 300)
  }

  @Test func `nothing, and what is too large, is refused`() {
    #expect(throws: PNGError.empty) {
      _ = try IndexedPNGWriter(width: 0, height: 3, palette: [])
    }
    #expect(throws: PNGError.tooLarge(width: 1 << 20, height: 1 << 20)) {
      _ = try IndexedPNGWriter(width: 1 << 20, height: 1 << 20, palette: [])
    }
  }
}
