extension Array {
  /// The elements without those that have the key of one before them.
  package func withoutDoubles<Key: Hashable>(_ key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }

  /// The first index whose element belongs to the second part; the parts follow one another.
  package func partitioningIndex(_ belongsToSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongsToSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Array where Element: Hashable {
  /// Each element once, where it stands first.
  package var withoutDoubles: [Element] { withoutDoubles { $0 } }
}

extension [Rect] {
  /// The smallest rectangle that holds all of them; nil for none.
  package var union: Rect? {
    dropFirst().reduce(first) { whole, rect in whole?.union(rect) ?? rect }
  }
}
