internal import GalleyComparison
internal import GalleyGraphics
internal import GalleyPNG
internal import GalleyRendering

extension PictureComparer {
  /// A PNG of what differs between two pictures, as ``DiffPicture`` draws it; of animations, of the
  /// frame that differs first.
  ///
  /// - Parameter comparison: what came of comparing the two.
  package func difference(
    of comparison: PictureComparison, expected: PictureSource, actual: PictureSource
  ) throws -> [UInt8] {
    if comparison.frames == nil, usesShortcuts, expected.isPNG,
      let file = try file(of: comparison, drawing: PNGSource(expected).picture)
    {
      return file
    }
    let bitmaps = try bitmaps(expected, actual, of: comparison)
    return try DifferenceFile.png(
      expected: bitmaps.expected, actual: bitmaps.actual, report: comparison.report)
  }

  /// Draws rows as they are decoded; nil where they cannot be.
  private func file(
    of comparison: PictureComparison, drawing picture: PNGPicture
  ) throws(RenderingError) -> [UInt8]? {
    guard picture.hasPlainColors else { return nil }
    let (expected, actual) = (comparison.expectedSize, comparison.actualSize)
    var file = try DifferenceFile(
      DiffRows(
        expected: (expected.width, expected.height), actual: (actual.width, actual.height),
        report: comparison.report))
    return picture.forEachRow { file.write($0) } ? file.finish() : nil
  }
}

/// The file of a picture of a difference, written row by row.
struct DifferenceFile: ~Copyable {
  private var rows: DiffRows
  private var writer: IndexedPNGWriter
  private var rest: Int

  init(_ rows: DiffRows) throws(RenderingError) {
    self.rows = rows
    writer = try BitmapEncoder.indexedPNG(
      width: rows.width, height: rows.height, palette: DiffRows.palette)
    rest = rows.height
  }

  /// The file of two bitmaps.
  static func png(
    expected: Bitmap, actual: Bitmap, report: DiffReport
  ) throws(RenderingError) -> [UInt8] {
    var file = try DifferenceFile(
      DiffRows(
        expected: (expected.width, expected.height), actual: (actual.width, actual.height),
        report: report))
    for y in 0..<expected.height { expected.withRow(y) { file.write($0) } }
    return file.finish()
  }

  /// Writes a row of the expected picture.
  mutating func write(_ pixels: UnsafeRawBufferPointer) {
    writer.write { rows.draw(pixels, to: $0) }
    rest -= 1
  }

  /// The whole file, with the rows that only the actual picture has.
  consuming func finish() -> [UInt8] {
    while rest > 0 { write(UnsafeRawBufferPointer(start: nil, count: 0)) }
    return writer.finish()
  }
}
