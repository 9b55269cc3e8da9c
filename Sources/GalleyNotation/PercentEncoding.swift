/// Texts as addresses have them (RFC 3986).
package enum PercentEncoding {
  /// Returns a path as the address of a file has it: what may stand in a path stays, but for colons,
  /// before which a browser looks for a scheme.
  package static func encoded(path: String) -> String {
    path.utf8.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return plainBytes.contains(byte)
        ? String(Unicode.Scalar(byte)) : "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }

  /// Returns the text of which an address has escapes; nil where that is not UTF-8.
  package static func decoded(_ address: some StringProtocol) -> String? {
    guard address.contains("%") else { return String(address) }
    var (bytes, rest): ([UInt8], ArraySlice<UInt8>) = ([], Array(address.utf8)[...])
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static let plainBytes = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/@+!".utf8)
}
