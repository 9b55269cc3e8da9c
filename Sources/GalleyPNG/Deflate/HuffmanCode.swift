/// Code lengths of a prefix code, as Deflate (RFC 1951, section 3.2) keeps one, and its codes.
struct HuffmanCode {
  /// The bits of each symbol's code; zero for one that does not occur.
  let lengths: [UInt8]

  /// The shortest code for symbols that occur so often, none of them longer than a limit.
  ///
  /// Where fewer than two symbols occur, the first ones stand in for what is missing: readers want
  /// at least one code, and old ones two.
  init(frequencies: UnsafeBufferPointer<UInt32>, longest: Int) {
    var used = frequencies.indices.filter { frequencies[$0] > 0 }
    for symbol in frequencies.indices where used.count < 2 && !used.contains(symbol) {
      used.append(symbol)
    }
    used.sort { (frequencies[$0], $0) < (frequencies[$1], $1) }
    let depths = Self.depths(of: used.map { frequencies[$0] })
    var counts = Self.counts(of: depths, longest: longest)
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    // The most seldom symbols have the longest codes.
    var length = longest
    for symbol in used {
      while counts[length] == 0 { length -= 1 }
      counts[length] -= 1
      lengths[symbol] = UInt8(length)
    }
    self.lengths = lengths
  }

  init(lengths: [UInt8]) { self.lengths = lengths }

  /// The codes in the order of their symbols, the first bit lowest, as they are written.
  var codes: [UInt16] {
    var next = [UInt16](repeating: 0, count: 16)
    for length in lengths where length > 0 { next[Int(length)] += 1 }
    var code: UInt16 = 0
    for length in 1..<16 {
      let count = next[length]
      next[length] = code
      code = (code &+ count) &<< 1
    }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return reversed(next[Int(length)], count: Int(length))
    }
  }

  /// The depths of leaves whose weights ascend, in a tree of the least weighted depth.
  private static func depths(of weights: [UInt32]) -> [Int] {
    let count = weights.count
    // Two queues: the leaves, and the inner nodes in the order in which they are made.
    var sums: [UInt64] = []
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var (leaf, inner) = (0, 0)
    func lightest() -> (node: Int, weight: UInt64) {
      if leaf < count, inner == sums.count || UInt64(weights[leaf]) <= sums[inner] {
        leaf += 1
        return (leaf - 1, UInt64(weights[leaf - 1]))
      }
      inner += 1
      return (count + inner - 1, sums[inner - 1])
    }
    for node in count..<2 * count - 1 {
      let (first, second) = (lightest(), lightest())
      parents[first.node] = node
      parents[second.node] = node
      sums.append(first.weight + second.weight)
    }
    var depths = [Int](repeating: 0, count: 2 * count - 1)
    for node in (0..<2 * count - 2).reversed() { depths[node] = depths[parents[node]] + 1 }
    return Array(depths[..<count])
  }

  /// How many codes have each length, once those that are too long are shortened and others made
  /// longer for them.
  private static func counts(of depths: [Int], longest: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: longest + 1)
    for depth in depths { counts[min(depth, longest)] += 1 }
    var excess = (1...longest).reduce(-(1 << longest)) { $0 + counts[$1] << (longest - $1) }
    while excess > 0 {
      guard let shorter = (1..<longest).last(where: { counts[$0] > 0 }) else { break }
      counts[longest] -= 1
      counts[shorter] -= 1
      counts[shorter + 1] += 2
      excess -= 1
    }
    return counts
  }
}

/// The lowest bits of a number in reverse.
private func reversed(_ bits: UInt16, count: Int) -> UInt16 {
  var (rest, result) = (bits, UInt16(0))
  for _ in 0..<count {
    result = result << 1 | rest & 1
    rest >>= 1
  }
  return result
}
