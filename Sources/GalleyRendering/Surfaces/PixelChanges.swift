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

extension PixelRows {
  /// Returns the rows that make these of others when they are laid over them: nothing where both
  /// are the same.
  ///
  /// - Returns: Nil where a pixel that changes lets through what is behind it.
  func cover(
    of others: PixelRows, in memory: UnsafeMutableRawBufferPointer
  ) -> PixelRows? {
    guard let start = memory.baseAddress else { return nil }
    let cover = PixelRows(start: start, bytesPerRow: width * 4, width: width, height: height)
    for y in 0..<height {
      let (here, there, target) = (self[y], others[y], cover[y])
      var changed: UInt32 = .max
      for x in 0..<width {
        let isSame = here[x] == there[x]
        target[x] = isSame ? 0 : here[x]
        changed &= isSame ? .max : here[x]
      }
      guard changed >= 0xFF00_0000 else { return nil }
    }
    return cover
  }
}
