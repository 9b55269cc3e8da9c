package import GalleyPNG

/// What a PNG carries beside its pixels.
package enum PNGMetadata {
  /// The keyword of the text chunk that holds the layout record.
  static let layoutKeyword = "galley:layout"

  /// What a picture's file says beside its pixels.
  static func texts(record: String?) -> [(keyword: String, text: String)] {
    record.map { [(layoutKeyword, $0)] } ?? []
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
