import Galley
import Testing

@testable import GalleyChecking
@testable import GalleyPNG
@testable import GalleyRendering
@testable import GalleyRuns

/// That what files say beside eight bits a sample is no less a difference.
@Suite struct PixelInterpretationTests {
  private func compare(
    _ one: [UInt8], _ other: [UInt8], with metric: any DiffMetric = ExactMetric()
  ) throws -> PictureComparison {
    let sources = [one, other].map { PictureSource(name: "picture", bytes: $0) }
    let comparison = try PictureComparer(Tolerances(raster: metric)).compare(
      sources[0], to: sources[1])
    var comparer = PictureComparer(Tolerances(raster: metric))
    comparer.usesShortcuts = false
    let full = try comparer.compare(sources[0], to: sources[1])
    #expect(full.report == comparison.report)
    #expect(full.differences == comparison.differences)
    return comparison
  }

  /// Two pixels side by side, with samples of 16 bits.
  private func deep(_ samples: [UInt16], colorType: UInt8 = 6) throws -> [UInt8] {
    let deflate = try Deflater(level: 1)
    let row = [0] + samples.flatMap(\.bigEndianBytes)
    var file = PNGFile()
    file.append("IHDR", [0, 0, 0, 2, 0, 0, 0, 1, 16, colorType, 0, 0, 0])
    file.append("IDAT", row.withUnsafeBytes { deflate.compress($0) })
    file.append("IEND", [])
    return file.bytes
  }

  @Test func `exact sees a difference below a level`() throws {
    let file = try deep([100, 200, 300, 65_535, 40_000, 50_000, 60_000, 65_535])
    let other = try deep([100, 200, 300, 65_535, 40_000, 50_001, 60_000, 65_535])
    let comparison = try compare(file, other)
    #expect(!comparison.passes && !comparison.isSame)
    #expect(comparison.report.differingPixels == 1)
    #expect(comparison.report.largestDifference == 1.0 / 257)
    #expect(comparison.report.largestDifferencePlace == PixelPlace(x: 1, y: 0))
    #expect(ComparisonSummary(comparison).largestAmount == "0.004 levels")
    #expect(try compare(file, file).isSame)
    // Other metrics see what a screen shows.
    for kind in ["tolerance", "perceptual", "pixelmatch"] {
      let metric = try MetricCatalog.standard.metric(kind)
      #expect(try compare(file, other, with: metric).isSame, "\(kind)")
    }
  }

  @Test func `a level of 8 bits is 257 of 16`() throws {
    let shallow = try BitmapEncoder.png(
      Bitmap(width: 2, height: 1, pixels: [1, 2, 3, 255, 255, 0, 128, 255]))
    let samples: [UInt16] = [1, 2, 3, 255, 255, 0, 128, 255].map { $0 * 257 }
    #expect(try compare(shallow, deep(samples)).isSame)
    let comparison = try compare(deep([258] + samples.dropFirst()), shallow)
    #expect(comparison.report.largestDifference == 1.0 / 257)
    let level = try compare(deep([2 * 257] + samples.dropFirst()), shallow)
    #expect(level.report.largestDifference == 1)
  }

