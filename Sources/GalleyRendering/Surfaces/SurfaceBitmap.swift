import GalleyGraphics
internal import GalleyPNG

extension Surface {
  /// A copy of the pixels with straight alpha.
  var bitmap: Bitmap {
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
      count = bytes.count
      guard let first = bytes.baseAddress else { return }
      withRows { row, pixels in
        writeStraightRow(UnsafeBufferPointer(pixels), to: first + row * width * 4)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
