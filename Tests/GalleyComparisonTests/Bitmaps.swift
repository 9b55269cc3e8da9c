import GalleyGeometry
import GalleyGraphics

extension Bitmap {
  /// A bitmap of one color.
  static func filled(
    width: Int, height: Int, with color: [UInt8] = [255, 255, 255, 255]
  ) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: Array(repeatElement(color, count: width * height).joined()))
  }

  /// The bitmap with one pixel of another color.
  func setting(x: Int, y: Int, to color: [UInt8]) -> Bitmap {
    var copy = self
    copy.pixels.replaceSubrange((y * width + x) * 4..<(y * width + x + 1) * 4, with: color)
    return copy
  }

  /// Pixels of few colors, so that two random bitmaps share many.
  static func random(width: Int, height: Int, by generator: inout SplitMix64) -> Bitmap {
    let bytes = (0..<width * height * 4).map { _ in
      UInt8.random(in: 0...255, using: &generator) < 240 ? 255 : UInt8(0)
    }
    return Bitmap(width: width, height: height, pixels: bytes)
  }
}
