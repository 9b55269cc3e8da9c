internal import GalleyRendering

/// A picture as the address of an image, which a browser shows without asking anybody and without
/// running anything that an SVG may hold.
enum EmbeddedPicture {
  /// A multiple of three, so that only the last part is padded.
  private static let part = 3 << 16

  static func write(_ bytes: [UInt8], to sink: (_ bytes: [UInt8]) throws -> Void) throws {
    try sink(Array("data:\(mediaType(of: bytes));base64,".utf8))
    for start in stride(from: 0, to: bytes.count, by: part) {
      let slice = Array(bytes[start..<min(start + part, bytes.count)])
      try sink(Array(Base64.encode(slice).utf8))
    }
  }

  static func mediaType(of bytes: [UInt8]) -> String {
    PictureSource(name: "", bytes: bytes).isSVG ? "image/svg+xml" : "image/png"
  }
}
