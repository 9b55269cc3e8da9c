/// One of the parts that a suite is checked in, such as the second of five.
package struct Shard: Hashable, Sendable, LosslessStringConvertible {
  /// From 1.
  package let number: Int
  package let count: Int

  package static let largestCount = 1000

  /// A part as it is written, `2/5`; nil where it is none.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...Self.largestCount).contains(count), (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  package var description: String { "\(number)/\(count)" }

  /// Whether a member of a sorted list is this part's: they are dealt out like cards, so that the
  /// parts are even to one and neighbours, which are alike, go to different parts.
  package func contains(place: Int) -> Bool { place % count == number - 1 }
}
