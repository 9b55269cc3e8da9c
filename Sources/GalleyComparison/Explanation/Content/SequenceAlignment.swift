/// Finds what stays in its order between two sequences, so that an insertion is told as one.
enum SequenceAlignment {
  /// The most comparisons that are spent on a part without anything that is there only once.
  private static let largestTable = 1_000_000

  typealias Pair = (Int, Int)

  /// Pairs of equal keys, ascending on both sides: a long common subsequence.
  ///
  /// The longest one where the sequences are small; where they are large, keys that are there only
  /// once on both sides are anchors (the longest ascending run of them, in O(n log n)), and what
  /// lies between is aligned by itself.
  static func pairs<Key: Hashable>(_ expected: [Key], _ actual: [Key]) -> [Pair] {
    pairs(expected[...], actual[...])
  }

  private static func pairs<Key: Hashable>(
    _ expected: ArraySlice<Key>, _ actual: ArraySlice<Key>
  ) -> [Pair] {
    let head = zip(expected, actual).prefix { $0 == $1 }.count
    let rest = (expected.dropFirst(head), actual.dropFirst(head))
    let tail = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    let first = (0..<head).map { (expected.startIndex + $0, actual.startIndex + $0) }
    let last = (0..<tail).map {
      (expected.endIndex - tail + $0, actual.endIndex - tail + $0)
    }
    return first + middle(rest.0.dropLast(tail), rest.1.dropLast(tail)) + last
  }

  private static func middle<Key: Hashable>(
    _ expected: ArraySlice<Key>, _ actual: ArraySlice<Key>
  ) -> [Pair] {
    guard !expected.isEmpty, !actual.isEmpty else { return [] }
    if expected.count * actual.count <= largestTable { return longest(expected, actual) }
    let anchors = ascending(singles(expected, actual))
    guard !anchors.isEmpty else { return [] }
    var found: [Pair] = []
    var (left, right) = (expected.startIndex, actual.startIndex)
    for anchor in anchors + [(expected.endIndex, actual.endIndex)] {
      found += pairs(expected[left..<anchor.0], actual[right..<anchor.1])
      guard anchor.0 < expected.endIndex else { break }
      found.append(anchor)
      (left, right) = (anchor.0 + 1, anchor.1 + 1)
    }
    return found
  }

  /// The places of keys that both sides have once, in the order of the first.
  private static func singles<Key: Hashable>(
    _ expected: ArraySlice<Key>, _ actual: ArraySlice<Key>
  ) -> [Pair] {
    let places = [expected, actual].map { side in
      Dictionary(side.indices.map { (side[$0], $0) }) { _, _ in -1 }
    }
    return expected.indices.compactMap { place in
      guard places[0][expected[place]] == place, let other = places[1][expected[place]], other >= 0
      else { return nil }
      return (place, other)
    }
  }

  /// The longest run of pairs that ascends on the second side too (patience sorting).
  static func ascending(_ pairs: [Pair]) -> [Pair] {
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: pairs.count)
    for (number, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[number] = ends[low - 1] }
      if low < ends.count { ends[low] = number } else { ends.append(number) }
    }
    var run: [Pair] = []
    var number = ends.last ?? -1
    while number >= 0 {
      run.append(pairs[number])
      number = previous[number]
    }
    return run.reversed()
  }

  /// The longest common subsequence, by a table.
  private static func longest<Key: Hashable>(
    _ expected: ArraySlice<Key>, _ actual: ArraySlice<Key>
  ) -> [Pair] {
    best(expected.count, actual.count) { left, right in
      expected[expected.startIndex + left] == actual[actual.startIndex + right] ? 1 : 0
    }.map { (expected.startIndex + $0, actual.startIndex + $1) }
  }

  /// The pairs, ascending on both sides, whose likenesses sum up to the most; none of a likeness of
  /// zero.
  static func best(
    _ expected: Int, _ actual: Int, likeness: (Int, Int) -> Double
  ) -> [Pair] {
    let width = actual + 1
    var sums = Array(repeating: 0.0, count: (expected + 1) * width)
    var likes = Array(repeating: 0.0, count: expected * actual)
    for left in stride(from: expected - 1, through: 0, by: -1) {
      for right in stride(from: actual - 1, through: 0, by: -1) {
        let like = likeness(left, right)
        likes[left * actual + right] = like
        let paired = like > 0 ? like + sums[(left + 1) * width + right + 1] : 0
        sums[left * width + right] = max(
          paired, sums[(left + 1) * width + right], sums[left * width + right + 1])
      }
    }
    var (left, right) = (0, 0)
    var pairs: [Pair] = []
    while left < expected, right < actual {
      let sum = sums[left * width + right]
      let like = likes[left * actual + right]
      if like > 0, sum == like + sums[(left + 1) * width + right + 1] {
        pairs.append((left, right))
        (left, right) = (left + 1, right + 1)
      } else if sum == sums[(left + 1) * width + right] {
        left += 1
      } else {
        right += 1
      }
    }
    return pairs
  }
}
