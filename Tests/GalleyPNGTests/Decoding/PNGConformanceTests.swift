import Foundation
import GalleyGraphics
import GalleyPNG
import Testing

@Suite struct PNGConformanceTests {
  private let samples = PNGSample.Shape.all.map { PNGSample($0) }

  @Test func `every kind of PNG is decoded as the specification says`() throws {
    #expect(samples.count == 5280)
    for sample in samples {
      let bitmap = try PNG.bitmap(of: sample.file())
      let isRight = bitmap.pixels == sample.expectedPixels
      #expect(isRight, "\(sample.shape.name)")
    }
  }

  /// Fixtures/README.md says how the table was made.
  @Test func `every kind of PNG is decoded as libpng decodes it`() throws {
    let table = URL(filePath: Bundle.module.bundlePath + "/Fixtures/libpng.tsv")
    let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
    let expected = Dictionary(
      uniqueKeysWithValues: lines.map { line in
        let columns = line.split(separator: "\t").map(String.init)
        return (columns[0], UInt64(columns[1], radix: 16))
      })
    #expect(expected.count == samples.count)
    for sample in samples {
      let hash = fnv1a(try PNG.bitmap(of: sample.file()).pixels)
      #expect(expected[sample.shape.name] == hash, "\(sample.shape.name)")
    }
  }

  @Test(arguments: [1, 2, 7, 100])
  func `pixels may be split over any chunks`(size: Int) throws {
    for sample in samples where sample.shape.width == 33 && sample.shape.filtering == .mixed {
      let bitmap = try PNG.bitmap(of: sample.file(largestChunk: size))
      let isRight = bitmap.pixels == sample.expectedPixels
      #expect(isRight, "\(sample.shape.name)")
    }
  }

  /// Writes the samples for the program that makes the table.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["GALLEY_PNG_SAMPLES"] != nil))
  func `the samples are written where they are asked for`() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["GALLEY_PNG_SAMPLES"])
    for sample in samples {
      let file = URL(fileURLWithPath: folder).appendingPathComponent(sample.shape.name + ".png")
      try Data(sample.file()).write(to: file)
    }
  }
}
