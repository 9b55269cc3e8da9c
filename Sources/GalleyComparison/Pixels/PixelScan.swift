import GalleyGraphics

/// Walks over the pixels of two bitmaps, from the top left corner that they share.
struct PixelScan {
  private let expected: Bitmap
  private let actual: Bitmap
  let extent: ScanExtent

  init(_ expected: Bitmap, _ actual: Bitmap) {
    self.expected = expected
    self.actual = actual
    extent = ScanExtent(
      expected: (expected.width, expected.height), actual: (actual.width, actual.height))
  }

  var commonWidth: Int { extent.commonWidth }
  var commonHeight: Int { extent.commonHeight }
  var width: Int { extent.width }
  var height: Int { extent.height }

  /// Calls `body` for the pixels that both cover and whose bytes differ, in reading order.
  ///
  /// Pixels of equal bytes are skipped at the speed of memory, so `body` is called for few.
  @inline(__always)
  func forEachDifference(_ body: (_ x: Int, _ y: Int, Pixel, Pixel) -> Void) {
    expected.pixels.withUnsafeBytes { expectedBytes in
      actual.pixels.withUnsafeBytes { actualBytes in
        for y in 0..<commonHeight {
          compareRow(
            row(y, of: expectedBytes, width: expected.width),
            row(y, of: actualBytes, width: actual.width)
          ) { x, left, right in body(x, y, left, right) }
        }
      }
    }
  }

  private func row(
    _ y: Int, of bytes: UnsafeRawBufferPointer, width: Int
  ) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[(y * width * 4)..<((y + 1) * width * 4)])
  }

  /// Calls `body` for the pixels of a row whose bytes differ, block by block.
  @inline(__always)
  private func compareRow(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer,
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
