/// What a scene says of an item, in short: equal for items of which it says the same.
///
/// Thirty-two bits of FNV-1a: of two thousand items that all differ two have the same in one scene of
/// two thousand.
public struct ItemDigest: Hashable, Sendable {
  public var value: UInt32

  public init(value: UInt32) { self.value = value }

  public init(of bytes: some Sequence<UInt8>) {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    self.init(value: UInt32(truncatingIfNeeded: hash ^ hash >> 32))
  }
}

extension ItemDigest: LosslessStringConvertible {
  /// Hexadecimal digits.
  public var description: String { String(value, radix: 16) }

  public init?(_ description: String) {
    guard let value = UInt32(description, radix: 16) else { return nil }
    self.init(value: value)
  }
}
