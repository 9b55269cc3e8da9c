/// A rectangle of pixels that are numbers of a few opaque colors, row by row from the top.
package struct IndexedBitmap: Hashable, Sendable {
  /// Red, green and blue.
  package struct Color: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8

    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }
  }

  package let width: Int
  package let height: Int
  /// At most 256.
  package let palette: [Color]
  /// A byte a pixel, each the number of a color that the palette has.
  package var indexes: [UInt8]

  /// - Precondition: there are `width * height` indexes and at most 256 colors.
  package init(width: Int, height: Int, palette: [Color], indexes: [UInt8]) {
    precondition(indexes.count == width * height, "there is an index for each pixel")
    precondition(palette.count <= 256, "an index is a byte")
    self.width = width
    self.height = height
    self.palette = palette
    self.indexes = indexes
  }

  /// The same with four bytes a pixel.
  package var bitmap: Bitmap {
    let words = palette.map { color in
      UInt32(
        littleEndian: UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16
          | 0xFF00_0000)
    }
    let pixels = [UInt8](unsafeUninitializedCapacity: indexes.count * 4) { bytes, count in
      let target = UnsafeMutableRawBufferPointer(bytes)
      for (place, index) in indexes.enumerated() {
        target.storeBytes(of: words[Int(index)], toByteOffset: place * 4, as: UInt32.self)
      }
      count = indexes.count * 4
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
