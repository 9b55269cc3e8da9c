/// Base 64 of RFC 4648, section 4, with padding.
package enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func encode(_ bytes: [UInt8]) -> String {
    let text = [UInt8](unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { buffer, count in
      for start in stride(from: 0, to: bytes.count, by: 3) {
        let group = bytes[start..<min(start + 3, bytes.count)]
        let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
        for place in 0..<4 {
          let digit = digits[bits >> (18 - 6 * place) & 63]
          buffer[count] = place <= group.count ? digit : UInt8(ascii: "=")
          count += 1
        }
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes; nil where something else than digits, padding and white space occurs.
  package static func decode(_ text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var bits = 0
    var bitCount = 0
    for byte in text.utf8 where byte != UInt8(ascii: "=") && byte > 0x20 {
      let value = values[Int(byte)]
      guard value >= 0 else { return nil }
      bits = (bits << 6 | value) & 0xFFFF
      bitCount += 6
      guard bitCount >= 8 else { continue }
      bitCount -= 8
      bytes.append(UInt8(bits >> bitCount & 0xFF))
    }
    return bytes
  }

  private static let values: [Int] = {
    var values = [Int](repeating: -1, count: 256)
    for (value, digit) in digits.enumerated() { values[Int(digit)] = value }
    return values
  }()
}
