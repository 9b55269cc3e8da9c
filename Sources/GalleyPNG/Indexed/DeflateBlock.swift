/// What a deflate block says: bytes, and repetitions of what lies at one of few distances before.
struct DeflateBlock {
  /// A byte, or a length and which of the distances it is copied from.
  private struct Token {
    /// Of the code of bytes and lengths.
    var symbol: UInt16
    var extra: UInt8
    /// 255 for a byte.
    var distance: UInt8
  }

  /// The symbol and what follows it of each distance.
  private let distances: [RangeCode.Coded]
  private var tokens: [Token] = []
  private var symbolCounts = [Int](repeating: 0, count: 286)
  private var distanceCounts = [Int](repeating: 0, count: 30)

  /// More would not make the code any better.
  private static let mostTokens = 1 << 16
  private static let end = 256

  /// - Parameter distances: From 1 to 32,768.
  init(distances: [Int]) {
    self.distances = distances.map { RangeCode.distances[$0] }
    symbolCounts[Self.end] = 1
    tokens.reserveCapacity(Self.mostTokens)
  }

  var isFull: Bool { tokens.count >= Self.mostTokens }

  mutating func append(_ byte: UInt8) {
    symbolCounts[Int(byte)] += 1
    tokens.append(Token(symbol: UInt16(byte), extra: 0, distance: 255))
  }

  /// Appends a repetition of 3 to 258 bytes from one of the distances.
  mutating func append(length: Int, distance: Int) {
    let coded = RangeCode.codedLengths[length]
    symbolCounts[257 + coded.symbol] += 1
    distanceCounts[distances[distance].symbol] += 1
    tokens.append(
      Token(
        symbol: UInt16(257 + coded.symbol), extra: UInt8(coded.extra), distance: UInt8(distance)))
  }

  /// Writes the block with codes of its own.
  func write(to bits: inout BitWriter, isLast: Bool) {
    let symbols = HuffmanCode(symbolCounts, longest: 15)
    let distanceCode = HuffmanCode(distanceCounts, longest: 15)
    bits.append(isLast ? 1 : 0, bits: 1)
    bits.append(2, bits: 2)
    CodeLengths(symbols.lengths, distanceCode.lengths).write(to: &bits)
    for token in tokens {
      let symbol = Int(token.symbol)
      bits.append(symbols.codes[symbol], bits: symbols.lengths[symbol])
      guard token.distance != 255 else { continue }
      bits.append(Int(token.extra), bits: RangeCode.lengths.ranges[symbol - 257].extraBits)
      let distance = distances[Int(token.distance)]
      bits.append(
        distanceCode.codes[distance.symbol], bits: distanceCode.lengths[distance.symbol])
      bits.append(distance.extra, bits: distance.extraBits)
    }
    bits.append(symbols.codes[Self.end], bits: symbols.lengths[Self.end])
  }
}
