internal import GalleyGraphics
internal import GalleyPNG

/// Pixels as Cairo keeps them: words of alpha, red, green and blue, colors multiplied by alpha.
struct RasterImage: Hashable, Sendable {
  let width: Int
  let height: Int
  /// Row by row from the top.
  let pixels: [UInt32]

  /// - Precondition: `pixels` has `width * height` words.
  init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "an image has one word a pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  init(_ bitmap: Bitmap) {
    self.init(
      width: bitmap.width, height: bitmap.height,
      pixels: (0..<bitmap.width * bitmap.height).map { index in
        let first = index * 4
        return Self.word(
          red: bitmap.pixels[first], green: bitmap.pixels[first + 1],
          blue: bitmap.pixels[first + 2], alpha: bitmap.pixels[first + 3])
      })
  }

  /// The same pixels with straight alpha.
  var straightened: Bitmap {
    let bytes = [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { buffer, count in
      guard let target = buffer.baseAddress else { return }
      pixels.withUnsafeBufferPointer { writeStraightRow($0, to: target) }
      count = pixels.count * 4
    }
    return Bitmap(width: width, height: height, pixels: bytes)
  }

  /// One premultiplied pixel from straight components.
  static func word(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) -> UInt32 {
    guard alpha < 255 else {
      return 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
    let factor = UInt32(alpha)
    let (red, green, blue) = (
      (UInt32(red) * factor + 127) / 255, (UInt32(green) * factor + 127) / 255,
      (UInt32(blue) * factor + 127) / 255
    )
    return factor << 24 | red << 16 | green << 8 | blue
  }
}
