import GalleyGraphics

/// Walks over the pixels of two bitmaps, from the top left corner that they share.
struct PixelScan {
  private let expected: Bitmap
  private let actual: Bitmap
  /// The size of what both cover.
  private let commonWidth: Int
  private let commonHeight: Int

  init(_ expected: Bitmap, _ actual: Bitmap) {
    self.expected = expected
    self.actual = actual
    commonWidth = min(expected.width, actual.width)
    commonHeight = min(expected.height, actual.height)
  }

  /// The larger of the two in each direction, multiplied.
  var totalPixels: Int {
    max(expected.width, actual.width) * max(expected.height, actual.height)
  }

  /// Reports the pixels that differ: where both cover, those that `difference` gives a number for;
  /// elsewhere what only one covers.
  ///
  /// Pixels of equal bytes are skipped at the speed of memory, so `difference` is asked for few.
  @inline(__always)
  func report(difference: (_ x: Int, _ y: Int, Pixel, Pixel) -> Double?) -> DiffReport {
    var tally = DiffTally()
    expected.pixels.withUnsafeBytes { expectedBytes in
      actual.pixels.withUnsafeBytes { actualBytes in
        for y in 0..<commonHeight {
          compareRow(
            y, row(y, of: expectedBytes, width: expected.width),
            row(y, of: actualBytes, width: actual.width)
          ) { x, left, right in
            if let amount = difference(x, y, left, right) {
              tally.add(x: x, y: y, difference: amount)
            }
          }
          addUncovered(ofRow: y, from: commonWidth, to: &tally)
        }
      }
    }
    for y in commonHeight..<max(expected.height, actual.height) {
      addUncovered(ofRow: y, from: 0, to: &tally)
    }
    return tally.report(totalPixels: totalPixels)
  }

  /// Adds what of a row only one of the two covers; below the lower edge of the one, the other
  /// alone.
  private func addUncovered(ofRow y: Int, from x: Int, to tally: inout DiffTally) {
    let expectedEnd = y < expected.height ? expected.width : 0
    let actualEnd = y < actual.height ? actual.width : 0
    tally.add(x: x, y: y, count: max(expectedEnd, actualEnd) - x, difference: 255)
  }

  private func row(
    _ y: Int, of bytes: UnsafeRawBufferPointer, width: Int
  ) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[(y * width * 4)..<((y + 1) * width * 4)])
  }

  /// Calls `body` for the pixels of a row whose bytes differ, block by block.
  @inline(__always)
  private func compareRow(
    _ y: Int, _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer,
    body: (_ x: Int, Pixel, Pixel) -> Void
  ) {
    typealias Block = SIMD8<UInt64>
    let pixelsInBlock = MemoryLayout<Block>.size / 4
    var start = 0
    while start < commonWidth {
      let end = min(start + pixelsInBlock, commonWidth)
      let isWhole = end - start == pixelsInBlock
      if isWhole, areEqual(left, right, at: start * 4, as: Block.self) {
        start = end
        continue
      }
      for x in start..<end {
        let (first, second) = (pixel(x, of: left), pixel(x, of: right))
        if first != second { body(x, first, second) }
      }
      start = end
    }
  }

  private func areEqual(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer, at offset: Int,
    as block: SIMD8<UInt64>.Type
  ) -> Bool {
    let difference =
      left.loadUnaligned(fromByteOffset: offset, as: block)
      ^ right.loadUnaligned(fromByteOffset: offset, as: block)
    let half = difference.lowHalf | difference.highHalf
    let quarter = half.lowHalf | half.highHalf
    return quarter.x | quarter.y == 0
  }

  private func pixel(_ x: Int, of row: UnsafeRawBufferPointer) -> Pixel {
    row.loadUnaligned(fromByteOffset: x * 4, as: Pixel.self)
  }
}
