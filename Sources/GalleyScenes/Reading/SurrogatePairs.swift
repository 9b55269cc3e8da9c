/// Joins the surrogates that JSON escapes emoji as (`\ud83d\ude00`) to the one escape that YAML has for them.
enum SurrogatePairs {
  static func joined(in text: String) -> String {
    replaced(in: text) { "\\U00\(sixDigits($0))" }
  }

  /// Puts as many letters in the place of each pair, so that all else stays where it is.
  static func masked(in text: String) -> String {
    replaced(in: text) { "xxxxxx\(sixDigits($0))" }
  }

  private static func sixDigits(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  private static func replaced(in text: String, by escape: (UInt32) -> String) -> String {
    let source = Array(text.utf8)
    guard source.contains(UInt8(ascii: "\\")) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var index = 0
    while index < source.count {
      if let scalar = pair(at: index, in: source) {
        result += escape(scalar).utf8
        index += 12
      } else {
        // What follows a backslash is not the start of an escape.
        let count = source[index] == UInt8(ascii: "\\") ? 2 : 1
        result += source[index..<min(index + count, source.count)]
        index += count
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func pair(at index: Int, in bytes: [UInt8]) -> UInt32? {
    guard let high = unit(at: index, in: bytes), (0xD800..<0xDC00).contains(high),
      let low = unit(at: index + 6, in: bytes), (0xDC00..<0xE000).contains(low)
    else { return nil }
    return 0x1_0000 + (high - 0xD800) << 10 + (low - 0xDC00)
  }

  /// The number in an escape such as `\u00e9`.
  private static func unit(at index: Int, in bytes: [UInt8]) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt32(String(decoding: bytes[(index + 2)..<(index + 6)], as: UTF8.self), radix: 16)
  }
}
