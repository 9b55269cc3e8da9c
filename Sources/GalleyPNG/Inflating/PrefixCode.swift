/// A prefix code of a deflate block as a table: the next bits of the stream are an index of an entry
/// that says what they mean and how many of them belong to it.
struct PrefixCode {
  /// What bits mean.
  ///
  /// From the lowest bit: the bits that all takes together with what follows the code (8), the bits
  /// of the code alone (4), the kind (4), and the value (16): a literal, the base of a length or a
  /// distance, or where the table for longer codes begins.
  struct Entry {
    var raw: UInt32

    static let invalid = Entry(raw: 0)

    init(raw: UInt32) { self.raw = raw }

    init(_ kind: Kind, value: Int, codeLength: Int = 0, extraBits: Int = 0) {
      raw =
        UInt32(value) << 16 | kind.rawValue | UInt32(codeLength) << 8
        | UInt32(codeLength + extraBits)
    }

    enum Kind: UInt32 {
      case length = 0x1000
      case literal = 0x2000
      case end = 0x4000
      /// More bits follow than the table has an index for.
      case longer = 0x8000
    }

    @inline(__always) var isLiteral: Bool { raw & Kind.literal.rawValue != 0 }
    @inline(__always) var isLength: Bool { raw & Kind.length.rawValue != 0 }
    @inline(__always) var isLonger: Bool { raw & Kind.longer.rawValue != 0 }
    @inline(__always) var isEnd: Bool { raw & Kind.end.rawValue != 0 }
    @inline(__always) var totalBits: Int { Int(truncatingIfNeeded: raw & 0xFF) }
    @inline(__always) var codeBits: Int { Int(truncatingIfNeeded: raw &>> 8 & 0xF) }
    @inline(__always) var value: Int { Int(truncatingIfNeeded: raw &>> 16) }

    /// The entry of a code of so many bits.
    func coded(bits: Int) -> Entry { Entry(raw: raw &+ UInt32(bits) &* 0x101) }
  }

  /// The bits of an index of the first table.
  let indexBits: Int
  private(set) var entries: [Entry]

  static let longestCode = 15

  /// - Parameter symbolCount: The most symbols that the code may have.
  init(indexBits: Int, symbolCount: Int) {
    self.indexBits = indexBits
    // Longer codes with one beginning are at least two.
    let mostTables = symbolCount / 2
    entries = Array(
      repeating: .invalid,
      count: 1 << indexBits + mostTables << (Self.longestCode - indexBits))
  }

  /// Makes the table of a code.
  ///
  /// - Parameters:
  ///   - lengths: The bits of each symbol's code; 0 for symbols that do not occur.
  ///   - meanings: What each symbol means, without a code's bits.
  /// - Returns: whether the lengths are those of a code; one symbol alone has one bit, and where
  ///   there is none the stream must not come to need one.
  mutating func build(_ lengths: ArraySlice<UInt8>, meanings: [Entry]) -> Bool {
    var counts = [Int](repeating: 0, count: Self.longestCode + 1)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    guard Self.isCode(counts) else { return false }
    var codes = Self.firstCodes(counts)
    let indexBits = indexBits
    entries.withUnsafeMutableBufferPointer { entries in
      var tables = Tables(entries, indexBits: indexBits)
      for (symbol, length) in zip(0..., lengths) where length > 0 {
        let length = Int(length)
        let code = codes[length]
        codes[length] += 1
        tables.add(Self.reversed(code, bits: length), bits: length, meanings[symbol])
      }
    }
    return true
  }

  /// Whether codes of such numbers fill all that bits can say, no more and no less.
  private static func isCode(_ counts: [Int]) -> Bool {
    let used = (1...longestCode).reduce(0) { $0 + counts[$1] << (longestCode - $1) }
    let symbols = counts.reduce(0, +)
    return used == 1 << longestCode || symbols == 0 || symbols == 1 && counts[1] == 1
  }

  /// The first code of each length, in the order that deflate prescribes (RFC 1951, 3.2.2).
  private static func firstCodes(_ counts: [Int]) -> [Int] {
    var codes = [Int](repeating: 0, count: longestCode + 1)
    for bits in 1...longestCode { codes[bits] = (codes[bits - 1] + counts[bits - 1]) << 1 }
    return codes
  }

  private static func reversed(_ code: Int, bits: Int) -> Int {
    (0..<bits).reduce(0) { $0 << 1 | code >> $1 & 1 }
  }
}

/// The tables of a code while they are filled: that of the first bits, and those for codes that are
/// longer.
private struct Tables {
  private let entries: UnsafeMutableBufferPointer<PrefixCode.Entry>
  private let indexBits: Int
  /// The entries in use.
  private var count: Int

  init(_ entries: UnsafeMutableBufferPointer<PrefixCode.Entry>, indexBits: Int) {
    self.entries = entries
    self.indexBits = indexBits
    count = 1 << indexBits
    entries[..<count].update(repeating: .invalid)
  }

  /// Writes an entry wherever the code is the beginning of an index.
  mutating func add(_ code: Int, bits: Int, _ meaning: PrefixCode.Entry) {
    let entry = meaning.coded(bits: bits)
    guard bits > indexBits else {
      for index in stride(from: code, to: 1 << indexBits, by: 1 << bits) { entries[index] = entry }
      return
    }
    let beginning = code & (1 << indexBits - 1)
    if !entries[beginning].isLonger { addTable(at: beginning) }
    let first = entries[beginning].value
    let size = 1 << (PrefixCode.longestCode - indexBits)
    for index in stride(from: code >> indexBits, to: size, by: 1 << (bits - indexBits)) {
      entries[first + index] = entry
    }
  }

  /// Adds a table for the codes with one beginning, of an index for the longest code that may be.
  private mutating func addTable(at beginning: Int) {
    let end = count + 1 << (PrefixCode.longestCode - indexBits)
    entries[beginning] = PrefixCode.Entry(.longer, value: count)
    entries[count..<end].update(repeating: .invalid)
    count = end
  }
}
