import GalleyGraphics

/// Fills outlines that lie whole on a surface of colors, as Cairo would to the level, and in less time.
struct CoveragePainter: ~Copyable {
  private var converter = ScanConverter()
  private var colors: [UInt32] = []

  /// Writes how much of each pixel is covered to an empty mask that holds all of an outline.
  mutating func cover(_ outline: GridPolygon, on mask: Surface) {
    let perRow = mask.bytesPerRow
    mask.withPixels { bytes in
      guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
      converter.scan(outline, isEvenOdd: false) { y, columns, coverage in
        (start + y * perRow + columns.lowerBound).update(
          repeating: coverage, count: columns.count)
      }
    }
  }

  /// Fills with one color.
  mutating func fill(
    _ outline: GridPolygon, isEvenOdd: Bool, with color: Color, on pixels: SurfacePixels
  ) {
    let whole = PremultipliedPixel(color)
    forEachRun(of: outline, isEvenOdd: isEvenOdd) { y, columns, coverage in
      let row = pixels.row(y)
      switch (whole.isOpaque, coverage) {
      case (true, 255):
        (row + columns.lowerBound).update(repeating: whole.word, count: columns.count)
      case (true, _):
        for x in columns { row[x] = whole.mixed(coverage, over: row[x]) }
      case (false, _):
        let part = whole.covering(coverage)
        let four = PremultipliedPixels(words: SIMD4(repeating: part.word))
        row.cover(columns, four: { _ in four }, one: { _ in part })
      }
    }
  }

  /// Fills with the colors of a gradient over the pixels that the outline touches.
  mutating func fill(
    _ outline: GridPolygon, isEvenOdd: Bool, with gradient: GradientRows, on pixels: SurfacePixels
  ) {
    guard let bounds = outline.bounds else { return }
    let (first, width, top) = (
      bounds.columns.lowerBound, bounds.columns.count, bounds.rows.lowerBound
    )
    var memory: [UInt32] = []
    swap(&memory, &colors)
    if memory.count < width { memory = Array(repeating: 0, count: width) }
    var known = -1
    memory.withUnsafeMutableBufferPointer { memory in
      let memory = UnsafeMutableBufferPointer(rebasing: memory[..<width])
      guard let colors = memory.baseAddress else { return }
      forEachRun(of: outline, isEvenOdd: isEvenOdd) { y, columns, coverage in
        let row = pixels.row(y)
        let isCopied = coverage == 255 && gradient.isOpaque
        if isCopied, columns.count == width {
          let target = UnsafeMutableBufferPointer(start: row + first, count: width)
          return gradient.fill(target, row: y &- top)
        }
        if known != y { gradient.fill(memory, row: y &- top) }
        known = y
        if isCopied {
          let source = UnsafePointer(colors + (columns.lowerBound &- first))
          (row + columns.lowerBound).update(from: source, count: columns.count)
        } else if coverage == 255 {
          row.cover(
            columns, four: { PremultipliedPixels(words: colors.four($0 &- first)) },
            one: { PremultipliedPixel(word: colors[$0 &- first]) })
        } else {
          for x in columns {
            row[x] = PremultipliedPixel(word: colors[x &- first]).covering(coverage).over(row[x])
          }
        }
      }
    }
    swap(&memory, &colors)
  }

  @inline(__always) private mutating func forEachRun(
    of outline: GridPolygon, isEvenOdd: Bool,
    _ body: (_ row: Int, _ columns: Range<Int>, _ coverage: UInt8) -> Void
  ) {
    if outline.isPixelBox, let bounds = outline.bounds {
      for y in bounds.rows { body(y, bounds.columns, 255) }
    } else {
      converter.scan(outline, isEvenOdd: isEvenOdd, body)
    }
  }
}
