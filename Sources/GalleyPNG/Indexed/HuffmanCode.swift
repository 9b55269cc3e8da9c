/// The code of symbols of which some come more often (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// The bits of each symbol's code; 0 for symbols that do not occur.
  let lengths: [Int]
  /// The codes in the order in which their bits are written.
  let codes: [Int]

  /// - Parameters:
  ///   - counts: How often each symbol occurs.
  ///   - longest: The most bits that a code may have, enough for all symbols.
  init(_ counts: [Int], longest: Int) {
    // Counts that are nearer each other have codes of more equal lengths.
    var flatter = counts
    var lengths = Self.lengths(flatter)
    while lengths.contains(where: { $0 > longest }) {
      flatter = flatter.map { ($0 + 1) / 2 }
      lengths = Self.lengths(flatter)
    }
    self.lengths = lengths
    codes = Self.codes(lengths)
  }

  /// Huffman's tree: the two rarest become one, until one is left.
  private static func lengths(_ counts: [Int]) -> [Int] {
    var lengths = counts.map { _ in 0 }
    var trees = counts.indices.filter { counts[$0] > 0 }.map { (count: counts[$0], symbols: [$0]) }
      .sorted { ($0.count, $0.symbols[0]) > ($1.count, $1.symbols[0]) }
    if let only = trees.first, trees.count == 1 { lengths[only.symbols[0]] = 1 }
    while trees.count > 1 {
      let (rarest, next) = (trees.removeLast(), trees.removeLast())
      let both = (count: rarest.count + next.count, symbols: rarest.symbols + next.symbols)
      for symbol in both.symbols { lengths[symbol] += 1 }
      trees.insert(both, at: trees.firstIndex { $0.count <= both.count } ?? trees.count)
    }
    return lengths
  }

  /// Codes of a length follow one another, those of a greater length all behind them; the bits of
  /// each are written the highest first.
  private static func codes(_ lengths: [Int]) -> [Int] {
    var next = 0
    var codes = lengths.map { _ in 0 }
    for bits in 1...(max(1, lengths.max() ?? 1)) {
      next <<= 1
      for symbol in lengths.indices where lengths[symbol] == bits {
        codes[symbol] = (0..<bits).reduce(0) { $0 << 1 | next >> $1 & 1 }
        next += 1
      }
    }
    return codes
  }
}
