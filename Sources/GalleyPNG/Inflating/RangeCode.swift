/// How deflate writes lengths and distances: a symbol for a range of them, and then which of the range
/// it is (RFC 1951, 3.2.5).
struct RangeCode {
  struct Range {
    /// The first number.
    var base: Int
    /// The range has as many numbers as these bits can tell apart.
    var extraBits: Int
  }

  /// The range of each symbol.
  let ranges: [Range]

  /// From 3 to 258; the last has a symbol of its own.
  static let lengths = RangeCode(
    ranges: ranges(from: 3, count: 28, perStep: 4) + [Range(base: 258, extraBits: 0)])

  /// From 1 to 32,768.
  static let distances = RangeCode(ranges: ranges(from: 1, count: 30, perStep: 2))

  /// Ranges one behind the other, each of a power of two: twice as many symbols as a step has of one
  /// number each, and then at each step twice as long.
  private static func ranges(from first: Int, count: Int, perStep: Int) -> [Range] {
    var base = first
    return (0..<count).map { index in
      let extraBits = max(0, index / perStep - 1)
      defer { base += 1 << extraBits }
      return Range(base: base, extraBits: extraBits)
    }
  }
}
