/// A table of places where bytes were seen before, by a hash of the first few: the last two for
/// each.
struct MatchTable: ~Copyable {
  private static let bits: UInt64 = 12
  /// The distance above which a match is too far.
  static let reach = DeflateToken.longestDistance

  /// The last place and, above it, the one before; counted so that zero is always too far.
  private let places = UnsafeMutablePointer<UInt64>.allocate(capacity: 1 << bits)

  init() { removeAll() }

  deinit { places.deallocate() }

  /// Forgets all places.
  func removeAll() { places.initialize(repeating: 0, count: 1 << Self.bits) }

  /// Notes that bytes are at a place, and says how far before it they, or others of the same hash,
  /// were last and before that.
  @inline(__always)
  func note(_ bytes: UInt64, at place: Int) -> (last: Int, older: Int) {
    let hash = Int(
      truncatingIfNeeded: (bytes &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Self.bits))
    let known = places[hash]
    let here = place &+ Self.reach &+ 1
    places[hash] = known &<< 32 | UInt64(truncatingIfNeeded: here)
    return (
      here &- Int(truncatingIfNeeded: known & 0xFFFF_FFFF),
      here &- Int(truncatingIfNeeded: known &>> 32)
    )
  }
}
