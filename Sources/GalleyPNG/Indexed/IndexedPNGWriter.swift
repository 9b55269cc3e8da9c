package import GalleyGraphics

/// Writes a PNG of few colors row by row: a byte a pixel with a palette, in sRGB, at one pixel a
/// point.
///
/// It is made for speed and for drawings of areas and lines: see ``RunDeflate``.
package final class IndexedPNGWriter {
  private let width: Int
  private let height: Int
  private let palette: [IndexedBitmap.Color]
  private var deflate: RunDeflate
  /// The row and the one above, each behind the number of its filter.
  private var row: UnsafeMutablePointer<UInt8>
  private var above: UnsafeMutablePointer<UInt8>

  /// - Throws: where the picture is empty or has more than ``PNG/mostPixels``.
  package init(width: Int, height: Int, palette: [IndexedBitmap.Color]) throws(PNGProblem) {
    guard width > 0, height > 0 else { throw .empty }
    guard width * height <= PNG.mostPixels else { throw .tooLarge(width: width, height: height) }
    (self.width, self.height, self.palette) = (width, height, palette)
    // Palettes have no neighbours that a filter could predict from.
    deflate = RunDeflate(bytesPerRow: 1 + width)
    (row, above) = (.allocate(capacity: 1 + width), .allocate(capacity: 1 + width))
    row.initialize(repeating: RowFilter.none.rawValue, count: 1 + width)
    above.initialize(repeating: RowFilter.none.rawValue, count: 1 + width)
  }

  deinit {
    row.deallocate()
    above.deallocate()
  }

  /// Writes the next row, which a body makes of any bytes: for each pixel the number of a color.
  package func write(_ body: (UnsafeMutableRawBufferPointer) -> Void) {
    body(UnsafeMutableRawBufferPointer(start: row + 1, count: width))
    deflate.append(row, above: above)
    swap(&row, &above)
  }

  /// The whole file.
  ///
  /// - Precondition: all rows were written.
  package func finish() -> [UInt8] {
    var file = PNGFile()
    file.append(
      "IHDR", PNGHeader(width: width, height: height, colorType: .indexed).content)
    file.append("sRGB", [0])  // perceptual
    file.append("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] })
    file.append("pHYs", Self.onePixelAPoint)
    file.append("IDAT", deflate.finish())
    file.append("IEND", [])
    return file.bytes
  }

  /// 72 pixels an inch, 2835 a metre, in both directions.
  private static let onePixelAPoint: [UInt8] =
    UInt32(2835).bigEndianBytes + UInt32(2835).bigEndianBytes + [1]
}
