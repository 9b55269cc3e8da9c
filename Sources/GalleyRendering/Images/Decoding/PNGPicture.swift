package import GalleyGraphics
package import GalleyPNG

/// A PNG that is decoded as far as one asks; its checksums hold and its size is within limits.
package struct PNGPicture: Sendable {
  let bytes: [UInt8]
  let structure: PNGStructure

  /// Reads a file that a user says is a PNG; it may be higher than what is drawn.
  package init(file bytes: [UInt8]) throws(ImageProblem) {
    try ImageLimits.check(fileOf: bytes)
    switch try ImageFormat(of: bytes) {
    case .png: try self.init(bytes, side: ImageLimits.comparedSide)
    case let other: throw ImageProblem("it is \(other.name), not PNG; give a PNG file")
    }
  }

  /// - `side`: The most pixels that a side may have.
  init(_ bytes: [UInt8], side: Int = ImageLimits.side) throws(ImageProblem) {
    _ = try PNGDecoder.size(of: bytes, side: side)
    self.bytes = bytes
    structure = try PNGDecoder.reading { () throws(PNGError) in try PNGStructure(bytes) }
  }

  package var width: Int { structure.header.width }
  package var height: Int { structure.header.height }

  /// Whether the file is an animation, if of one frame.
  package var isAnimated: Bool { !structure.isStill }

  /// Whether samples have more bits than a screen shows.
  package var isDeep: Bool { structure.header.bitDepth == 16 }

  /// Whether pixels may let through what lies behind them.
  package var hasAlpha: Bool {
    [.rgba, .grayAlpha].contains(structure.header.colorType) || structure.transparency != nil
  }

  /// Whether pixels are numbers of colors, each of which must be there.
  package var hasPalette: Bool { structure.header.colorType == .indexed }

  /// The interpretation of the samples.
  package var interpretation: PixelInterpretation { PixelInterpretation(structure, in: bytes) }

  /// The digest of the pixels that Galley left in the file; nil where there is none or where the
  /// file was changed since.
  package var pixelDigest: PixelDigest? {
    // The encoder writes stills, in sRGB and upright; anything else changes what is seen.
    structure.isStill && interpretation == PixelInterpretation()
      ? structure.pixelDigest(in: bytes) : nil
  }

  /// The pixels.
  package func bitmap() throws(ImageProblem) -> Bitmap {
    let pixels = try PNGDecoder.reading { () throws(PNGError) in
      try PNGPixels(structure, in: bytes).decode(bytes)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The pixels in sRGB, from all bits of the samples.
  func bitmap(in conversion: ColorConversion) throws(ImageProblem) -> Bitmap {
    guard isDeep else { return try conversion.sRGB(bitmap()) }
    guard width * height <= ImageLimits.deepPixels else {
      throw ImageProblem(
        "it is \(width)x\(height) pixels of \(conversion.words), over the limit of"
          + " \(ImageLimits.deepPixels >> 20) megapixels for 16 bits a sample; convert it to sRGB")
    }
    return try conversion.sRGB(deepBitmap()).bitmap
  }

  /// The pixels with all bits of their samples.
  package func deepBitmap() throws(ImageProblem) -> DeepBitmap {
    guard isDeep else { return DeepBitmap(try bitmap()) }
    let pixels = try PNGDecoder.reading { () throws(PNGError) in
      try PNGPixels(structure, in: bytes).decodeDeep(FilteredPixels(structure, in: bytes))
    }
    return DeepBitmap(width: width, height: height, pixels: pixels)
  }

  /// The inflated rows.
  package func filteredPixels() throws(ImageProblem) -> FilteredPixels {
    try PNGDecoder.reading { () throws(PNGError) in try FilteredPixels(structure, in: bytes) }
  }

  /// Whether equal inflated rows are equal pixels, and rows can be compared one by one: both have
  /// eight bits a sample and the same header.
  package func hasComparableRows(to other: PNGPicture) -> Bool {
    structure.isPlain && other.structure.isPlain && structure.header == other.structure.header
  }

  /// The rows in which two pictures with comparable rows differ; nil where one of them is damaged.
  ///
  /// - `rows`: The inflated rows of this picture.
  /// - `otherRows`: The inflated rows of the other.
  package func differingRows(
    _ rows: FilteredPixels, from otherRows: FilteredPixels
  ) -> DifferingRows? {
    RowComparison(structure.header).compare(rows, otherRows)
  }
}

/// The metadata of a PNG beside its pixels.
package enum PNGMetadata {
  /// The keyword of the text chunk that holds the layout record.
  static let layoutKeyword = "galley:layout"

  /// Returns what a picture's file holds beside its pixels.
  static func notes(
    scale: Double, record: String?, _ alternative: TextAlternative?
  ) -> PNGEncoder.Notes {
    PNGEncoder.Notes(
      scale: scale, texts: record.map { [(layoutKeyword, $0)] } ?? [],
      description: alternative.map { ($0.text, $0.language) })
  }

  /// The words for people who cannot see the picture; nil where the PNG has none.
  package static func alternative(in bytes: [UInt8]) -> String? {
    try? PNGDecoder.text(keyword: PNGText.description, in: bytes)
  }

  /// The layout record as JSON; nil where the PNG has none.
  ///
  /// Complexity: linear in the chunks before the pixels, which are not decoded.
  package static func layoutRecord(in bytes: [UInt8]) throws(RenderingError) -> String? {
    do throws(ImageProblem) {
      return try PNGDecoder.text(keyword: layoutKeyword, in: bytes)
    } catch {
      throw RenderingError(error.description)
    }
  }

  /// The keyword of the text chunk that names the bundle by which a reference was drawn.
  private static let bundleKeyword = "galley:bundle"

  /// The bundle that drew a file, which it was noted in; nil where none was, or the file is no PNG.
  package static func bundle(in bytes: [UInt8]) -> String? {
    try? PNGDecoder.text(keyword: bundleKeyword, in: bytes)
  }

  /// The file with the name of the bundle that drew it; as it is where it is no PNG.
  package static func noting(bundle: String, in bytes: [UInt8]) -> [UInt8] {
    (try? PNGText.adding(bundle, keyword: bundleKeyword, to: bytes)) ?? bytes
  }

  /// The digest of the pixels that Galley left in the file, without decoding them.
  ///
  /// Nil where there is none, or where the header or the compressed pixels are not those that the
  /// digest was made for: an edited file has no digest. All checksums are verified.
  ///
  /// Complexity: linear in the bytes.
  /// - Throws: a sentence without a subject that says what is wrong with the bytes.
  package static func pixelDigest(in bytes: [UInt8]) throws(RenderingError) -> PixelDigest? {
    do throws(ImageProblem) {
      return try PNGPicture(bytes, side: ImageLimits.comparedSide).pixelDigest
    } catch {
      throw RenderingError(error.description)
    }
  }
}
