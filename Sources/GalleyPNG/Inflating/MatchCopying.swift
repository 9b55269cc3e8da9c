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
      copyBlocks(target, distance: distance, count)
    } else {
      copyPattern(target, distance: distance, count)
    }
  }

  @inline(__always)
  private static func copyBlocks(_ target: UnsafeMutableRawPointer, distance: Int, _ count: Int) {
    var offset = 0
    repeat {
      let block = (target + (offset &- distance)).loadUnaligned(as: SIMD16<UInt8>.self)
      (target + offset).storeBytes(of: block, as: SIMD16<UInt8>.self)
      offset &+= 16
    } while offset < count
  }

  /// Repeats fewer than 16 bytes: a block of them is made once, and written as often as it takes, each
  /// time behind as many whole patterns as it holds.
  @inline(__always)
  private static func copyPattern(
    _ target: UnsafeMutableRawPointer, distance: Int, _ count: Int
  ) {
    if distance >= 8 {
      let word = (target - distance).loadUnaligned(as: UInt64.self)
      target.storeBytes(of: word, as: UInt64.self)
      let next = (target + (8 &- distance)).loadUnaligned(as: UInt64.self)
      (target + 8).storeBytes(of: next, as: UInt64.self)
    } else {
      writeWords(target, distance: distance)
    }
    guard count > 16 else { return }
    let block = target.loadUnaligned(as: SIMD16<UInt8>.self)
    let step = 16 &- 16 % distance
    var offset = step
    repeat {
      (target + offset).storeBytes(of: block, as: SIMD16<UInt8>.self)
      offset &+= step
    } while offset < count
  }

  /// Writes 16 bytes or some more of a pattern of fewer than eight: as many whole ones as a word holds,
  /// three times.
  @inline(__always)
  private static func writeWords(_ target: UnsafeMutableRawPointer, distance: Int) {
    let bits = UInt64(truncatingIfNeeded: distance &* 8)
    var pattern = UInt64(littleEndian: (target - distance).loadUnaligned(as: UInt64.self))
    pattern &= (1 &<< bits) &- 1
    pattern |= pattern &<< bits
    // Beyond a word, nothing is left to be filled.
    if distance < 4 { pattern |= pattern &<< (bits &* 2) }
    if distance < 2 { pattern |= pattern &<< (bits &* 4) }
    pattern = pattern.littleEndian
    let whole = 8 &- 8 % distance
    (target + 0).storeBytes(of: pattern, as: UInt64.self)
    (target + whole).storeBytes(of: pattern, as: UInt64.self)
    (target + whole &* 2).storeBytes(of: pattern, as: UInt64.self)
  }
}
