internal import GalleyGraphics
internal import GalleyPNG
internal import GalleyRecords
internal import GalleyRendering
internal import GalleyRuns
internal import GalleySystem

/// A picture as values that are compared: its pixels, the meaning of its samples, and its layout
/// record.
///
/// A file that is read is one source of them, a drawing the other.
struct ComparedPicture: Sendable {
  /// Samples of eight bits, or a PNG that is decoded as far as a comparison needs it.
  enum Pixels: Sendable {
    case bitmap(Bitmap, digest: PixelDigest?)
    case png(PNGPicture)
  }

  /// The name by which messages call the picture.
  var name: String
  private var pixels: Pixels
  let interpretation: PixelInterpretation
  /// The layout record as JSON; nil where the picture carries none.
  let recordText: Result<String?, RenderingError>
  /// The layout record; nil where it is to be read from the text.
  private var record: ScreenRecord?

  init(
    name: String, pixels: Pixels, interpretation: PixelInterpretation = PixelInterpretation(),
    recordText: Result<String?, RenderingError>, record: ScreenRecord? = nil
  ) {
    self.name = name
    self.pixels = pixels
    self.interpretation = interpretation
    self.recordText = recordText
    self.record = record
  }

  /// The picture with a record that is at hand.
  func with(_ record: ScreenRecord) -> ComparedPicture {
    var picture = self
    picture.record = record
    return picture
  }

  /// The picture with its pixels decoded and its record read.
  ///
  /// Samples of 16 bits, animations and records that cannot be read stay as they are in the file.
  func loaded() throws(RunError) -> ComparedPicture {
    var picture = try decodedOnce()
    picture.record = try? screenRecord()
    return picture
  }

  /// The picture with its pixels decoded where all that compares it takes eight bits a sample.
  func decodedOnce() throws(RunError) -> ComparedPicture {
    isAnimated || isDeep ? self : try decoded()
  }

  /// The picture with its pixels decoded to eight bits a sample.
  func decoded() throws(RunError) -> ComparedPicture {
    var picture = self
    picture.pixels = .bitmap(try bitmap(), digest: pixelDigest)
    return picture
  }

  /// The layout record; nil where the picture carries none.
  func screenRecord() throws(RecordError) -> ScreenRecord? {
    if let record { return record }
    guard case .success(let text?) = recordText else { return nil }
    return try ScreenRecord(json: Array(text.utf8))
  }
}

// MARK: - Pixels

extension ComparedPicture {
  private var png: PNGPicture? {
    guard case .png(let picture) = pixels else { return nil }
    return picture
  }

  var size: PictureComparison.Extent {
    switch pixels {
    case .bitmap(let bitmap, _): .init(width: bitmap.width, height: bitmap.height)
    case .png(let picture): .init(width: picture.width, height: picture.height)
    }
  }

  /// The digest of the pixels; nil where there is none that can be trusted.
  var pixelDigest: PixelDigest? {
    switch pixels {
    case .bitmap(_, let digest): digest
    case .png(let picture): picture.pixelDigest
    }
  }

  /// Whether the picture is an animation, if of one frame.
  var isAnimated: Bool { png?.isAnimated ?? false }

  /// Whether samples have more bits than a screen shows.
  var isDeep: Bool { png?.isDeep ?? false }

  /// Whether pixels are numbers of colors, which only decoding finds to be there.
  var hasPalette: Bool { png?.hasPalette ?? false }

  /// The pixels, with eight bits a sample.
  func bitmap() throws(RunError) -> Bitmap {
    switch pixels {
    case .bitmap(let bitmap, _): bitmap
    case .png(let picture): try reading { () throws(ImageProblem) in try picture.bitmap() }
    }
  }

  private func deepBitmap() throws(RunError) -> DeepBitmap {
    switch pixels {
    case .bitmap(let bitmap, _): DeepBitmap(bitmap)
    case .png(let picture): try reading { () throws(ImageProblem) in try picture.deepBitmap() }
    }
  }

  /// The pixels of two pictures.
  static func bitmaps(
    _ one: ComparedPicture, _ other: ComparedPicture
  ) throws(RunError) -> (Bitmap, Bitmap) {
    try both(one, other) { picture throws(RunError) in try picture.bitmap() }
  }

  /// The pixels of two pictures with all bits of their samples.
  static func deepBitmaps(
    _ one: ComparedPicture, _ other: ComparedPicture
  ) throws(RunError) -> (DeepBitmap, DeepBitmap) {
    try both(one, other) { picture throws(RunError) in try picture.deepBitmap() }
  }

  /// The rows in which two PNG differ; nil where the two are not stored alike, and where whole
  /// pictures must be decoded to find out which of them is damaged.
  static func differingRows(
    _ one: ComparedPicture, _ other: ComparedPicture
  ) throws(RunError) -> DifferingRows? {
    guard let png = one.png, let otherPNG = other.png, png.hasComparableRows(to: otherPNG) else {
      return nil
    }
    let rows = try both(one, other) { picture throws(RunError) in
      try picture.reading { () throws(ImageProblem) in try picture.png?.filteredPixels() }
    }
    guard let left = rows.0, let right = rows.1 else { return nil }
    return png.differingRows(left, from: right)
  }

  /// The fewest pixels that are worth the start of a thread.
  private static let pixelsWorthAThread = 1 << 16

  private static func both<Value: Sendable>(
    _ one: ComparedPicture, _ other: ComparedPicture,
    _ decode: @escaping @Sendable (ComparedPicture) throws(RunError) -> Value
  ) throws(RunError) -> (Value, Value) {
    guard one.png != nil, other.png != nil,
      other.size.width * other.size.height >= pixelsWorthAThread
    else { return (try decode(one), try decode(other)) }
    let results = WorkerThreads.both(
      { Result { () throws(RunError) in try decode(one) } },
      { Result { () throws(RunError) in try decode(other) } })
    return (try results.0.get(), try results.1.get())
  }

  private func reading<Value>(
    _ read: () throws(ImageProblem) -> Value
  ) throws(RunError) -> Value {
    do throws(ImageProblem) {
      return try read()
    } catch {
      throw RunError("cannot compare '\(name)': \(error.description)")
    }
  }
}

// MARK: - Frames

extension ComparedPicture {
  /// The frames of an animation, none of them decoded; of a still, itself.
  func frames() throws(RunError) -> AnimatedPNG {
    guard isAnimated, let png else { return AnimatedPNG(still: try bitmap()) }
    return try reading { () throws(ImageProblem) in try AnimatedPNG(png) }
  }

  /// Goes on to the next frame.
  ///
  /// - Returns: The rectangle outside of which nothing changed.
  func advance(_ frames: inout AnimatedPNG) throws(RunError) -> PixelRectangle {
    try reading { () throws(ImageProblem) in try frames.advance() }
  }

  /// The pixels that are shown at a frame.
  func bitmap(ofFrame frame: Int) throws(RunError) -> Bitmap {
    var frames = try frames()
    for _ in 0...frame { _ = try advance(&frames) }
    return frames.bitmap()
  }
}
