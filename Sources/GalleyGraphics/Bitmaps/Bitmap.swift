/// A rectangle of pixels: eight bits each of red, green, blue and straight alpha, row by row from
/// the top.
public struct Bitmap: Hashable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Four bytes a pixel, `width` times four bytes a row.
  public var pixels: [UInt8]

  /// - Precondition: `pixels` has `width * height * 4` bytes.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "a bitmap has four bytes a pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The four components at a place.
  public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let first = (y * width + x) * 4
    return (pixels[first], pixels[first + 1], pixels[first + 2], pixels[first + 3])
  }

  /// Calls a body with the bytes of a row; with none below the last.
  package func withRow<Result>(
    _ y: Int, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try pixels.withUnsafeBytes { bytes in
      let first = min(y, height) * width * 4
      let end = y < height ? first + width * 4 : first
      return try body(UnsafeRawBufferPointer(rebasing: bytes[first..<end]))
    }
  }
}
