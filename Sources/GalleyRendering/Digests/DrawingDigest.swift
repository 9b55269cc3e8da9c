package import GalleyGraphics
package import GalleyPNG

/// A digest of all that the bytes of a file depend on: the picture, the contents of its images, the
/// fonts and the dictionary of Thai where it has texts, the program with its libraries, and the
/// format.
///
/// Two files that were made from what has one digest are the same bytes, as far as drawing is
/// deterministic. It is XXH3 of 128 bits and protects from no forger.
public struct DrawingDigest: Hashable, Sendable {
  package let hash: StreamHash.Value

  package init(hash: StreamHash.Value) { self.hash = hash }
}

extension Renderer {
  /// The digest of what a file is made from.
  ///
  /// Nil where the bytes depend on more than can be known: on fonts of the system, on variables of
  /// the environment, or on an image that was not read by this renderer.
  ///
  /// Complexity: linear in the picture's commands; the first one of texts in a process takes as
  /// long as reading the standard fonts does.
  ///
  /// - `format`: the kind and the options of the format, in words.
  package func digest(of picture: Picture, as format: String) -> DrawingDigest? {
    let words = DisplayListHasher(of: picture, contentDigest: images.drawnDigest(ofFileAt:))
    guard words.isComplete, let fingerprint = fingerprint(hasTexts: words.hasTexts) else {
      return nil
    }
    return DrawingDigest(
      hash: StreamHash.value { hash in
        hash.add(fingerprint)
        hash.add(Array(format.utf8))
        words.words.withUnsafeBytes { hash.add($0) }
      })
  }
}

extension StreamHash {
  /// Adds how many bytes there are, and them.
  func add(_ bytes: [UInt8]) {
    withUnsafeBytes(of: bytes.count) { add($0) }
    bytes.withUnsafeBytes { add($0) }
  }
}
