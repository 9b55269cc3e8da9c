import GalleyGeometry
import Testing

@testable import GalleyPNG

@Suite struct InflateStreamTests {
  private static let seed: UInt64 = 14

  /// What a stream inflates to, piece by piece.
  private func inflated(_ stream: [UInt8]) throws -> [UInt8] {
    let padded = stream + [UInt8](repeating: 0, count: BitReader.padding)
    return try padded.withUnsafeBufferPointer { bytes in
      let stream = try InflateStream(.init(rebasing: bytes[..<stream.count]))
      var content: [UInt8] = []
      while !stream.isAtEnd {
        try stream.inflate()
        content += stream.bytes
      }
      #expect(stream.byteCount == content.count)
      return content
    }
  }

  private func compressed(_ content: [UInt8], level: Int) throws -> [UInt8] {
    let deflate = try Deflate(level: level)
    return content.withUnsafeBytes { deflate.compress($0) }
  }

  /// Bytes of noise, of few values, and repeated from any distance, in stretches of any length.
  private static func content(count: Int, _ random: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = [7]
    while bytes.count < count {
      let most = [8, 300, 5000][Int.random(in: 0..<3, using: &random)]
      let length = Int.random(in: 1...most, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes += (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      case 1: bytes += (0..<length).map { _ in UInt8.random(in: 0...3, using: &random) }
      default:
        let farthest = min(bytes.count, [20, 300, 32_768][Int.random(in: 0..<3, using: &random)])
        let distance = Int.random(in: 1...farthest, using: &random)
        for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
      }
    }
    return Array(bytes.prefix(count))
  }

  @Test(arguments: [0, 1, 4, 7, 9, 12])
  func `streams of every level inflate to their content`(level: Int) throws {
    var random = SplitMix64(seed: Self.seed)
    for count in [0, 1, 2, 9, 100, 4000, 70_000, 131_072, 131_073, 700_000] {
      let content = count == 0 ? [] : Self.content(count: count, &random)
      let isRight = try inflated(compressed(content, level: level)) == content
      #expect(isRight, "\(count) bytes, seed \(Self.seed)")
    }
  }

  @Test func `patterns of every distance are repeated at every length`() throws {
    var random = SplitMix64(seed: Self.seed)
    for distance in 1...70 {
      let pattern = (0..<distance).map { _ in UInt8.random(in: 0...255, using: &random) }
      for count in [3, 4, 15, 16, 17, 33, 258, 259, 1000] {
        let content = (0..<distance + count).map { pattern[$0 % distance] }
        #expect(try inflated(compressed(content + [9, 1], level: 9)) == content + [9, 1])
      }
    }
  }

  @Test func `a stream that is cut anywhere is damaged`() throws {
    var random = SplitMix64(seed: Self.seed)
    let stream = try compressed(Self.content(count: 3000, &random), level: 6)
    for count in stream.indices {
      #expect(throws: InflateStream.Damage.self) { try inflated(Array(stream.prefix(count))) }
    }
    #expect(throws: InflateStream.Damage.self) { try inflated(stream + [0]) }
  }

  @Test(arguments: [0, 1, 9])
  func `what libdeflate finds damaged is damaged`(level: Int) throws {
    var random = SplitMix64(seed: Self.seed)
    let content = Self.content(count: 2000, &random)
    let stream = try compressed(content, level: level)
    for _ in 0..<4000 {
      var damaged = stream
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: damaged.indices, using: &random)
        damaged[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
      guard let result = try? inflated(damaged) else { continue }
      let expected = try Inflate().inflate(damaged[...], byteCount: result.count, padding: 0)
      #expect(result == expected, "seed \(Self.seed)")
    }
  }

  @Test func `noise is never read beyond its end`() throws {
    var random = SplitMix64(seed: Self.seed)
    for _ in 0..<3000 {
      let count = Int.random(in: 0...60, using: &random)
      let noise = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      _ = try? inflated([0x78, 0x01] + noise)
    }
  }

  @Test func `a stream goes on in another one that has the same beginning`() throws {
    var random = SplitMix64(seed: Self.seed)
    let beginning = Self.content(count: 400_000, &random)
    let endings = [[1, 2, 3], [4, 5]] as [[UInt8]]
    let streams = try endings.map { ending in
      try compressed(beginning + ending, level: 0) + [UInt8](repeating: 0, count: 16)
    }
    let common = zip(streams[0], streams[1]).prefix { $0 == $1 }.count
    try streams[0].withUnsafeBufferPointer { one in
      try streams[1].withUnsafeBufferPointer { other in
        let first = try InflateStream(.init(rebasing: one[..<(one.count - 16)]))
        var content: [UInt8] = []
        repeat {
          try first.inflate(before: common)
          content += first.bytes
        } while !first.bytes.isEmpty
        let second = try InflateStream(
          first, movedTo: .init(rebasing: other[..<(other.count - 16)]))
        while !second.isAtEnd {
          try second.inflate()
          content += second.bytes
        }
        #expect(content == beginning + endings[1])
      }
    }
  }
}
