import GalleyGeometry
import Testing

@testable import GalleyPNG

@Suite struct RowMatcherTests {
  /// What a row is like beside those before it.
  private enum Kind: CaseIterable {
    case zeros, flat, nearlyLast, gray, filtered
  }

  /// Sizes of a pixel up to more than repetitions reach.
  @Test(arguments: [1, 2, 3, 7, 16, 67, 400, 1179, 9_000, 16_384], [3, 4])
  func `what is compressed inflates to the same rows`(width: Int, step: Int) throws {
    var random = SplitMix64(seed: UInt64(width * step))
    let size = 1 + width * step
    var matcher = RowMatcher(rowSize: size, step: step)
    var written: [UInt8] = []
    var last = [UInt8](repeating: 0, count: size)
    for _ in 0..<max(12, 60_000 / size) {
      let kind = Kind.allCases.randomElement(using: &random) ?? .flat
      let row = row(kind, after: last, step: step, &random)
      let place = matcher.nextRow()
      for (index, byte) in row.enumerated() { place[index] = byte }
      switch kind {
      case .zeros: matcher.addZeros()
      case .filtered: matcher.addFilteredRow()
      case .flat, .nearlyLast, .gray: matcher.addPlainRow()
      }
      if kind != .zeros { last = row }
      written += row
    }
    let stream = ZlibStream.bytes(of: [matcher.finish()])
    let inflated = try Inflater().inflate(stream[...], byteCount: written.count, padding: 0)
    #expect(inflated == written)
  }

  @Test func `no row at all is an empty stream`() throws {
    var matcher = RowMatcher(rowSize: 4, step: 3)
    let stream = ZlibStream.bytes(of: [matcher.finish()])
    #expect(try Inflater().inflate(stream[...], byteCount: 0, padding: 0) == [])
  }

  /// More tokens than a block holds, all of them literals.
  @Test func `noise takes hardly more than it is`() throws {
    var random = SplitMix64(seed: 3)
    var matcher = RowMatcher(rowSize: 4_001, step: 4)
    var written: [UInt8] = []
    for _ in 0..<40 {
      let row = (0..<4_001).map { _ in UInt8.random(in: 0...255, using: &random) }
      let place = matcher.nextRow()
      for (index, byte) in row.enumerated() { place[index] = byte }
      matcher.addFilteredRow()
      written += row
    }
    let stream = ZlibStream.bytes(of: [matcher.finish()])
    #expect(stream.count < written.count * 102 / 100)
    #expect(try Inflater().inflate(stream[...], byteCount: written.count, padding: 0) == written)
  }

  private func row(
    _ kind: Kind, after last: [UInt8], step: Int, _ random: inout SplitMix64
  ) -> [UInt8] {
    let count = (last.count - 1) / step
    func color() -> [UInt8] {
      (0..<step).map { _ in UInt8.random(in: 0...3, using: &random) &* 85 }
    }
    switch kind {
    case .zeros: return [2] + [UInt8](repeating: 0, count: last.count - 1)
    case .flat:
      var pixels: [UInt8] = []
      while pixels.count < count * step {
        let length = Int.random(in: 1...max(1, count / 3), using: &random)
        pixels += Array(repeatElement(color(), count: length).joined())
      }
      return [0] + pixels.prefix(count * step)
    case .nearlyLast:
      var row = last
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        row[Int.random(in: 0..<row.count, using: &random)] ^= 0x55
      }
      return row
    case .gray:
      let levels = (0..<max(1, count / 5)).map { _ in UInt8.random(in: 0...255, using: &random) }
      return [0]
        + (0..<count).flatMap { [UInt8](repeating: levels[$0 / 5 % levels.count], count: step) }
    case .filtered:
      return [1] + (0..<count * step).map { _ in UInt8.random(in: 0...9, using: &random) / 8 }
    }
  }
}
