internal import GalleyPNG
internal import GalleyRendering
package import GalleyRuns

/// Names the bytes of a file, so that a change of them is seen; it finds accidents, not forgeries.
package struct FileDigest: Hashable, Sendable, CustomStringConvertible {
  /// 32 hexadecimal digits.
  package let description: String

  package init(of bytes: [UInt8]) { description = "\(ByteDigest(of: bytes))" }

  init(_ digest: ByteDigest) { description = "\(digest)" }

  package init(of text: String) { self.init(of: Array(text.utf8)) }

  /// A digest as it was written down; nil where it is none.
  package init?(_ text: String) {
    guard text.utf8.count == 32, text.allSatisfy(\.isHexDigit) else { return nil }
    description = text
  }

  /// The digest of a file; nil where nothing is there.
  /// - Throws: where it cannot be read, or is a pipe, which might never come to an end.
  package init?(ofFileAtPath path: String) throws(FileError) {
    guard let bytes = try InputFiles.bytesIfThere(atPath: path) else { return nil }
    self.init(of: bytes)
  }
}
