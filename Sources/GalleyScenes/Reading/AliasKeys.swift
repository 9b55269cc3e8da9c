/// Finds keys that may hold aliases which multiply.
///
/// The parser compares keys by all that they hold, aliases written out, and would never be done. Such keys are an
/// error anyway, so it is enough to look at the bytes and, where there are few aliases, not to look at all.
enum AliasKeys {
  /// With no more aliases than these no tree grows beyond what is quickly walked.
  private static let harmlessCount = 40

  static func mayExplode(in text: String) -> Bool {
    let bytes = Array(text.utf8)
    var aliasCount = 0
    var hasComplexKey = false
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "*") where isStart(index, in: bytes):
        aliasCount += 1
        let end = bytes[index...].firstIndex { isBlank($0) || ",]}".utf8.contains($0) }
        hasComplexKey = hasComplexKey || isKey(endingAt: end ?? bytes.count, in: bytes)
      case UInt8(ascii: "?") where isStart(index, in: bytes):
        hasComplexKey = hasComplexKey || index + 1 == bytes.count || isBlank(bytes[index + 1])
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        hasComplexKey = hasComplexKey || isKey(endingAt: index + 1, in: bytes)
      default: break
      }
    }
    return hasComplexKey && aliasCount > harmlessCount
  }

  private static func isBlank(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }

  /// Whether a token may start here.
  private static func isStart(_ index: Int, in bytes: [UInt8]) -> Bool {
    index == 0 || isBlank(bytes[index - 1]) || "[{,".utf8.contains(bytes[index - 1])
  }

  /// Whether a colon and a blank follow, so that what ends here is a key.
  private static func isKey(endingAt end: Int, in bytes: [UInt8]) -> Bool {
    guard let colon = bytes[end...].firstIndex(where: { !isBlank($0) }),
      bytes[colon] == UInt8(ascii: ":")
    else { return false }
    return colon + 1 == bytes.count || isBlank(bytes[colon + 1])
  }
}
