/// A bit for each pixel of a row, 64 to a word, that says whether it equals the one to its left or
/// the one at its place in another row.
///
/// Whoever compresses the row asks for both at many places; here four pixels are compared at a
/// time.
struct EqualPixels: ~Copyable {
  let width: Int
  private let wordCount: Int
  private let leftBits: UnsafeMutablePointer<UInt64>
  private let modelBits: UnsafeMutablePointer<UInt64>

  /// - Parameter width: At least one.
  init(width: Int) {
    self.width = width
    // At least one bit more than there are pixels, which is zero and ends what is counted.
    wordCount = width / 64 + 1
    leftBits = .allocate(capacity: wordCount)
    modelBits = .allocate(capacity: wordCount)
    leftBits.initialize(repeating: 0, count: wordCount)
    modelBits.initialize(repeating: 0, count: wordCount)
  }

  deinit {
    leftBits.deallocate()
    modelBits.deallocate()
  }

  /// Compares the pixels of a row, of which the first has none to its left.
  ///
  /// - Parameters:
  ///   - row: As many words as the width.
  ///   - model: The other row; nil where there is none.
  mutating func compare(_ row: UnsafePointer<UInt32>, with model: UnsafePointer<UInt32>?) {
    let other = model ?? row
    let modelMask: UInt64 = model == nil ? 0 : .max
    // What the last pixel of a word says of the first one of the next.
    var carried: UInt64 = 0
    for index in 0..<wordCount {
      var (x, right, same): (Int, UInt64, UInt64) = (index &* 64, 0, 0)
      let end = min(x &+ 64, width)
      while x < end, x &+ Self.stepSize < width {
        let bits = Self.compare(row + x, with: other + x)
        right |= bits.right &<< UInt64(x & 63)
        same |= bits.same &<< UInt64(x & 63)
        x &+= Self.stepSize
      }
      while x < end {
        let isRight = x &+ 1 < width && row[x] == row[x &+ 1]
        right |= (isRight ? 1 : 0) &<< UInt64(x & 63)
        same |= (row[x] == other[x] ? 1 : 0) &<< UInt64(x & 63)
        x &+= 1
      }
      leftBits[index] = right &<< 1 | carried
      modelBits[index] = same & modelMask
      carried = right &>> 63
    }
  }

  /// The first pixel from a place on that does not equal the one to its left.
  @inline(__always)
  func leftEnd(from x: Int) -> Int { Self.end(leftBits, from: x) }

  /// The first pixel from a place on that does not equal that of the other row.
  @inline(__always)
  func modelEnd(from x: Int) -> Int { Self.end(modelBits, from: x) }

  /// The bits of those of 64 pixels that do not equal the ones of the other row.
  @inline(__always)
  func differingFromModel(inWordAt x: Int) -> UInt64 {
    let rest = width &- x
    return ~modelBits[x &>> 6] & (rest < 64 ? 1 &<< UInt64(rest) &- 1 : .max)
  }

  /// Whether 64 pixels equal the first of them.
  @inline(__always)
  func isLeft(inWordAt x: Int) -> Bool { leftBits[x &>> 6] | 1 == .max }

  /// Whether eight pixels from a multiple of eight on equal the first of them.
  @inline(__always)
  func isLeft(eightAt x: Int) -> Bool {
    leftBits[x &>> 6] &>> UInt64(x & 63) & 0xFE == 0xFE
  }

  /// Returns the number of the sixteen pixels from a place on that equal the one to their left.
  func leftCount(ofSixteenFrom x: Int) -> Int {
    let (index, shift) = (x &>> 6, UInt64(x & 63))
    var bits = leftBits[index] &>> shift
    if shift > 48 { bits |= leftBits[index &+ 1] &<< (64 &- shift) }
    return (bits & 0xFFFF).nonzeroBitCount
  }

  @inline(__always)
  private static func end(_ bits: UnsafeMutablePointer<UInt64>, from x: Int) -> Int {
    var index = x &>> 6
    var differing = ~bits[index] &>> UInt64(x & 63)
    if differing != 0 { return x &+ differing.trailingZeroBitCount }
    repeat {
      index &+= 1
      differing = ~bits[index]
    } while differing == 0
    return index &* 64 &+ differing.trailingZeroBitCount
  }

  // MARK: - Many at a time

  private typealias Four = SIMD4<UInt32>
  /// How many pixels make a number of as many bits.
  private static let stepSize = 32

  /// Compares many pixels with those to their right, and with others.
  @inline(__always)
  private static func compare(
    _ row: UnsafePointer<UInt32>, with other: UnsafePointer<UInt32>
  ) -> (right: UInt64, same: UInt64) {
    var (right, same) = (Four.zero, Four.zero)
    var places = Four(1, 2, 4, 8)
    for x in stride(from: 0, to: stepSize, by: 4) {
      let here = four(row + x)
      right |= Four.zero.replacing(with: places, where: here .== four(row + (x &+ 1)))
      same |= Four.zero.replacing(with: places, where: here .== four(other + x))
      places &<<= 4
    }
    return (union(right), union(same))
  }

  @inline(__always)
  private static func four(_ pixels: UnsafePointer<UInt32>) -> Four {
    UnsafeRawPointer(pixels).loadUnaligned(as: Four.self)
  }

  @inline(__always)
  private static func union(_ bits: Four) -> UInt64 {
    let halves = unsafeBitCast(bits, to: SIMD2<UInt64>.self)
    let both = halves[0] | halves[1]
    return (both | both &>> 32) & 0xFFFF_FFFF
  }
}
