import GalleyGraphics

extension Bitmap {
  /// The pixels from the top left corner, of a size that the bitmap covers.
  func cropped(width: Int, height: Int) -> Bitmap {
    if width == self.width, height == self.height { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      bytes += pixels[(y * self.width * 4)..<((y * self.width + width) * 4)]
    }
    return Bitmap(width: width, height: height, pixels: bytes)
  }
}

extension DeepBitmap {
  /// The pixels from the top left corner, of a size that the bitmap covers.
  func cropped(width: Int, height: Int) -> DeepBitmap {
    if width == self.width, height == self.height { return self }
    let rows = (0..<height).map { pixels[($0 * self.width)..<($0 * self.width + width)] }
    return DeepBitmap(width: width, height: height, pixels: Array(rows.joined()))
  }
}
