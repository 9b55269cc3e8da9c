/// The two codes of a deflate block: of literals and lengths, and of distances (RFC 1951, 3.2.3).
struct InflateCodes {
  private(set) var symbols = PrefixCode(indexBits: 11, symbolCount: 288)
  private(set) var distances = PrefixCode(indexBits: 8, symbolCount: 32)
  private var lengthsCode = PrefixCode(indexBits: 7, symbolCount: 0)

  /// The most bytes that the codes take in a stream: 17 bits and 19 of 3, and 320 of 7 and 7 more.
  static let longestHeader = (17 + 19 * 3 + 320 * 14) / 8 + 1

  private static let largestSymbolCount = 286
  private static let largestDistanceCount = 30

  /// Uses the codes that need not be written.
  mutating func useFixed() -> Bool {
    let lengths =
      [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
      + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8)
    let distances = [UInt8](repeating: 5, count: 32)
    return symbols.build(lengths[...], meanings: Self.symbolMeanings)
      && self.distances.build(distances[...], meanings: Self.distanceMeanings)
  }

  /// Reads the codes; false where they are none.
  mutating func read(from bits: inout BitReader) -> Bool {
    bits.refill()
    let symbolCount = bits.take(5) + 257
    let distanceCount = bits.take(5) + 1
    let count = bits.take(4) + 4
    guard symbolCount <= Self.largestSymbolCount, distanceCount <= Self.largestDistanceCount,
      readLengthsCode(count, from: &bits)
    else { return false }
    var lengths: [UInt8] = []
    while lengths.count < symbolCount + distanceCount {
      guard readLength(from: &bits, to: &lengths) else { return false }
    }
    return lengths.count == symbolCount + distanceCount && lengths[256] > 0
      && symbols.build(lengths[..<symbolCount], meanings: Self.symbolMeanings)
      && distances.build(Array(lengths[symbolCount...])[...], meanings: Self.distanceMeanings)
  }

  private mutating func readLengthsCode(_ count: Int, from bits: inout BitReader) -> Bool {
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var lengths = [UInt8](repeating: 0, count: order.count)
    for place in order.prefix(count) {
      bits.refill()
      lengths[place] = UInt8(bits.take(3))
      if bits.isPastEnd { return false }
    }
    return lengthsCode.build(lengths[...], meanings: Self.lengthMeanings)
  }

  /// Reads one length, or several that are the same.
  private func readLength(from bits: inout BitReader, to lengths: inout [UInt8]) -> Bool {
    bits.refill()
    let entry = lengthsCode.entries[Int(bits.buffer & 127)]
    bits.skip(entry.totalBits)
    guard entry.isLiteral, !bits.isPastEnd else { return false }
    switch entry.value {
    case 16:
      guard let last = lengths.last else { return false }
      lengths += Array(repeating: last, count: 3 + bits.take(2))
    case 17: lengths += Array(repeating: 0, count: 3 + bits.take(3))
    case 18: lengths += Array(repeating: 0, count: 11 + bits.take(7))
    default: lengths.append(UInt8(entry.value))
    }
    return true
  }
}

extension InflateCodes {
  private static let lengthMeanings = (0..<19).map { PrefixCode.Entry(.literal, value: $0) }

  /// 256 literals, the end of a block, and 29 lengths from 3 to 258; two symbols mean nothing.
  private static let symbolMeanings: [PrefixCode.Entry] =
    (0..<256).map { .init(.literal, value: $0) } + [.init(.end, value: 0)]
    + RangeCode.lengths.ranges.map { .init(.length, value: $0.base, extraBits: $0.extraBits) }
    + [.invalid, .invalid]

  /// 30 distances from 1 to 32,768; two symbols mean nothing.
  private static let distanceMeanings: [PrefixCode.Entry] =
    RangeCode.distances.ranges.map {
      .init(.length, value: $0.base, extraBits: $0.extraBits)
    } + [.invalid, .invalid]
}
