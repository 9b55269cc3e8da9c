/// XXH3 of 128 bits over bytes: names a file's content, and protects from no forger.
public struct ByteDigest: Hashable, Sendable, CustomStringConvertible {
  private let hash: StreamHash.Value

  public init(of bytes: [UInt8]) {
    hash = StreamHash.value { hash in bytes.withUnsafeBytes { hash.add($0) } }
  }

  /// 32 hexadecimal digits.
  public var description: String { "\(hash)" }
}
