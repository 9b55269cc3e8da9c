/// What a compressed block is a list of: bytes, and repetitions of bytes before.
struct DeflateToken {
  /// A byte, or a length above a distance of sixteen bits.
  private let word: UInt32

  static let lengths = 3...258
  static let longestDistance = 32_768
  /// The most bits that a token is written with.
  static let mostBits = 48

  @inline(__always)
  init(literal: UInt8) { word = UInt32(literal) }

  /// - Parameters:
  ///   - length: From 3 to 258.
  ///   - distance: From 1 to 32,768.
  @inline(__always)
  init(length: Int, distance: Int) {
    word = UInt32(truncatingIfNeeded: length &<< 16 | distance)
  }

  /// Appends the token in a block's codes.
  @inline(__always)
  func write(_ codes: borrowing BlockCodes, to stream: inout BitStream) {
    if word < 256 {
      let code = codes.literals[Int(word)]
      stream.append(UInt64(code &>> 8), count: UInt64(code & 255))
      return
    }
    let (length, distance) = (Int(word &>> 16), Int(word & 0xFFFF))
    let symbol = DeflateSymbols.symbol(ofDistance: distance)
    let extraCount = UInt64(DeflateSymbols.extraBits(ofDistanceSymbol: symbol))
    let extra = UInt64(distance &- 1) & (1 &<< extraCount &- 1)
    let (lengthCode, distanceCode) = (codes.lengths[length], codes.distances[symbol])
    let lengthCount = UInt64(lengthCode & 255)
    let count = lengthCount &+ UInt64(distanceCode & 255)
    let bits =
      UInt64(lengthCode &>> 8) | UInt64(distanceCode &>> 8) &<< lengthCount | extra &<< count
    stream.append(bits, count: count &+ extraCount)
  }
}

/// The symbols of Deflate for lengths and distances, and the bits that follow them.
enum DeflateSymbols {
  static let endOfBlock = 256
  /// How many symbols stand for bytes, the end of a block, and lengths.
  static let literalCount = 286
  static let distanceCount = 30

  /// The symbol of a length from 3 to 258.
  @inline(__always)
  static func symbol(ofLength length: Int) -> Int {
    guard length < 258 else { return 285 }
    let rest = UInt32(truncatingIfNeeded: length &- 3)
    guard rest >= 8 else { return 257 &+ Int(rest) }
    let extraBits = 29 &- rest.leadingZeroBitCount
    return 257 &+ 4 &* extraBits &+ Int(rest &>> UInt32(truncatingIfNeeded: extraBits))
  }

  /// The bits that follow the symbol of a length, and their number.
  static func extra(ofLength length: Int) -> (bits: Int, count: Int) {
    let symbol = symbol(ofLength: length)
    guard symbol >= 265, symbol < 285 else { return (0, 0) }
    let count = (symbol - 261) >> 2
    return ((length - 3) & (1 << count - 1), count)
  }

  /// The symbol of a distance from 1 to 32,768.
  @inline(__always)
  static func symbol(ofDistance distance: Int) -> Int {
    let rest = UInt32(truncatingIfNeeded: distance &- 1)
    guard rest >= 4 else { return Int(rest) }
    let extraBits = 30 &- rest.leadingZeroBitCount
    return 2 &* extraBits &+ Int(rest &>> UInt32(truncatingIfNeeded: extraBits))
  }

  /// The number of bits that follow the symbol of a distance.
  @inline(__always)
  static func extraBits(ofDistanceSymbol symbol: Int) -> Int { max(0, symbol &>> 1 &- 1) }
}
