/// The lengths of a block's two codes as they are written before it: run by run, and these in turn
/// with a code (RFC 1951, 3.2.7).
struct CodeLengths {
  /// A length, or a number of times that the one before, or 0, is repeated.
  private struct Run {
    var symbol: Int
    var extra = 0
    var extraBits = 0
  }

  private let symbolCount: Int
  private let distanceCount: Int
  private let runs: [Run]

  init(_ symbols: [Int], _ distances: [Int]) {
    symbolCount = max(257, Self.usedCount(symbols))
    distanceCount = max(1, Self.usedCount(distances))
    runs = Self.runs(of: Array(symbols[..<symbolCount] + distances[..<distanceCount]))
  }

  func write(to bits: inout BitWriter) {
    var counts = [Int](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    let code = HuffmanCode(counts, longest: 7)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    let count = max(4, Self.usedCount(order.map { code.lengths[$0] }))
    bits.append(symbolCount - 257, bits: 5)
    bits.append(distanceCount - 1, bits: 5)
    bits.append(count - 4, bits: 4)
    for symbol in order.prefix(count) { bits.append(code.lengths[symbol], bits: 3) }
    for run in runs {
      bits.append(code.codes[run.symbol], bits: code.lengths[run.symbol])
      bits.append(run.extra, bits: run.extraBits)
    }
  }

  private static func usedCount(_ lengths: [Int]) -> Int {
    (lengths.lastIndex { $0 > 0 } ?? -1) + 1
  }

  private static func runs(of lengths: [Int]) -> [Run] {
    var runs: [Run] = []
    var place = 0
    while place < lengths.count {
      let length = lengths[place]
      let count = lengths[place...].prefix { $0 == length }.count
      if length == 0, count >= 11 {
        let repeated = min(count, 138)
        runs.append(Run(symbol: 18, extra: repeated - 11, extraBits: 7))
        place += repeated
      } else if length == 0, count >= 3 {
        runs.append(Run(symbol: 17, extra: count - 3, extraBits: 3))
        place += count
      } else {
        runs.append(Run(symbol: length))
        place += 1
        guard length > 0, count >= 4 else { continue }
        let repeated = min(count - 1, 6)
        runs.append(Run(symbol: 16, extra: repeated - 3, extraBits: 2))
        place += repeated
      }
    }
    return runs
  }
}
