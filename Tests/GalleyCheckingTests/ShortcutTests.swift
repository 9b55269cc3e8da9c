import Galley
import Testing

@testable import GalleyChecking
@testable import GalleyRuns

/// That a comparison comes to the same whether or not it decodes what must be equal.
@Suite struct ShortcutTests {
  private let seed: UInt64 = 20

  /// Pictures of noise or of drawing, opaque or not, some of them equal but for a few pixels.
  private func bitmaps() -> [Bitmap] {
    var random = SplitMix64(seed: seed)
    return [(40, 30), (40, 30), (30, 40), (260, 260)].flatMap { width, height in
      let noise = (0..<width * height * 4).map { index -> UInt8 in
        index % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random)
      }
      let flat = noise.indices.map { UInt8($0 / (width * 16) % 2 == 0 ? 255 : 0) }
      var changed = noise
      changed[(height / 2 * width + 3) * 4] ^= 0x40
      return [noise, flat, changed].map { Bitmap(width: width, height: height, pixels: $0) }
    }
  }

  private func compare(
    _ metric: any DiffMetric, _ one: [UInt8], _ other: [UInt8], usesShortcuts: Bool
  ) throws -> PictureComparison {
    var comparer = PictureComparer(Tolerances(raster: metric))
    comparer.usesShortcuts = usesShortcuts
    return try comparer.compare(
      PictureSource(name: "one", bytes: one), to: PictureSource(name: "other", bytes: other))
  }

  @Test(arguments: MetricCatalog.standard.kinds)
  func `every metric says the same with shortcuts and without`(kind: String) throws {
    let metric = try #require(MetricCatalog.standard[kind]).init()
    let files = try bitmaps().map { try BitmapEncoder.png($0) }
    for (number, one) in files.enumerated() {
      for (otherNumber, other) in files.enumerated() {
        let quick = try compare(metric, one, other, usesShortcuts: true)
        let full = try compare(metric, one, other, usesShortcuts: false)
        #expect(quick.report == full.report, "\(kind), \(number) and \(otherNumber), seed \(seed)")
        #expect(quick.expectedSize == full.expectedSize)
        #expect(quick.actualSize == full.actualSize)
      }
    }
  }

  /// Smooth pictures, whose rows are predicted from the rows above, with a few rectangles changed.
  @Test(arguments: [255, 120] as [UInt8])
  func `rows that differ are found wherever they lie`(alpha: UInt8) throws {
    var random = SplitMix64(seed: seed)
    let (width, height) = (37, 90)
    let smooth = (0..<width * height).flatMap { index -> [UInt8] in
      let (x, y) = (index % width, index / width)
      return [UInt8(x * 3 + y), UInt8(x * y / 20 % 256), UInt8(255 - y), alpha]
    }
    let file = try BitmapEncoder.png(Bitmap(width: width, height: height, pixels: smooth))
    for trial in 0..<60 {
      var pixels = smooth
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let first = Int.random(in: 0..<width * height, using: &random)
        let end = min(width * height, first + Int.random(in: 1...200, using: &random))
        for pixel in first..<end { pixels[pixel * 4 + trial % 3] ^= 0x24 }
      }
      let other = try BitmapEncoder.png(Bitmap(width: width, height: height, pixels: pixels))
      let quick = try compare(ExactMetric(), file, other, usesShortcuts: true)
      let full = try compare(ExactMetric(), file, other, usesShortcuts: false)
      #expect(quick.report == full.report, "trial \(trial), seed \(seed)")
      #expect(!quick.isSame)
    }
  }

  @Test func `pixels that another program compressed are the same`() throws {
    let bitmap = bitmaps()[0]
    let one = try BitmapEncoder.png(bitmap)
    // Without the digest, and with the pixels in two chunks.
    let other = PNGFileParts(one).without("gaPD").splitting("IDAT")
    let comparison = try compare(ExactMetric(), one, other.bytes, usesShortcuts: true)
    #expect(comparison.isSame)
    #expect(comparison.report.totalPixels == 40 * 30)
  }

  @Test func `a file whose pixels were edited does not pass by its digest`() throws {
    let bitmaps = bitmaps()
    let (one, other) = try (BitmapEncoder.png(bitmaps[0]), BitmapEncoder.png(bitmaps[2]))
    let forged = PNGFileParts(one).replacing("IDAT", from: PNGFileParts(other))
    let comparison = try compare(ExactMetric(), one, forged.bytes, usesShortcuts: true)
    #expect(comparison.report.differingPixels == 1)
  }

  @Test func `two copies of a damaged file are not the same`() throws {
    var file = try BitmapEncoder.png(bitmaps()[0])
    file[60] ^= 1
    let error = #expect(throws: RunError.self) {
      try compare(ExactMetric(), file, file, usesShortcuts: true)
    }
    #expect(error?.description.hasPrefix("cannot compare 'one': its PNG data is damaged") == true)
  }
}
