/// Finds the numbers in an attribute's value, without caring what stands between them.
struct SVGNumberScanner: Sequence, IteratorProtocol {
  /// Numbers beyond this draw nothing sensible and wrap around in Cairo.
  static let largest = 1e6

  private var rest: Substring.UTF8View

  init(_ text: some StringProtocol) { rest = Substring(text).utf8 }

  /// The next number, infinite where it is too large to represent.
  mutating func next() -> Double? {
    while let first = rest.first, !Self.startsNumber(first) { rest.removeFirst() }
    guard !rest.isEmpty else { return nil }
    let token = takeNumber()
    return token.contains(where: Self.isDigit) ? Double(Substring(token)) ?? .infinity : next()
  }

  private mutating func takeNumber() -> Substring.UTF8View {
    var end = rest.startIndex
    skip(&end) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    skipAll(&end, Self.isDigit)
    let beforePoint = end
    skip(&end) { $0 == UInt8(ascii: ".") }
    if end != beforePoint { skipAll(&end, Self.isDigit) }
    takeExponent(&end)
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  /// An `e` counts only with digits behind it.
  private func takeExponent(_ end: inout Substring.Index) {
    var place = end
    skip(&place) { $0 | 0x20 == UInt8(ascii: "e") }
    guard place != end else { return }
    skip(&place) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    let digits = place
    skipAll(&place, Self.isDigit)
    if place != digits { end = place }
  }

  private func skip(_ place: inout Substring.Index, _ isWanted: (UInt8) -> Bool) {
    guard place < rest.endIndex, isWanted(rest[place]) else { return }
    rest.formIndex(after: &place)
  }

  private func skipAll(_ place: inout Substring.Index, _ isWanted: (UInt8) -> Bool) {
    while place < rest.endIndex, isWanted(rest[place]) { rest.formIndex(after: &place) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func startsNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: ".")
  }
}
