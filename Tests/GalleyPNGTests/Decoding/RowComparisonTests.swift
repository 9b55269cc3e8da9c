import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyPNG

/// That of two pictures just those rows are found that differ once both are decoded.
@Suite struct RowComparisonTests {
  private let seed: UInt64 = 14

  /// Pixels, and the file that they are in.
  private struct Sample {
    var header: PNGHeader
    var pixels: [UInt8]
    /// The filter of each row.
    var filters: [RowFilter]

    private var rowBytes: Int { header.rowBytes(width: header.width) }

    private var filtered: [UInt8] {
      let (step, count) = (header.filterStep, rowBytes)
      let margin = [UInt8](repeating: 0, count: step)
      var above = [UInt8](repeating: 0, count: count)
      return (0..<header.height).flatMap { y in
        let row = Array(pixels[y * count..<(y + 1) * count])
        var target = [UInt8](repeating: 0, count: count)
        (margin + row).withUnsafeBufferPointer { row in
          (margin + above).withUnsafeBufferPointer { above in
            target.withUnsafeMutableBufferPointer { target in
              guard let row = row.baseAddress, let above = above.baseAddress,
                let target = target.baseAddress
              else { return }
              filters[y].apply(
                to: row + step, above: above + step, step: step, count: count, into: target)
            }
          }
        }
        above = row
        return [filters[y].rawValue] + target
      }
    }

    func file(level: Int, lastFilter: UInt8? = nil) throws -> [UInt8] {
      let deflate = try Deflater(level: level)
      var rows = filtered
      if let lastFilter { rows[rows.count - rowBytes - 1] = lastFilter }
      var file = PNGFile()
      file.append("IHDR", header.content)
      file.append("IDAT", rows.withUnsafeBytes { deflate.compress($0) })
      file.append("IEND", [])
      return file.bytes
    }
  }

  private func sample(
    width: Int, height: Int, _ type: PNGColorType, _ random: inout SplitMix64
  ) -> Sample {
    let header = PNGHeader(width: width, height: height, colorType: type)
    let count = header.rowBytes(width: width) * height
    let noise = Int.random(in: 1...30, using: &random)
    var pixels: [UInt8] = []
    for place in 0..<count {
      let isNoise = Int.random(in: 0..<noise, using: &random) == 0
      pixels.append(isNoise ? UInt8.random(in: 0...255, using: &random) : UInt8(place / 97 % 256))
    }
    let filters = (0..<height).map { _ in
      RowFilter.allCases.randomElement(using: &random) ?? .none
    }
    return Sample(header: header, pixels: pixels, filters: filters)
  }

  /// Another sample, of which some pixels and maybe filters differ.
  private func changed(_ sample: Sample, _ random: inout SplitMix64) -> Sample {
    var other = sample
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let first = Int.random(in: other.pixels.indices, using: &random)
      let end = min(other.pixels.count, first + Int.random(in: 1...40, using: &random))
      for place in first..<end { other.pixels[place] &+= 9 }
    }
    if Bool.random(using: &random) {
      let row = Int.random(in: other.filters.indices, using: &random)
      other.filters[row] = .paeth
    }
    return other
  }

  private func compare(_ one: [UInt8], _ other: [UInt8]) throws -> DifferingRows? {
    let (left, right) = try (PNGStructure(one), PNGStructure(other))
    return try RowComparison(left.header).compare(
      FilteredPixels(left, in: one), FilteredPixels(right, in: other))
  }

  private func expectSame(_ one: [UInt8], _ other: [UInt8], _ name: String) throws {
    let rows = try #require(try compare(one, other), "\(name), seed \(seed)")
    let (left, right) = try (PNG.bitmap(of: one), PNG.bitmap(of: other))
    let count = left.width * 4
    func row(_ y: Int, of pixels: [UInt8]) -> ArraySlice<UInt8> {
      pixels[y * count..<(y + 1) * count]
    }
    let differing = (0..<left.height).filter {
      row($0, of: left.pixels) != row($0, of: right.pixels)
    }
    #expect(rows.numbers == differing, "\(name), seed \(seed)")
    let isRight =
      rows.pixels == differing.flatMap { row($0, of: left.pixels) }
      && rows.otherPixels == differing.flatMap { row($0, of: right.pixels) }
    #expect(isRight, "\(name), seed \(seed)")
  }

  @Test(arguments: [PNGColorType.rgb, .rgba])
  func `rows of every width are found`(type: PNGColorType) throws {
    var random = SplitMix64(seed: seed)
    for width in 1...67 {
      for level in [0, 1, 6] {
        let one = sample(width: width, height: 50, type, &random)
        let other = changed(one, &random)
        try expectSame(
          one.file(level: level), other.file(level: level), "\(width) wide, level \(level)")
      }
    }
  }

  @Test(arguments: [0, 1, 4, 9])
  func `rows of large pictures are found`(level: Int) throws {
    var random = SplitMix64(seed: seed)
    for trial in 0..<6 {
      let one = sample(width: 500, height: 700, trial % 2 == 0 ? .rgb : .rgba, &random)
      let other = changed(one, &random)
      try expectSame(one.file(level: level), other.file(level: level), "trial \(trial)")
    }
  }

  @Test func `other levels come to the same`() throws {
    var random = SplitMix64(seed: seed)
    let one = sample(width: 300, height: 300, .rgb, &random)
    let file = try one.file(level: 1)
    for level in [0, 2, 5, 12] { try expectSame(file, one.file(level: level), "level \(level)") }
  }

  @Test func `what is damaged is not judged`() throws {
    var random = SplitMix64(seed: seed)
    let one = sample(width: 60, height: 60, .rgb, &random)
    let (good, damaged) = try (one.file(level: 1), one.file(level: 1, lastFilter: 5))
    #expect(try compare(good, damaged) == nil)
    #expect(try compare(damaged, good) == nil)
    #expect(try compare(damaged, damaged) == nil)
    #expect(try compare(good, good)?.numbers == [])
  }
}