  @Test func `grey and grey with alpha are read with all their bits`() throws {
    let grey = try deep([1000, 2000], colorType: 0)
    #expect(try compare(grey, deep([1000, 1000, 1000, 2000, 2000, 2000], colorType: 2)).isSame)
    #expect(try !compare(grey, deep([1000, 2001], colorType: 0)).isSame)
    let alpha = try deep([65_535, 30_000, 0, 65_535], colorType: 4)
    #expect(
      try compare(alpha, deep([65_535, 65_535, 65_535, 30_000, 0, 0, 0, 65_535])).isSame)
    #expect(try !compare(alpha, deep([65_535, 30_001, 0, 65_535], colorType: 4)).isSame)
    // The one transparent color, and the color of what is transparent.
    let keyed = PNGFileParts(grey).adding("tRNS", [3, 0xE8]).bytes
    #expect(try compare(keyed, deep([9, 0, 2000, 65_535], colorType: 4)).isSame)
  }

  @Test func `more 16-bit pixels than there is memory for are refused before they inflate`() throws
  {
    let size = [UInt32(4097), 5120].flatMap(\.bigEndianBytes)
    let large = PNGFileParts(try deep([1, 2, 3, 4, 5, 6], colorType: 2)).changing("IHDR") {
      $0.replaceSubrange(0..<8, with: size)
    }
    let other = large.adding("tEXt", [65, 0])
    let error = #expect(throws: RunError.self) { try compare(large.bytes, other.bytes) }
    #expect(
      error?.description.hasSuffix(
        "4097x5120 pixels are over the limit of 20 megapixels for 16 bits a sample; export both with 8"
      ) == true)
  }

  @Test func `masks cover all bits`() throws {
    let masks = [Rect(x: 1, y: 0, width: 1, height: 1)]
    let files = (
      try deep([1, 2, 3, 4, 5, 6], colorType: 2), try deep([1, 2, 3, 4, 9, 6], colorType: 2)
    )
    #expect(try compare(files.0, files.1, with: MaskedMetric(ExactMetric(), masks: masks)).isSame)
    #expect(try !compare(files.0, files.1, with: MaskedMetric(ExactMetric())).isSame)
  }

  private static let small = Bitmap(width: 2, height: 1, pixels: [9, 8, 7, 255, 6, 5, 4, 255])

  /// A file that says nothing of its colors, as others write it.
  private func bare() throws -> PNGFileParts {
    PNGFileParts(try BitmapEncoder.png(Self.small)).without("sRGB")
  }

  private static let gamma = UInt32(100_000).bigEndianBytes
  private static let chromaticities = [
    31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000,
  ]
  .flatMap { UInt32($0).bigEndianBytes }
  private static let turned: [UInt8] = [
    0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
  ]

  @Test(arguments: [
    ("gAMA", gamma, "the gamma 1.0"),
    (
      "cHRM", chromaticities,
      "the chromaticities [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000]"
    ),
    ("cICP", [12, 13, 0, 1], "the code points 12-13-0-1"),
  ])
  func `pictures of other colors are compared in sRGB by every metric, and say so`(
    name: String, content: [UInt8], words: String
  ) throws {
    let colors = Bitmap(width: 2, height: 1, pixels: [200, 60, 40, 255, 90, 120, 40, 255])
    let plain = PNGFileParts(try BitmapEncoder.png(colors)).without("sRGB")
    let other = plain.adding(name, content)
    let files = (source(plain.bytes), source(other.bytes))
    let converted = try PictureComparer().expectedBitmap(
      files.1.read(), files.0.read(), of: PictureComparer().compare(files.1, to: files.0))
    let same = try BitmapEncoder.png(converted)
    for metric in MetricCatalog.standard.members {
      let comparison = try compare(same, other.bytes, with: metric.init())
      #expect(comparison.isSame && comparison.differences.isEmpty)
      #expect(
        comparison.notes == [
          "its colors are by \(words), expected sRGB; the two are compared in sRGB"
        ])
      let back = try compare(other.bytes, same, with: metric.init())
      #expect(back.isSame)
      #expect(
        back.notes == [
          "its colors are by sRGB, expected \(words); the two are compared in sRGB"
        ])
    }
    // What is stored alike does not look alike.
    #expect(try !compare(plain.bytes, other.bytes).isSame)
    let itself = try compare(other.bytes, other.bytes)
    #expect(itself.isSame && itself.notes.isEmpty)
  }

  private func source(_ bytes: [UInt8]) -> PictureSource {
    PictureSource(name: "picture", bytes: bytes)
  }

  @Test func `an orientation is a difference to every metric`() throws {
    let (plain, other) = (try bare(), try bare().adding("eXIf", Self.turned))
    for metric in MetricCatalog.standard.members {
      let comparison = try compare(plain.bytes, other.bytes, with: metric.init())
      #expect(comparison.report.isSame)
      #expect(!comparison.passes && !comparison.isSame)
      #expect(
        comparison.differences == [
          "its EXIF orientation is 6, expected 1; turn the pixels instead"
        ])
    }
    #expect(try compare(other.bytes, other.bytes).isSame)
  }

  @Test func `what sRGB cannot show is no less a difference`() throws {
    let red = PNGFileParts(
      try BitmapEncoder.png(Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 255]))
    ).without("sRGB")
    let other = red.adding("cICP", [12, 13, 0, 1])
    let comparison = try compare(red.bytes, other.bytes)
    #expect(comparison.report.isSame && !comparison.passes && !comparison.isSame)
    #expect(
      comparison.differences == [
        "1 of its pixels have colors outside of sRGB; convert both pictures to sRGB"
      ])
    #expect(
      try compare(other.bytes, red.bytes).differences == [
        "1 pixels of the expected picture have colors outside of sRGB; convert both pictures to sRGB"
      ])
    #expect(try compare(other.bytes, other.bytes).isSame)
  }

  @Test func `16 bits are compared in sRGB with all of them`() throws {
    let file = PNGFileParts(try deep([9_000, 20_000, 300, 40_000, 50_000, 60_000], colorType: 2))
      .adding("cICP", [12, 13, 0, 1])
    let other = PNGFileParts(try deep([9_000, 20_000, 300, 40_000, 50_003, 60_000], colorType: 2))
      .adding("cICP", [12, 13, 0, 1])
    let conversion = try ColorConversion(from: .codePoints([12, 13, 0, 1]))
    let shown = try BitmapEncoder.png(PNGPicture(file: file.bytes).bitmap(in: conversion))
    for one in [file, other] {
      let comparison = try compare(shown, one.bytes)
      #expect(comparison.report.largestDifference <= 0.51 && comparison.notes.count == 1)
    }
    #expect(try !compare(file.bytes, other.bytes).isSame)
  }

  private func profile(_ bytes: [UInt8]) throws -> [UInt8] {
    let deflate = try Deflater(level: 1)
    return Array("name".utf8) + [0, 0] + bytes.withUnsafeBytes { deflate.compress($0) }
  }

  private static let unreadable =
    "its ICC profile cannot be read (not an ICC profile, invalid signature); convert it to sRGB, or"
    + " export it without a profile"

  @Test
  func `profiles that cannot be read are compared by their bytes, however they are compressed`()
    throws
  {
    let profile = Array(repeating: UInt8(7), count: 400)
    let file = try bare().adding("iCCP", self.profile(profile))
    #expect(
      try compare(bare().bytes, file.bytes).differences == [
        "its colors are by an ICC profile of 400 bytes, expected sRGB, which cannot be compared: "
          + Self.unreadable
      ])
    let other = try bare().adding("iCCP", self.profile(profile.dropLast() + [8]))
    #expect(
      try compare(file.bytes, other.bytes).differences == [
        "its colors are by another than expected, an ICC profile of 400 bytes, which cannot be compared: "
          + Self.unreadable
      ])
    let thorough = try Deflater(level: 9)
    let again = Array("other".utf8) + [0, 0] + profile.withUnsafeBytes { thorough.compress($0) }
    #expect(try compare(file.bytes, bare().adding("iCCP", again).bytes).isSame)
  }

  @Test func `a JPEG's and a WebP's profile and orientation are read`() throws {
    let profile = [UInt8](repeating: 3, count: 20)
    func segment(_ number: UInt8, _ part: ArraySlice<UInt8>) -> [UInt8] {
      let content = Array("ICC_PROFILE\0".utf8) + [number, 2] + part
      return [0xFF, 0xE2] + UInt16(content.count + 2).bigEndianBytes + content
    }
    // The second part before the first, in front of where pixels begin.
    let jpeg: [UInt8] =
      [0xFF, 0xD8] + segment(2, profile[12...]) + segment(1, profile[..<12]) + [0xFF, 0xDA, 0, 2]
    #expect(jpeg.jpegProfile == profile)
    #expect([0xFF, 0xD8, 0xFF, 0xDA, 0, 2].jpegProfile == nil)
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      Array(name.utf8) + UInt32(content.count).bigEndianBytes.reversed() + content
        + Array(repeating: 0, count: content.count % 2)
    }
    let webp =
      Array("RIFF    WEBP".utf8) + chunk("VP8L", [1, 2, 3]) + chunk("ICCP", profile)
      + chunk("EXIF", Array("Exif\0\0".utf8) + Self.turned)
    let interpretation = try PixelInterpretation(of: webp)
    #expect(interpretation.colors == .profile(profile) && interpretation.orientation == .right)
    #expect(interpretation.turn(from: PixelInterpretation()) != nil)
    for count in webp.indices.dropFirst(12) {
      _ = try PixelInterpretation(of: Array(webp.prefix(count)))
    }
  }

  @Test func `what says sRGB in other chunks is the same`() throws {
    let gamma = UInt32(45_455).bigEndianBytes
    let chromaticities = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
      .flatMap { UInt32($0).bigEndianBytes }
    let files = try [
      bare(), bare().adding("sRGB", [0]), bare().adding("sRGB", [1]), bare().adding("gAMA", gamma),
      bare().adding("gAMA", gamma).adding("cHRM", chromaticities),
      bare().adding("cICP", [1, 13, 0, 1]),
      // The more exact chunk counts.
      bare().adding("gAMA", Self.gamma).adding("sRGB", [0]),
    ]
    for file in files { #expect(try compare(files[0].bytes, file.bytes).isSame) }
  }

  @Test func `a digest does not hide another meaning`() throws {
    let file = try BitmapEncoder.png(Self.small)
    let other = PNGFileParts(file).without("sRGB").adding("gAMA", Self.gamma).bytes
    #expect(try PNGMetadata.pixelDigest(in: file) != nil)
    #expect(try PNGMetadata.pixelDigest(in: other) == nil)
    #expect(try !compare(file, other).isSame)
    let moving = PNGFileParts(file).adding("acTL", [0, 0, 0, 1, 0, 0, 0, 0]).bytes
    #expect(try PNGMetadata.pixelDigest(in: moving) == nil)
  }

  @Test func `chunks behind the pixels say nothing of colors`() throws {
    // They are added before; moved to the end they do not count.
    let file = try bare().bytes
    var late = PNGFile()
    late.append("gAMA", Self.gamma)
    let bytes = file.dropLast(12) + late.bytes.dropFirst(8) + file.suffix(12)
    #expect(try compare(file, Array(bytes)).isSame)
  }
}
