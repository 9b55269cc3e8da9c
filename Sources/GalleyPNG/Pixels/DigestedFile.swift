internal import CCompression
internal import GalleySystem
import Glibc

/// A file that keeps something from one run to the next, as a whole: a head with what it is and its
/// version, a digest, and the bytes that it is of.
///
/// What was cut, written over or made by another version counts as nothing, and so does what another
/// run is just writing, or others may write. All errors mean that nothing is kept.
package struct DigestedFile: Sendable {
  private static let limit = 1 << 24
  private static let digestSize = 8

  private let path: String
  private let head: [UInt8]

  /// - `title`: what the bytes are, with a version.
  package init(_ path: String, title: String) {
    self.path = path
    head = Array("\(title)\n".utf8)
  }

  /// The saved content; nil where there is none, or not all of it is there.
  package var content: [UInt8]? {
    guard
      let bytes = try? CacheFolder.bytes(ofFileAtPath: path, limit: Self.limit),
      bytes.starts(with: head)
    else { return nil }
    let rest = bytes.dropFirst(head.count)
    let content = Array(rest.dropFirst(Self.digestSize))
    return rest.starts(with: Self.digest(content)) ? content : nil
  }

  /// Keeps other bytes from now on.
  package func keep(_ content: [UInt8]) {
    CacheFolder.withFile(atPath: path) { descriptor in
      guard ftruncate(descriptor, 0) == 0 else { return }
      _ = writeAll(head + Self.digest(content) + content, to: descriptor)
    }
  }

  private static func digest(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBytes { XXH3_64bits($0.baseAddress, $0.count) }.bigEndianBytes
  }
}
