package import GalleySystem

/// XXH3 of 128 bits over bytes: names a file's content, and protects from no forger.
package struct ByteDigest: Hashable, Sendable, CustomStringConvertible {
  package let hash: StreamHash.Value

  package init(hash: StreamHash.Value) { self.hash = hash }

  package init(of bytes: [UInt8]) {
    hash = StreamHash.value { hash in bytes.withUnsafeBytes { hash.add($0) } }
  }

  /// The digest of a plain file, which is never held as a whole.
  package init(ofFileAtPath path: String) throws(FileProblem) {
    var result = Result<Void, FileProblem>.success(())
    hash = StreamHash.value { hash in
      result = Result { () throws(FileProblem) in
        try FileReading.readPieces(atPath: path) { hash.add($0) }
      }
    }
    try result.get()
  }

  /// 32 hexadecimal digits.
  package var description: String { "\(hash)" }
}
