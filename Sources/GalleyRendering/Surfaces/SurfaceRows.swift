internal import GalleyPNG

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
