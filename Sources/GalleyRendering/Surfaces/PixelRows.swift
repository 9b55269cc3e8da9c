/// Rows of premultiplied words in Cairo's order: a surface's, or those of a rectangle in it.
struct PixelRows {
  let start: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let width: Int
  let height: Int

  subscript(y: Int) -> UnsafeMutableBufferPointer<UInt32> {
    UnsafeMutableRawBufferPointer(start: start + y * bytesPerRow, count: width * 4)
      .bindMemory(to: UInt32.self)
  }

  /// All of it.
  var bounds: PixelRectangle { PixelRectangle(x: 0, y: 0, width: width, height: height) }

  /// The rows of a rectangle that lies in these.
  subscript(rectangle: PixelRectangle) -> PixelRows {
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

extension Surface {
  /// All rows, for reading and writing; Cairo is told that they may have changed.
  func withPixelRows<Result, Failure>(
    _ body: (PixelRows) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withPixels { pixels throws(Failure) in
      guard let start = pixels.baseAddress else {
        preconditionFailure("a surface has at least one pixel")
      }
      return try body(
        PixelRows(start: start, bytesPerRow: bytesPerRow, width: width, height: height))
    }
  }

  /// Makes all pixels those of a surface of the same size.
  func copyPixels(from other: Surface) {
    withPixels { pixels in other.withPixels { pixels.copyMemory(from: UnsafeRawBufferPointer($0)) }
    }
  }

  /// Whether no pixel lets through what is behind it.
  var isOpaque: Bool {
    withPixelRows { rows in
      (0..<rows.height).allSatisfy { y in rows[y].reduce(.max, &) >= 0xFF00_0000 }
    }
  }
}
