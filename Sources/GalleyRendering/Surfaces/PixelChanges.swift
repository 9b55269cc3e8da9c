import CDrawing
internal import GalleyPNG

extension PixelRows {
  /// The smallest rectangle around every pixel that differs from the one at its place in rows of
  /// the same size; nil where none does.
  func changes(from other: PixelRows) -> PixelRectangle? {
    guard let top = (0..<height).first(where: { differs($0, 0..<width, from: other) }),
      let bottom = (top..<height).last(where: { differs($0, 0..<width, from: other) })
    else { return nil }
    var (left, right) = (width, -1)
    for y in top...bottom {
      // Only what lies outside of the rectangle found so far can widen it.
      if differs(y, 0..<left, from: other) {
        left = (0..<left).first { self[y][$0] != other[y][$0] } ?? left
      }
      if differs(y, (right + 1)..<width, from: other) {
        right = ((right + 1)..<width).last { self[y][$0] != other[y][$0] } ?? right
      }
    }
    return PixelRectangle(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  private func differs(_ y: Int, _ columns: Range<Int>, from other: PixelRows) -> Bool {
    let (here, there) = (start + y * bytesPerRow, other.start + y * other.bytesPerRow)
    let first = columns.lowerBound * 4
    return memcmp(here + first, there + first, columns.count * 4) != 0
  }
}
