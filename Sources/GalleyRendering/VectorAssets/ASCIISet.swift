/// Some characters of ASCII.
struct ASCIISet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  static let digits = ASCIISet("0123456789")
  static let letters = ASCIISet("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  static let spaces = ASCIISet(" \t\n\r")

  /// The characters of a text; others than those of ASCII are in no such set.
  init(_ characters: String) {
    for byte in characters.utf8 where byte < 128 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }
  }

  func union(_ other: ASCIISet) -> ASCIISet {
    var all = self
    all.low |= other.low
    all.high |= other.high
    return all
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 128 && (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
  }

  /// Whether a text has no other characters.
  func holdsAll(of text: some StringProtocol) -> Bool { text.utf8.allSatisfy(contains) }
}
