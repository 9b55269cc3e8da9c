internal import GalleyGraphics
internal import GalleyPNG
internal import GalleyRendering
internal import GalleySystem

/// A picture file that is a PNG, decoded as far as a comparison needs it.
struct PNGSource: Sendable {
  private let source: PictureSource
  let picture: PNGPicture

  /// Verifies the file's structure, its checksums and its size.
  /// - Throws: where the bytes are no PNG.
  init(_ source: PictureSource) throws(CheckingError) {
    self.source = source
    do throws(ImageProblem) {
      picture = try PNGPicture(file: source.bytes)
    } catch {
      throw source.problem(error.description)
    }
  }

  var bytes: [UInt8] { source.bytes }
  var size: PictureComparison.Extent { .init(width: picture.width, height: picture.height) }

  /// The inflated rows of both.
  static func filteredPixels(
    _ one: PNGSource, _ other: PNGSource
  ) throws(CheckingError) -> (FilteredPixels, FilteredPixels) {
    try both(one, other, { one.filteredPixels() }, { other.filteredPixels() })
  }

  /// The pixels of both from their inflated rows.
  static func bitmaps(
    _ one: PNGSource, _ rows: FilteredPixels, _ other: PNGSource, _ otherRows: FilteredPixels
  ) throws(CheckingError) -> (Bitmap, Bitmap) {
    try both(one, other, { one.bitmap(of: rows) }, { other.bitmap(of: otherRows) })
  }

  /// The pixels of both from their inflated rows, with all bits of their samples.
  static func deepBitmaps(
    _ one: PNGSource, _ rows: FilteredPixels, _ other: PNGSource, _ otherRows: FilteredPixels
  ) throws(CheckingError) -> (DeepBitmap, DeepBitmap) {
    try both(one, other, { one.deepBitmap(of: rows) }, { other.deepBitmap(of: otherRows) })
  }

  /// The pixels of both.
  static func bitmaps(
    _ one: PNGSource, _ other: PNGSource
  ) throws(CheckingError) -> (Bitmap, Bitmap) {
    let rows = try filteredPixels(one, other)
    return try bitmaps(one, rows.0, other, rows.1)
  }

  /// From how many pixels on a thread is worth its start.
  private static let pixelsWorthAThread = 1 << 16

  private static func both<Value: Sendable>(
    _ one: PNGSource, _ other: PNGSource,
    _ first: () -> Result<Value, CheckingError>,
    _ second: @escaping @Sendable () -> Result<Value, CheckingError>
  ) throws(CheckingError) -> (Value, Value) {
    if other.picture.width * other.picture.height < pixelsWorthAThread {
      return (try first().get(), try second().get())
    }
    let results = WorkerThreads.both(first, second)
    return (try results.0.get(), try results.1.get())
  }

  private func filteredPixels() -> Result<FilteredPixels, CheckingError> {
    reading { () throws(ImageProblem) in try picture.filteredPixels() }
  }

  private func bitmap(of rows: FilteredPixels) -> Result<Bitmap, CheckingError> {
    reading { () throws(ImageProblem) in try picture.bitmap(of: rows) }
  }

  private func deepBitmap(of rows: FilteredPixels) -> Result<DeepBitmap, CheckingError> {
    reading { () throws(ImageProblem) in try picture.deepBitmap(of: rows) }
  }

  /// The frames of an animation, none of them decoded; of a still, itself.
  func frames() throws(CheckingError) -> AnimatedPNG {
    try reading { () throws(ImageProblem) in try AnimatedPNG(picture) }.get()
  }

  /// Goes on to the next frame.
  ///
  /// - Returns: the rectangle outside of which nothing changed.
  func advance(_ frames: inout AnimatedPNG) throws(CheckingError) -> PixelRectangle {
    try reading { () throws(ImageProblem) in try frames.advance() }.get()
  }

  /// What is shown at a frame.
  func bitmap(ofFrame frame: Int) throws(CheckingError) -> Bitmap {
    var frames = try frames()
    for _ in 0...frame { _ = try advance(&frames) }
    return frames.bitmap()
  }

  private func reading<Value>(
    _ read: () throws(ImageProblem) -> Value
  ) -> Result<Value, CheckingError> {
    do throws(ImageProblem) {
      return .success(try read())
    } catch {
      return .failure(source.problem(error.description))
    }
  }
}
