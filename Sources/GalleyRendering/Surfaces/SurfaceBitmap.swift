import GalleyGraphics

extension Surface {
  /// A copy of the pixels with straight alpha.
  var bitmap: Bitmap {
    let (width, height, stride) = (width, height, bytesPerRow)
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
      count = bytes.count
      guard let first = bytes.baseAddress else { return }
      withPixels { source in
        for row in 0..<height {
          let words = UnsafeRawBufferPointer(
            rebasing: source[(row * stride)..<(row * stride + width * 4)]
          ).bindMemory(to: UInt32.self)
          writeStraightRow(words, to: first + row * width * 4)
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
