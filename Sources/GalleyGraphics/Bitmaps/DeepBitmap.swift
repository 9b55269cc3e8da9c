/// A rectangle of pixels with sixteen bits each of red, green, blue and straight alpha, row by row
/// from the top.
///
/// For comparing files that hold more than screens show; nothing is drawn to it.
public struct DeepBitmap: Hashable, Sendable {
  /// Red, green, blue and straight alpha.
  public typealias Pixel = SIMD4<UInt16>

  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// The pixels row by row from the top, each from left to right.
  public var pixels: [Pixel]

  /// - Precondition: `pixels` has `width * height` pixels.
  public init(width: Int, height: Int, pixels: [Pixel]) {
    precondition(pixels.count == width * height, "a bitmap has one value a pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The same colors in as many bits as there are here: each level of 255 is 257 of 65,535.
  public init(_ bitmap: Bitmap) {
    self.init(
      width: bitmap.width, height: bitmap.height,
      pixels: (0..<bitmap.width * bitmap.height).map { index in
        let (red, green, blue, alpha) = bitmap[index % bitmap.width, index / bitmap.width]
        return Pixel(UInt16(red), UInt16(green), UInt16(blue), UInt16(alpha)) &* 257
      })
  }

  /// The colors in levels of 255, each rounded to the nearest.
  public var bitmap: Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: pixels.flatMap { pixel in
        (0..<4).map { UInt8(truncatingIfNeeded: (UInt32(pixel[$0]) * 255 + 32_895) >> 16) }
      })
  }
}
