/// An entry of a compressed block: literal bytes, often three at a time, or a back reference.
///
/// Each is up to three codes, of which some may be empty, and bits behind the second. So all are
/// written in one way, without a branch that nobody could foresee.
struct DeflateToken {
  /// From the lowest bits on: the places of three codes, how many bits follow the second, and these.
  private let word: UInt64

  static let lengths = 3...258
  static let longestDistance = 32_768
  /// The most bits that a token is written with.
  static let mostBits = 48

  @inline(__always)
  init(literal: UInt8) {
    self.init(Int(literal), BlockCodes.noCode, BlockCodes.noCode)
  }

  /// - Parameter bytes: The lowest first.
  @inline(__always)
  init(threeLiterals bytes: UInt32) {
    self.init(Int(bytes & 255), Int(bytes &>> 8 & 255), Int(bytes &>> 16 & 255))
  }

  /// - Parameters:
  ///   - length: From 3 to 258.
  ///   - distance: From 1 to 32,768.
  @inline(__always)
  init(length: Int, distance: Int) {
    let symbol = DeflateSymbols.symbol(ofDistance: distance)
    let extraCount = UInt64(DeflateSymbols.extraBits(ofDistance: distance))
    let extra = UInt64(distance &- 1) & (1 &<< extraCount &- 1)
    self.init(
      BlockCodes.place(ofLength: length), BlockCodes.place(ofDistanceSymbol: symbol),
      BlockCodes.noCode, extra: extra, count: extraCount)
  }

  @inline(__always)
  private init(_ first: Int, _ second: Int, _ third: Int, extra: UInt64 = 0, count: UInt64 = 0) {
    word =
      UInt64(first) | UInt64(second) &<< 10 | UInt64(third) &<< 20 | count &<< 30 | extra &<< 34
  }

  /// Appends the token in a block's codes.
  @inline(__always)
  func write(_ codes: UnsafePointer<BlockCodes.Word>, to writer: inout BitWriter) {
    let first = codes[Int(word & 1023)]
    let second = codes[Int(word &>> 10 & 1023)]
    let third = codes[Int(word &>> 20 & 1023)]
    var count = UInt64(first & 255)
    var bits = UInt64(first &>> 8) | UInt64(second &>> 8) &<< count
    count &+= UInt64(second & 255)
    bits |= (word &>> 34 | UInt64(third &>> 8)) &<< count
    writer.append(bits, count: count &+ UInt64(third & 255) &+ (word &>> 30 & 15))
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
    let rest = UInt32(truncatingIfNeeded: length &- 3)
    let extraBits = 29 &- (rest | 4).leadingZeroBitCount
    let symbol = 257 &+ 4 &* extraBits &+ Int(rest &>> UInt32(truncatingIfNeeded: extraBits))
    return length == 258 ? 285 : symbol
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
    let extraBits = extraBits(ofDistance: distance)
    return 2 &* extraBits &+ Int(rest &>> UInt32(truncatingIfNeeded: extraBits))
  }

  /// The number of bits that follow the symbol of a distance.
  @inline(__always)
  static func extraBits(ofDistance distance: Int) -> Int {
    30 &- (UInt32(truncatingIfNeeded: distance &- 1) | 2).leadingZeroBitCount
  }
}
