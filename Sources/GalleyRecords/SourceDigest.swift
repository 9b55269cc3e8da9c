/// A digest of a scene's declaration of an item, a layer or a state: equal where the declaration
/// is.
///
/// Twenty-four bits of FNV-1a, since no file should grow much for what nobody sees: of two hundred
/// items that all differ two have the same in one scene of eight hundred.
package struct SourceDigest: Hashable, Sendable {
  package var value: UInt32

  /// - Parameter value: its lowest 24 bits count.
  package init(value: UInt32) { self.value = value & 0xFF_FFFF }

  package init(of bytes: some Sequence<UInt8>) {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    self.init(value: UInt32(truncatingIfNeeded: hash ^ hash >> 24 ^ hash >> 48))
  }

  /// Both in one.
  package func combined(with other: SourceDigest) -> SourceDigest {
    SourceDigest(of: "\(self) \(other)".utf8)
  }
}

extension SourceDigest: LosslessStringConvertible {
  /// Hexadecimal digits.
  package var description: String { String(value, radix: 16) }

  package init?(_ description: String) {
    guard let value = UInt32(description, radix: 16), value <= 0xFF_FFFF else { return nil }
    self.init(value: value)
  }
}

extension SourceDigest {
  /// How many digits a digest has in a row of them.
  private static let digits = 6
  private static let none = String(repeating: "-", count: digits)

  /// Digests in a row, six hexadecimal digits each; hyphens for what has none.
  static func text(of digests: [SourceDigest?]) -> String {
    digests.map { digest in
      guard let text = digest?.description else { return none }
      return String(repeating: "0", count: digits - text.utf8.count) + text
    }.joined()
  }

  /// The digests of a row, or of texts with blanks between them, as they were written before.
  static func list(of text: String) -> [SourceDigest?] {
    guard !text.contains(" "), text.utf8.count > digits else {
      return text.split(separator: " ").map { SourceDigest(String($0)) }
    }
    let bytes = Array(text.utf8)
    return stride(from: 0, to: bytes.count, by: digits).map { start in
      SourceDigest(String(decoding: bytes[start..<min(start + digits, bytes.count)], as: UTF8.self))
    }
  }
}
