/// Copies what a deflate stream repeats, from a distance behind the place where it is written.
///
/// Up to ``overrun`` bytes more are written. Whoever calls has made sure that so many bytes lie
/// behind the place as the distance says.
enum MatchCopying {
  static let overrun = 32

  @inline(__always)
  static func copy(_ count: Int, distance: Int, to place: UnsafeMutablePointer<UInt8>) {
    let target = UnsafeMutableRawPointer(place)
    if distance >= 16 {
      copyBlocks(target, distance: distance, from: 0, to: count)
    } else if distance >= 8 {
      var offset = 0
      while offset < count {
        let word = (target + (offset &- distance)).loadUnaligned(as: UInt64.self)
        (target + offset).storeBytes(of: word, as: UInt64.self)
        offset &+= 8
      }
    } else {
      copyPattern(target, distance: distance, count)
    }
  }

  @inline(__always)
  private static func copyBlocks(
    _ target: UnsafeMutableRawPointer, distance: Int, from start: Int, to end: Int
  ) {
    var offset = start
    repeat {
      let block = (target + (offset &- distance)).loadUnaligned(as: SIMD16<UInt8>.self)
      (target + offset).storeBytes(of: block, as: SIMD16<UInt8>.self)
      offset &+= 16
    } while offset < end
  }

  /// Repeats fewer than eight bytes: first as whole patterns in a word, then from so many patterns
  /// before as a block holds at least.
  private static func copyPattern(
    _ target: UnsafeMutableRawPointer, distance: Int, _ count: Int
  ) {
    let bits = UInt64(truncatingIfNeeded: distance &* 8)
    var pattern = UInt64(littleEndian: (target - distance).loadUnaligned(as: UInt64.self))
    pattern &= (1 &<< bits) &- 1
    pattern |= pattern << bits
    pattern |= pattern << (bits &* 2)
    pattern |= pattern << (bits &* 4)
    pattern = pattern.littleEndian
    let whole = 8 &- 8 % distance
    for offset in [0, whole, whole &* 2] {
      (target + offset).storeBytes(of: pattern, as: UInt64.self)
    }
    guard count > 16 else { return }
    copyBlocks(target, distance: (15 / distance &+ 1) &* distance, from: 16, to: count)
  }
}
