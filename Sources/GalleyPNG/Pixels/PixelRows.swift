/// Rows of premultiplied words in Cairo's order: a surface's, or those of a rectangle in it.
package struct PixelRows {
  package let start: UnsafeMutableRawPointer
  package let bytesPerRow: Int
  package let width: Int
  package let height: Int

  package init(start: UnsafeMutableRawPointer, bytesPerRow: Int, width: Int, height: Int) {
    self.start = start
    self.bytesPerRow = bytesPerRow
    self.width = width
    self.height = height
  }

  package subscript(y: Int) -> UnsafeMutableBufferPointer<UInt32> {
    UnsafeMutableRawBufferPointer(start: start + y * bytesPerRow, count: width * 4)
      .bindMemory(to: UInt32.self)
  }

  /// All of it.
  package var bounds: PixelRectangle { PixelRectangle(x: 0, y: 0, width: width, height: height) }

  /// The rows of a rectangle that lies in these.
  package subscript(rectangle: PixelRectangle) -> PixelRows {
    PixelRows(
      start: start + rectangle.y * bytesPerRow + rectangle.x * 4, bytesPerRow: bytesPerRow,
      width: rectangle.width, height: rectangle.height)
  }
}

/// Whole pixels of a surface, from its top left corner.
package struct PixelRectangle: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest rectangle that holds both.
  package func union(_ other: PixelRectangle) -> PixelRectangle {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRectangle(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
