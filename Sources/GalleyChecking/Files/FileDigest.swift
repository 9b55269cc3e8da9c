/// Names the bytes of a file, so that a change of them is seen.
package struct FileDigest: Hashable, Sendable, CustomStringConvertible {
  /// 32 hexadecimal digits.
  package let description: String

  /// 128 bits by FNV-1a (Fowler, Noll and Vo), which finds accidents and not forgeries.
  package init(of bytes: some Sequence<UInt8>) {
    var hash: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    for byte in bytes {
      hash ^= UInt128(byte)
      hash &*= 0x0000_0000_0100_0000_0000_0000_0000_013B
    }
    let digits = String(hash, radix: 16)
    description = String(repeating: "0", count: 32 - digits.count) + digits
  }

  /// A digest as it was written down; nil where it is none.
  package init?(_ text: String) {
    guard text.utf8.count == 32, text.allSatisfy(\.isHexDigit) else { return nil }
    description = text
  }

  /// The digest of a file; nil where nothing is there.
  package init?(ofFileAtPath path: String) throws(FileError) {
    guard FileKind(at: path) != nil else { return nil }
    self.init(of: try InputFiles.bytes(atPath: path))
  }
}
