internal import GalleyGeometry

extension ItemID {
  /// Returns the phase of the item's movement: a number in 0..<1 that depends on its id alone.
  ///
  /// The FNV-1a hash of the id, stirred by SplitMix64, so that ids that differ little are far apart.
  ///
  /// - `channel`: Tells the movements of one item apart.
  public func phase(channel: Int = 0) -> Double {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in description.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    var generator = SplitMix64(seed: hash &+ UInt64(truncatingIfNeeded: channel))
    return Double(generator.next() >> 11) * 0x1p-53
  }
}
