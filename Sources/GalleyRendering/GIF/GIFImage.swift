import CDrawing
internal import GalleyPNG

/// A frame's rectangle, colors and compressed pixels, as a GIF holds them.
struct GIFImage: Sendable {
  let bytes: [UInt8]

  init(_ frame: IndexedFrame) throws(RenderingError) {
    let place = frame.rectangle
    let file = try GIFFile(width: place.x + place.width, height: place.y + place.height)
    _ = file.takeBytes()
    let size = max(1, frame.colors.count.nextPowerOf2Exponent)
    var colors = frame.colors.map { color in
      GifColorType(Red: UInt8(color.red), Green: UInt8(color.green), Blue: UInt8(color.blue))
    }
    colors += Array(
      repeating: GifColorType(Red: 0, Green: 0, Blue: 0), count: 1 << size - colors.count)
    guard let map = GifMakeMapObject(Int32(colors.count), colors) else {
      throw RenderingError("cannot write a GIF: out of memory")
    }
    defer { GifFreeMapObject(map) }
    try file.check(
      EGifPutImageDesc(
        file.pointer, Int32(place.x), Int32(place.y), Int32(place.width), Int32(place.height),
        false, map))
    var indices = frame.indices
    try file.check(
      indices.withUnsafeMutableBufferPointer { indices in
        EGifPutLine(file.pointer, indices.baseAddress, Int32(indices.count))
      })
    bytes = file.takeBytes()
  }
}

extension Int {
  /// The exponent of the smallest power of two that is not smaller.
  fileprivate var nextPowerOf2Exponent: Int {
    self <= 1 ? 0 : bitWidth - (self - 1).leadingZeroBitCount
  }
}
