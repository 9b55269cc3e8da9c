import Foundation
import GalleyGeometry
import Testing

@testable import GalleyPNG

/// Pairs of digests that are kept in a file.
@Suite struct DigestPairFileTests {
  private typealias Pair = DigestPairFile.Pair

  /// Pairs of which several have the same key, or the same value.
  private static let pairs: [Pair] = {
    var random = SplitMix64(seed: 3)
    let numbers = (0..<40).map { _ in random.next() }
    return (0..<1_000).map { number in
      let (key, value) = (numbers[number % 40], numbers[number / 40])
      return Pair(key: .init(high: 7, low: key), value: .init(high: random.next(), low: value))
    }
  }()

  private func withFile(_ body: (_ path: String, _ file: DigestPairFile) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/pairs"
    try body(path, DigestPairFile(path, title: "pairs 1"))
  }

  /// Of each pair, whether an index of the file has it: all are asked for at once, and the last ones alone.
  private func found(_ pairs: [Pair], in file: DigestPairFile) -> [Bool] {
    var (index, fewIndex) = (file.index(), file.index())
    let found = pairs.map { index.contains($0) }
    let few = pairs.suffix(4).map { fewIndex.contains($0) }
    #expect(few == found.suffix(4))
    return found
  }

  @Test func `an index holds the pairs that are kept and no other ones`() throws {
    try withFile { _, file in
      #expect(found([Self.pairs[0]], in: file) == [false], "there is no file yet")
      file.add(Self.pairs)
      // Each, and two others in the same place.
      let asked = Self.pairs.flatMap { pair in
        [
          pair, Pair(key: pair.value, value: pair.key),
          Pair(key: .init(high: 8, low: pair.key.low), value: pair.value),
        ]
      }
      #expect(found(asked, in: file) == Self.pairs.flatMap { _ in [true, false, false] })
      #expect(file.pairs() == Self.pairs)
    }
  }

  @Test func `an end of zeros, and the same pair time and again, take no longer`() throws {
    try withFile { path, file in
      file.add(Self.pairs)
      var bytes = try Data(contentsOf: URL(filePath: path))
      let last = Data(bytes.suffix(40))
      for _ in 0..<20_000 { bytes += last }
      bytes += Data(count: 40 * 80_000)
      try bytes.write(to: URL(filePath: path))
      let zero = DigestPairFile.Pair(
        key: .init(high: 0, low: 0), value: .init(high: 0, low: 0))
      #expect(found(Self.pairs + [zero], in: file) == Self.pairs.map { _ in true } + [false])
    }
  }

  @Test func `an index holds no record that is damaged`() throws {
    try withFile { path, file in
      file.add(Self.pairs)
      var bytes = try Data(contentsOf: URL(filePath: path))
      // In the last record: its check, and nothing that it is found by.
      bytes[bytes.count - 1] ^= 1
      try bytes.write(to: URL(filePath: path))
      #expect(found(Self.pairs, in: file) == Self.pairs.dropLast().map { _ in true } + [false])
    }
  }
}
