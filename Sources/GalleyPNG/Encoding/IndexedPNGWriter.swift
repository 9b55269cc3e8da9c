package import GalleyGraphics

/// Writes a PNG of few colors row by row: a byte a pixel with a palette, in sRGB, at one pixel a
/// point.
package struct IndexedPNGWriter: ~Copyable {
  private let width: Int
  private let height: Int
  private let palette: [IndexedBitmap.Color]
  private var matcher: RowMatcher

  /// - Throws: where the picture is empty or has more than ``PNG/maximumPixelCount``.
  package init(width: Int, height: Int, palette: [IndexedBitmap.Color]) throws(PNGError) {
    guard width > 0, height > 0 else { throw .empty }
    guard width * height <= PNG.maximumPixelCount else {
      throw .tooLarge(width: width, height: height)
    }
    (self.width, self.height, self.palette) = (width, height, palette)
    matcher = RowMatcher(rowSize: 1 + width, step: 1)
  }

  /// Writes the next row, which a body makes of any bytes: for each pixel the number of a color.
  package mutating func write(_ body: (UnsafeMutableRawBufferPointer) -> Void) {
    let row = matcher.nextRow()
    // Palettes have no neighbours that a filter could predict from.
    row[0] = RowFilter.none.rawValue
    body(UnsafeMutableRawBufferPointer(start: row + 1, count: width))
    matcher.addPlainRow()
  }

  /// The whole file.
  ///
  /// - Precondition: all rows were written.
  package consuming func finish() -> [UInt8] {
    var file = PNGFile()
    file.append(
      "IHDR", PNGHeader(width: width, height: height, colorType: .indexed).content)
    file.append("sRGB", [0])  // perceptual
    file.append("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] })
    file.append("pHYs", Self.onePixelAPoint)
    file.append("IDAT", ZlibStream.bytes(of: [matcher.finish()]))
    file.append("IEND", [])
    return file.bytes
  }

  /// 72 pixels an inch, 2835 a metre, in both directions.
  private static let onePixelAPoint: [UInt8] =
    UInt32(2835).bigEndianBytes + UInt32(2835).bigEndianBytes + [1]
}
