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

  /// Makes the pixels of a rectangle those of a surface of the same size.
  func copyPixels(from other: Surface, in part: PixelRectangle) {
    withPixelRows { rows in
      other.withPixelRows { others in
        let (target, source) = (rows[part], others[part])
        for y in 0..<part.height { _ = target[y].update(fromContentsOf: source[y]) }
      }
    }
  }

  /// Makes the pixels of a rectangle transparent.
  func clearPixels(in part: PixelRectangle) {
    withPixelRows { rows in
      let target = rows[part]
      for y in 0..<part.height { target[y].update(repeating: 0) }
    }
  }
}
