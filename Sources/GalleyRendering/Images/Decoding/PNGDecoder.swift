internal import GalleyGraphics
internal import GalleyPNG

/// Reads PNG within the limits of `ImageLimits`.
enum PNGDecoder {
  /// The width and height, without decoding the pixels.
  ///
  /// - `side`: The most pixels that a side may have.
  static func size(
    of bytes: [UInt8], side: Int = ImageLimits.side
  ) throws(ImageProblem) -> (width: Int, height: Int) {
    let header = try reading { () throws(PNGError) in try PNGStructure.header(of: bytes) }
    try ImageLimits.check(width: header.width, height: header.height, side: side)
    return (header.width, header.height)
  }

  /// Decodes to straight alpha; of an animated PNG, the picture that others show.
  static func bitmap(_ bytes: [UInt8]) throws(ImageProblem) -> Bitmap {
    try PNGPicture(bytes).bitmap()
  }

  /// The text of the first text chunk with the keyword, up to the first pixels; nil where there is
  /// none.
  static func text(keyword: String, in bytes: [UInt8]) throws(ImageProblem) -> String? {
    _ = try size(of: bytes, side: ImageLimits.comparedSide)
    return try reading { () throws(PNGError) in
      try PNGText.first(keyword: keyword, in: bytes)
    }
  }

  /// Says what is wrong in the words for images.
  static func reading<Result>(
    _ body: () throws(PNGError) -> Result
  ) throws(ImageProblem) -> Result {
    do throws(PNGError) {
      return try body()
    } catch {
      switch error {
      case .truncated: throw .truncated(.png)
      case .damaged(let reason): throw .damaged(.png, reason)
      case .tooLarge, .empty: throw .damaged(.png, error.description)
      case .noMemory: throw .noMemory
      }
    }
  }
}
