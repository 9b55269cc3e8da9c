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

  /// - Parameter side: The most pixels that a side may have.
  init(_ bytes: [UInt8], side: Int = ImageLimits.side) throws(ImageProblem) {
    _ = try PNGDecoder.size(of: bytes, side: side)
    self.bytes = bytes
    structure = try PNGDecoder.reading { () throws(PNGProblem) in try PNGStructure(bytes) }
  }

  package var width: Int { structure.header.width }
  package var height: Int { structure.header.height }

  /// Whether the file is an animation, if of one frame.
  package var isAnimated: Bool { !structure.isStill }

  /// Whether samples have more bits than a screen shows.
  package var isDeep: Bool { structure.header.bitDepth == 16 }

  /// Whether pixels are numbers of colors, each of which must be there.
  package var hasPalette: Bool { structure.header.colorType == .indexed }

  /// Whether samples are sRGB, by what the file says of them in so many words.
  package var hasPlainColors: Bool { meaning.colors == .sRGB }

  /// What the samples stand for.
  package var meaning: PixelInterpretation { PixelInterpretation(structure, in: bytes) }

  /// The digest of the pixels that Galley left in the file; nil where there is none or where the
  /// file was changed since.
  package var pixelDigest: PixelDigest? {
    // The encoder writes stills, in sRGB and upright; anything else changes what is seen.
    structure.isStill && meaning == PixelInterpretation() ? structure.pixelDigest(in: bytes) : nil
  }

  /// The pixels.
  package func bitmap() throws(ImageProblem) -> Bitmap {
    let pixels = try PNGDecoder.reading { () throws(PNGProblem) in
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
    return try conversion.sRGB(deepBitmap(of: filteredPixels())).bitmap
  }

  /// The inflated rows.
  package func filteredPixels() throws(ImageProblem) -> FilteredPixels {
    try PNGDecoder.reading { () throws(PNGProblem) in try FilteredPixels(structure, in: bytes) }
  }

  /// The pixels of the inflated rows of this picture.
  package func bitmap(of filtered: FilteredPixels) throws(ImageProblem) -> Bitmap {
    let pixels = try PNGDecoder.reading { () throws(PNGProblem) in
      try PNGPixels(structure, in: bytes).decode(filtered)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The pixels of the inflated rows of this picture, with all bits of its samples.
  package func deepBitmap(of filtered: FilteredPixels) throws(ImageProblem) -> DeepBitmap {
    guard isDeep else { return DeepBitmap(try bitmap(of: filtered)) }
    let pixels = try PNGDecoder.reading { () throws(PNGProblem) in
      try PNGPixels(structure, in: bytes).decodeDeep(filtered)
    }
    return DeepBitmap(width: width, height: height, pixels: pixels)
  }

  /// Calls a body with each row's pixels, as the bytes of a bitmap's row are, in memory that fits a
  /// processor's cache.
  ///
  /// - Returns: false where that cannot be, or the picture is damaged; some rows may then have been
  ///   handed out. ``bitmap()`` reads every picture.
  package func forEachRow(_ body: (UnsafeRawBufferPointer) -> Void) -> Bool {
    structure.isPlain && PlainRows(structure).forEach(in: bytes, body)
  }

  /// The rows in which two pictures differ.
  ///
  /// Nil where the two are not stored the same way, and where one of them is damaged.
  package func differingRows(from other: PNGPicture) -> DifferingRows? {
    guard structure.isPlain, isStored(as: other) else { return nil }
    return RowComparison(structure.header)
      .compare(structure, in: bytes, other.structure, in: other.bytes)
  }

  /// Whether equal inflated rows are equal pixels: header, palette and transparency are the same.
  package func isStored(as other: PNGPicture) -> Bool {
    structure.header == other.structure.header
      && content(structure.palette) == other.content(other.structure.palette)
      && content(structure.transparency) == other.content(other.structure.transparency)
  }

  private func content(_ range: Range<Int>?) -> ArraySlice<UInt8>? { range.map { bytes[$0] } }
}
