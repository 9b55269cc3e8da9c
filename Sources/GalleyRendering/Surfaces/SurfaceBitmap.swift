import GalleyGraphics
internal import GalleyPNG

extension Surface {
  /// A copy of the premultiplied pixels.
  var image: RasterImage {
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
      count = words.count
      withRows { row, pixels in
        _ = UnsafeMutableBufferPointer(rebasing: words[(row * width)...])
          .update(fromContentsOf: pixels)
      }
    }
    return RasterImage(width: width, height: height, pixels: pixels)
  }

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
