import GalleyGraphics

/// Pixels in rows, of which a part can be taken.
protocol Croppable {
  var width: Int { get }
  var height: Int { get }

  /// The pixels from the top left corner, of a size that is covered.
  func cropped(width: Int, height: Int) -> Self
}

extension Bitmap: Croppable {
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

extension DeepBitmap: Croppable {
  func cropped(width: Int, height: Int) -> DeepBitmap {
    if width == self.width, height == self.height { return self }
    let rows = (0..<height).map { pixels[($0 * self.width)..<($0 * self.width + width)] }
    return DeepBitmap(width: width, height: height, pixels: Array(rows.joined()))
  }
}
