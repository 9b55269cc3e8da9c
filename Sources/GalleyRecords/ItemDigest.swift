/// What a scene says of an item, in short: equal for items of which it says the same.
///
/// Forty-eight bits of FNV-1a: two of ten thousand items that differ have the same once in millions
/// of scenes.
public struct ItemDigest: Hashable, Sendable {
  public var value: UInt64

  /// - Parameter value: its lowest 48 bits count.
  public init(value: UInt64) { self.value = value & (1 << 48 - 1) }

  public init(of bytes: some Sequence<UInt8>) {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    self.init(value: hash ^ hash >> 48)
  }
}

extension ItemDigest: LosslessStringConvertible {
  /// Hexadecimal digits.
  public var description: String { String(value, radix: 16) }

  public init?(_ description: String) {
    guard let value = UInt64(description, radix: 16), value < 1 << 48 else { return nil }
    self.init(value: value)
  }
}
