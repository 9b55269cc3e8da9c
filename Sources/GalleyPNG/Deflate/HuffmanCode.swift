/// Code lengths of a prefix code, as Deflate (RFC 1951, section 3.2) keeps one, and its codes.
struct HuffmanCode {
  /// The bits of each symbol's code; zero for one that does not occur.
  let lengths: [UInt8]

  /// The shortest code for symbols that occur so often, none of them longer than a limit.
  ///
  /// Where fewer than two symbols occur, the first ones stand in for what is missing: readers want
  /// at least one code, and old ones two.
  init(frequencies: UnsafeBufferPointer<UInt32>, longest: Int) {
    let used = Self.usedSymbols(frequencies)
    var counts = Self.counts(ofTreeFor: used, longest: longest)
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    // The most seldom symbols have the longest codes.
    var length = longest
    for entry in used {
      while counts[length] == 0 { length -= 1 }
      counts[length] -= 1
      lengths[entry.symbol] = UInt8(length)
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
    var codes = [UInt16](repeating: 0, count: lengths.count)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      codes[symbol] = reversed(next[Int(length)], count: Int(length))
      next[Int(length)] &+= 1
    }
    return codes
  }

  /// A symbol below its frequency, so that numbers are in the order of these.
  private struct Entry {
    var word: UInt64

    init(symbol: Int, frequency: UInt32) { word = UInt64(frequency) &<< 32 | UInt64(symbol) }

    var symbol: Int { Int(word & 0xFFFF_FFFF) }
    var frequency: UInt64 { word &>> 32 }
  }

  /// The symbols that have a code, the most seldom first.
  private static func usedSymbols(_ frequencies: UnsafeBufferPointer<UInt32>) -> [Entry] {
    var used: [Entry] = []
    used.reserveCapacity(frequencies.count)
    for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
      used.append(Entry(symbol: symbol, frequency: frequency))
    }
    for symbol in frequencies.indices where used.count < 2 && frequencies[symbol] == 0 {
      used.append(Entry(symbol: symbol, frequency: 0))
    }
    return sorted(used)
  }

  /// In the order of frequencies, and of symbols where these are the same.
  private static func sorted(_ entries: [Entry]) -> [Entry] {
    guard entries.count > 48 else { return entries.sorted { $0.word < $1.word } }
    var entries = entries
    let highest = entries.reduce(0) { max($0, $1.frequency) }
    entries.withUnsafeMutableBufferPointer { entries in
      withUnsafeTemporaryAllocation(of: Entry.self, capacity: entries.count) { others in
        // Digit after digit, as they are in the order of their symbols; always two, so that they end
        // where they were.
        var shift: UInt64 = 0
        while highest >> shift > 0 {
          sort(entries, digit: shift, to: others)
          sort(others, digit: shift + 8, to: entries)
          shift += 16
        }
      }
    }
    return entries
  }

  /// Sorts by eight bits of the frequencies; those that have the same stay in their order.
  private static func sort(
    _ entries: UnsafeMutableBufferPointer<Entry>, digit shift: UInt64,
    to others: UnsafeMutableBufferPointer<Entry>
  ) {
    func digit(_ entry: Entry) -> Int { Int(entry.frequency &>> shift & 255) }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { places in
      places.initialize(repeating: 0)
      for entry in entries { places[digit(entry)] &+= 1 }
      var place = 0
      for index in places.indices { (places[index], place) = (place, place &+ places[index]) }
      for entry in entries {
        others[places[digit(entry)]] = entry
        places[digit(entry)] &+= 1
      }
    }
  }

  /// How many leaves have each depth in the tree of the least weighted depth, once those that are too
  /// deep are raised and others lowered for them.
  private static func counts(ofTreeFor leaves: [Entry], longest: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: longest + 1)
    for depth in depths(of: leaves) { counts[min(depth, longest)] += 1 }
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

  /// The depths of leaves whose weights ascend, in a tree of the least weighted depth.
  private static func depths(of leaves: [Entry]) -> ArraySlice<Int> {
    let (count, nodeCount) = (leaves.count, 2 * leaves.count - 1)
    var depths = [Int](repeating: 0, count: nodeCount)
    depths.withUnsafeMutableBufferPointer { depths in
      withUnsafeTemporaryAllocation(of: Int.self, capacity: nodeCount) { parents in
        findParents(of: leaves, parents)
        for node in (0..<nodeCount - 1).reversed() { depths[node] = depths[parents[node]] &+ 1 }
      }
    }
    return depths[..<count]
  }

  /// The node above each but the last: two of the lightest become one, again and again.
  private static func findParents(
    of leaves: [Entry], _ parents: UnsafeMutableBufferPointer<Int>
  ) {
    let (count, nodeCount) = (leaves.count, 2 * leaves.count - 1)
    // Two queues: the leaves, and the inner nodes in the order in which they are made.
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: nodeCount) { weights in
      weights.initialize(repeating: 0)
      for (index, leaf) in leaves.enumerated() { weights[index] = leaf.frequency }
      var (leaf, inner) = (0, count)
      for node in count..<nodeCount {
        for _ in 0..<2 {
          let isLeaf = leaf < count && (inner == node || weights[leaf] <= weights[inner])
          let lightest = isLeaf ? leaf : inner
          (leaf, inner) = isLeaf ? (leaf &+ 1, inner) : (leaf, inner &+ 1)
          parents[lightest] = node
          weights[node] &+= weights[lightest]
        }
      }
    }
  }
}

/// The lowest bits of a number in reverse.
private func reversed(_ bits: UInt16, count: Int) -> UInt16 {
  var result = (bits & 0x5555) << 1 | bits >> 1 & 0x5555
  result = (result & 0x3333) << 2 | result >> 2 & 0x3333
  result = (result & 0x0F0F) << 4 | result >> 4 & 0x0F0F
  return result.byteSwapped >> UInt16(16 - count)
}
