/// The pixels of a bitmap by column and row, for as long as its bytes are borrowed.
struct PixelGridView {
  let bytes: UnsafeRawBufferPointer
  let width: Int
  let height: Int

  subscript(x: Int, y: Int) -> Pixel {
    bytes.loadUnaligned(fromByteOffset: offset(x: x, y: y), as: Pixel.self)
  }

  /// Of a pixel's first byte.
  func offset(x: Int, y: Int) -> Int { (y * width + x) * 4 }

  func isAtEdge(x: Int, y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  /// A column and those beside it that there are.
  func columns(around x: Int) -> ClosedRange<Int> { max(x - 1, 0)...min(x + 1, width - 1) }

  /// A row and those above and below that there are.
  func rows(around y: Int) -> ClosedRange<Int> { max(y - 1, 0)...min(y + 1, height - 1) }
}
