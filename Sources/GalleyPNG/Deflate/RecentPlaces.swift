/// Where bytes were seen before, by a hash of the first few: the last two places for each.
struct RecentPlaces: ~Copyable {
  private static let bits: UInt64 = 12

  /// Places are counted from one, as zero stands for none.
  private let latest = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << bits)
  /// The place before that at a place, as far as repetitions reach.
  private let earlier = UnsafeMutablePointer<UInt32>.allocate(capacity: reach)
  private static let reach = DeflateToken.longestDistance

  init() {
    latest.initialize(repeating: 0, count: 1 << Self.bits)
    earlier.initialize(repeating: 0, count: Self.reach)
  }

  deinit {
    latest.deallocate()
    earlier.deallocate()
  }

  /// Forgets all places.
  mutating func removeAll() {
    // What is reached through these alone needs not be cleared.
    latest.update(repeating: 0, count: 1 << Self.bits)
  }

  /// Notes that bytes are at a place, and says where they, or others of the same hash, were last; nil
  /// where that is too far for a repetition.
  @inline(__always)
  mutating func note(_ bytes: UInt64, at place: Int) -> Int? {
    let hash = Int(
      truncatingIfNeeded: (bytes &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Self.bits))
    let last = latest[hash]
    earlier[place & (Self.reach &- 1)] = last
    latest[hash] = UInt32(truncatingIfNeeded: place &+ 1)
    return reachable(last, from: place)
  }

  /// Where the bytes at a noted place were before that.
  @inline(__always)
  func last(before place: Int, from here: Int) -> Int? {
    reachable(earlier[place & (Self.reach &- 1)], from: here)
  }

  @inline(__always)
  private func reachable(_ entry: UInt32, from place: Int) -> Int? {
    let found = Int(entry) &- 1
    return found >= 0 && found < place && place &- found <= Self.reach ? found : nil
  }
}
