import GalleyGeometry
import Testing

@testable import GalleyPNG

@Suite struct HuffmanCodeTests {
  private func code(_ frequencies: [UInt32], longest: Int = 15) -> HuffmanCode {
    frequencies.withUnsafeBufferPointer { HuffmanCode(frequencies: $0, longest: longest) }
  }

  /// The share of all words that begin with a code, in 2^-15: a code that wastes nothing has all.
  private func share(_ code: HuffmanCode) -> Int {
    code.lengths.reduce(0) { $0 + ($1 == 0 ? 0 : 1 << (15 - Int($1))) }
  }

  @Test func `lengths are those of the shortest code`() {
    #expect(code([1, 1, 2, 4, 8]).lengths == [4, 4, 3, 2, 1])
    #expect(code([5, 5, 5, 5]).lengths == [2, 2, 2, 2])
    #expect(code([0, 7, 0, 9, 1]).lengths == [0, 2, 0, 1, 2])
  }

  @Test func `one symbol or none still has a code of two`() {
    #expect(code([0, 0, 9]).lengths == [1, 0, 1])
    #expect(code([0, 0, 0]).lengths == [1, 1, 0])
    #expect(code([4, 0, 0]).lengths == [1, 1, 0])
  }

  /// Fibonacci's numbers make the deepest tree.
  @Test(arguments: [7, 9, 15]) func `no code is longer than the limit, and none is wasted`(
    limit: Int
  ) {
    var frequencies: [UInt32] = [1, 1]
    while frequencies.count < 40 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
    let code = code(frequencies, longest: limit)
    #expect(code.lengths.allSatisfy { (1...limit).contains(Int($0)) })
    #expect(share(code) == 1 << 15)
    #expect(zip(code.lengths, code.lengths.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func `random frequencies give codes of which none begins another`() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      let count = Int.random(in: 2...286, using: &random)
      let code = code((0..<count).map { _ in UInt32.random(in: 0...50, using: &random) / 20 })
      #expect(share(code) == 1 << 15)
      let words = zip(code.codes, code.lengths).filter { $0.1 > 0 }
        .map { bits, length in
          String((0..<length).map { bits >> $0 & 1 == 1 ? "1" : "0" })
        }.sorted()
      #expect(zip(words, words.dropFirst()).allSatisfy { !$1.hasPrefix($0) })
    }
  }

  /// So many symbols, and frequencies so large, that they are sorted digit after digit.
  @Test(arguments: [30, 49, 286], [9, 300, 70_000, 20_000_000] as [UInt32])
  func `no code is shorter than that of a symbol that is more frequent`(count: Int, most: UInt32) {
    var random = SplitMix64(seed: UInt64(count))
    for _ in 0..<20 {
      let frequencies = (0..<count).map { _ in UInt32.random(in: most / 8...most, using: &random) }
      let lengths = code(frequencies).lengths
      let sorted = frequencies.indices.sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
      #expect(zip(sorted, sorted.dropFirst()).allSatisfy { lengths[$0] >= lengths[$1] })
      // No tree is deep enough for the limit here, as frequencies are of about the same size.
      let bits = zip(frequencies, lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
      #expect(bits == cost(frequencies))
    }
  }

  /// The bits of the shortest code: the sum of all inner nodes, the two lightest of which become one.
  private func cost(_ frequencies: [UInt32]) -> Int {
    var (weights, cost) = (frequencies.map(Int.init).sorted(by: >), 0)
    while weights.count > 1 {
      let sum = weights.removeLast() + weights.removeLast()
      cost += sum
      weights.insert(sum, at: weights.firstIndex { $0 < sum } ?? weights.count)
    }
    return cost
  }

  @Test func `symbols and their bits make up all lengths and distances`() {
    // By section 3.2.5 of RFC 1951.
    var base = 1
    for symbol in 0..<30 {
      let extraBits = max(0, symbol / 2 - 1)
      let distances = base..<base + (1 << extraBits)
      #expect(distances.allSatisfy { DeflateSymbols.symbol(ofDistance: $0) == symbol })
      #expect(distances.allSatisfy { DeflateSymbols.extraBits(ofDistance: $0) == extraBits })
      base += 1 << extraBits
    }
    #expect(base == 32_769)
    for length in 3..<258 {
      let symbol = DeflateSymbols.symbol(ofLength: length)
      let extra = DeflateSymbols.extra(ofLength: length)
      let first = symbol < 265 ? symbol - 254 : ((symbol - 261) % 4 + 4) << extra.count + 3
      #expect(first + extra.bits == length)
    }
  }

  @Test func `symbols of lengths and distances are those of the standard`() {
    let lengths = [
      3: 257, 10: 264, 11: 265, 12: 265, 13: 266, 18: 268, 19: 269, 257: 284, 258: 285,
    ]
    for (length, symbol) in lengths {
      #expect(DeflateSymbols.symbol(ofLength: length) == symbol, "\(length)")
    }
    #expect(DeflateSymbols.extra(ofLength: 12) == (1, 1))
    #expect(DeflateSymbols.extra(ofLength: 257) == (30, 5))
    #expect(DeflateSymbols.extra(ofLength: 258) == (0, 0))
    let distances = [1: 0, 4: 3, 5: 4, 7: 5, 9: 6, 24_576: 28, 24_577: 29, 32_768: 29]
    for (distance, symbol) in distances {
      #expect(DeflateSymbols.symbol(ofDistance: distance) == symbol, "\(distance)")
    }
    #expect(DeflateSymbols.extraBits(ofDistance: 4) == 0)
    #expect(DeflateSymbols.extraBits(ofDistance: 32_768) == 13)
  }
}
