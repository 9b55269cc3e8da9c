/// How the pixels of a surface are written.
enum PixelFormat {
  case rgb
  /// Straight alpha.
  case rgba

  /// RGB where every pixel is opaque.
  init(of surface: Surface) {
    let (width, stride) = (surface.width, surface.bytesPerRow)
    let isOpaque = surface.withPixels { pixels in
      (0..<surface.height).allSatisfy { row in
        let start = row * stride
        let words = UnsafeRawBufferPointer(rebasing: pixels[start..<(start + width * 4)])
          .bindMemory(to: UInt32.self)
        var all: UInt32 = 0xFF00_0000
        for word in words { all &= word }
        return all == 0xFF00_0000
      }
    }
    self = isOpaque ? .rgb : .rgba
  }

  var bytesPerPixel: Int {
    switch self {
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The number that a PNG header gives.
  var colorType: UInt8 {
    switch self {
    case .rgb: 2
    case .rgba: 6
    }
  }
}
