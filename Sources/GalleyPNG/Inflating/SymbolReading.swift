/// The innermost loop of inflating: literals and matches of one block.
struct SymbolReading {
  enum Outcome {
    case blockEnd
    /// The place to write at has come to its end, or that to read from to its limit.
    case pieceEnd
    case damage
  }

  /// The first byte that a match may begin at.
  let oldest: UnsafeMutablePointer<UInt8>
  /// Where no more symbols are read; the last one may write a match's length behind it.
  let end: UnsafeMutablePointer<UInt8>
  /// The position in the stream from which on no more symbols are read.
  let lastBit: Int

  func read(
    from source: inout BitReader, _ codes: InflateCodes,
    to target: inout UnsafeMutablePointer<UInt8>
  ) -> Outcome {
    codes.symbols.entries.withUnsafeBufferPointer { symbols in
      codes.distances.entries.withUnsafeBufferPointer { distances in
        guard let symbols = symbols.baseAddress, let distances = distances.baseAddress else {
          return .damage
        }
        // In registers rather than behind pointers.
        var (bits, out) = (source, target)
        let outcome = read(&bits, &out, symbols, distances)
        (source, target) = (bits, out)
        return outcome
      }
    }
  }

  @inline(__always)
  private func read(
    _ bits: inout BitReader, _ out: inout UnsafeMutablePointer<UInt8>,
    _ symbols: UnsafePointer<PrefixCode.Entry>, _ distances: UnsafePointer<PrefixCode.Entry>
  ) -> Outcome {
    while out < end {
      if bits.position >= lastBit { return bits.isPastEnd ? .damage : .pieceEnd }
      bits.refill()
      var entry = Self.entry(of: bits, in: symbols, indexBits: 11)
      // 1. At most three literals of the 56 bits that are ready; the third may have all of its 15.
      if entry.isLiteral {
        Self.write(entry, &bits, &out)
        entry = Self.entry(of: bits, in: symbols, indexBits: 11)
        guard entry.isLiteral else { continue }
        Self.write(entry, &bits, &out)
        entry = Self.entry(of: bits, in: symbols, indexBits: 11)
        guard entry.isLiteral else { continue }
        Self.write(entry, &bits, &out)
        continue
      }
      // 2. The end of the block, or what is no code.
      guard entry.isLength else {
        guard entry.isEnd else { return .damage }
        bits.skip(entry.totalBits)
        return bits.isPastEnd ? .damage : .blockEnd
      }
      // 3. A length and a distance, which take at most 48 bits.
      let length = Self.take(entry, &bits)
      let farther = Self.entry(of: bits, in: distances, indexBits: 8)
      guard farther.isLength else { return .damage }
      let distance = Self.take(farther, &bits)
      guard distance <= out - oldest else { return .damage }
      MatchCopying.copy(length, distance: distance, to: out)
      out += length
    }
    return bits.isPastEnd ? .damage : .pieceEnd
  }

  @inline(__always)
  private static func entry(
    of bits: BitReader, in table: UnsafePointer<PrefixCode.Entry>, indexBits: Int
  ) -> PrefixCode.Entry {
    let entry = table[Int(truncatingIfNeeded: bits.buffer) & (1 &<< indexBits &- 1)]
    guard entry.isLonger else { return entry }
    let rest = Int(truncatingIfNeeded: bits.buffer &>> UInt64(truncatingIfNeeded: indexBits))
    return table[entry.value &+ rest & (1 &<< (PrefixCode.longestCode &- indexBits) &- 1)]
  }

  @inline(__always)
  private static func write(
    _ entry: PrefixCode.Entry, _ bits: inout BitReader, _ out: inout UnsafeMutablePointer<UInt8>
  ) {
    out.pointee = UInt8(truncatingIfNeeded: entry.value)
    out += 1
    bits.skip(entry.totalBits)
  }

  /// The length or distance of an entry, with what follows its code.
  @inline(__always)
  private static func take(_ entry: PrefixCode.Entry, _ bits: inout BitReader) -> Int {
    let saved = bits.buffer
    bits.skip(entry.totalBits)
    let mask = (1 as UInt64) &<< UInt64(truncatingIfNeeded: entry.totalBits) &- 1
    let extra = (saved & mask) &>> UInt64(truncatingIfNeeded: entry.codeBits)
    return entry.value &+ Int(truncatingIfNeeded: extra)
  }
}
