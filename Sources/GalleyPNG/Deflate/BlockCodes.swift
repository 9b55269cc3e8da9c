/// The two codes of a block, ready to be looked up token by token.
struct BlockCodes: ~Copyable {
  /// A symbol's bits above their number, which takes the lowest byte.
  typealias Word = UInt32

  /// For bytes, the end of the block, lengths with their extra bits, and symbols of distances without
  /// theirs; and one that takes no bits.
  let words = UnsafeMutablePointer<Word>.allocate(capacity: noCode + 1)

  @inline(__always)
  static func place(ofLength length: Int) -> Int { 257 &+ length }
  @inline(__always)
  static func place(ofDistanceSymbol symbol: Int) -> Int { 516 &+ symbol }
  static let noCode = 516 + DeflateSymbols.distanceCount

  private let header: [(bits: UInt64, count: UInt64)]

  /// More bits than the header and the end of a block can take.
  static let mostHeaderBits = 8 << 10

  /// The codes that are shortest for a block, or those that Deflate has ready where these are no
  /// longer with what tells the former.
  init(
    literals literalCounts: UnsafeBufferPointer<UInt32>,
    distances distanceCounts: UnsafeBufferPointer<UInt32>
  ) {
    var codes = (
      HuffmanCode(frequencies: literalCounts, longest: 15),
      HuffmanCode(frequencies: distanceCounts, longest: 15)
    )
    var header = CodeLengthHeader(codes.0.lengths, codes.1.lengths).fields
    func cost(_ codes: (HuffmanCode, HuffmanCode)) -> Int {
      codes.0.cost(of: literalCounts) + codes.1.cost(of: distanceCounts)
    }
    let headerCost = header.reduce(0) { $0 + Int($1.count) }
    if cost(Self.fixed) <= cost(codes) + headerCost {
      codes = Self.fixed
      header = [(1, 2)]
    }
    self.header = header
    words.initialize(repeating: 0, count: Self.noCode + 1)
    let literalWords = codes.0.words
    for symbol in 0..<257 { words[symbol] = literalWords[symbol] }
    for length in DeflateToken.lengths {
      let word = literalWords[DeflateSymbols.symbol(ofLength: length)]
      let extra = DeflateSymbols.extra(ofLength: length)
      let (bits, count) = (word >> 8, word & 255)
      words[Self.place(ofLength: length)] =
        (bits | Word(extra.bits) << count) << 8 | (count + Word(extra.count))
    }
    for (symbol, word) in codes.1.words.prefix(DeflateSymbols.distanceCount).enumerated() {
      words[Self.place(ofDistanceSymbol: symbol)] = word
    }
  }

  deinit { words.deallocate() }

  /// Writes what kind of block follows, and the codes.
  func writeHeader(to writer: inout BitWriter, isLast: Bool) {
    writer.append(isLast ? 1 : 0, count: 1)
    for (bits, count) in header { writer.append(bits, count: count) }
  }

  /// The codes of section 3.2.6.
  private static let fixed = (
    HuffmanCode(
      lengths: (0..<288).map { symbol in
        switch symbol {
        case ..<144: 8
        case ..<256: 9
        case ..<280: 7
        default: 8
        }
      }), HuffmanCode(lengths: [UInt8](repeating: 5, count: 32))
  )
}

extension HuffmanCode {
  /// The codes of symbols above the number of their bits.
  fileprivate var words: [BlockCodes.Word] {
    zip(codes, lengths).map { BlockCodes.Word($0) << 8 | BlockCodes.Word($1) }
  }

  /// The bits of symbols that occur so often.
  fileprivate func cost(of frequencies: UnsafeBufferPointer<UInt32>) -> Int {
    zip(frequencies, lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }
}

/// The header of a block that gives the lengths of both codes (section 3.2.7).
private struct CodeLengthHeader {
  let fields: [(bits: UInt64, count: UInt64)]

  private static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  init(_ literals: [UInt8], _ distances: [UInt8]) {
    let literals = Self.trimmed(literals, atLeast: 257)
    let distances = Self.trimmed(distances, atLeast: 1)
    let runs = Self.runs(of: literals + distances)
    var counts = [UInt32](repeating: 0, count: Self.order.count)
    for run in runs { counts[run.symbol] += 1 }
    let code = counts.withUnsafeBufferPointer { HuffmanCode(frequencies: $0, longest: 7) }
    let codes = code.codes
    let lengths = Self.trimmed(Self.order.map { code.lengths[$0] }, atLeast: 4)
    var fields: [(bits: UInt64, count: UInt64)] = [
      (2, 2), (UInt64(literals.count - 257), 5), (UInt64(distances.count - 1), 5),
      (UInt64(lengths.count - 4), 4),
    ]
    fields += lengths.map { (UInt64($0), 3) }
    for run in runs {
      fields.append((UInt64(codes[run.symbol]), UInt64(code.lengths[run.symbol])))
      if run.extraBits > 0 { fields.append((UInt64(run.extra), UInt64(run.extraBits))) }
    }
    self.fields = fields
  }

  /// Without the zeros at the end.
  private static func trimmed(_ lengths: [UInt8], atLeast count: Int) -> [UInt8] {
    let last = lengths.lastIndex { $0 > 0 } ?? 0
    return Array(lengths[..<max(last + 1, count)])
  }

  private struct Run {
    var symbol: Int
    var extra = 0
    var extraBits = 0
  }

  /// Lengths, of which repetitions are told as such.
  private static func runs(of lengths: [UInt8]) -> [Run] {
    var runs: [Run] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      let end = lengths[index...].firstIndex { $0 != length } ?? lengths.count
      var rest = end - index
      index = end
      if length > 0 {
        runs.append(Run(symbol: Int(length)))
        rest -= 1
        while rest >= 3 {
          let count = min(rest, 6)
          runs.append(Run(symbol: 16, extra: count - 3, extraBits: 2))
          rest -= count
        }
      } else {
        while rest >= 3 {
          let count = min(rest, 138)
          let isLong = count > 10
          runs.append(
            Run(
              symbol: isLong ? 18 : 17, extra: count - (isLong ? 11 : 3),
              extraBits: isLong ? 7 : 3))
          rest -= count
        }
      }
      runs += Array(repeating: Run(symbol: Int(length)), count: rest)
    }
    return runs
  }
}
