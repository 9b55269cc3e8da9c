/// What a PNG carries beside its pixels.
public enum PNGMetadata {
  /// The keyword of the text chunk that holds the layout record.
  static let layoutKeyword = "galley:layout"

  /// The layout record as JSON; nil where the PNG has none.
  ///
  /// Complexity: linear in the chunks before the pixels, which are not decoded.
  public static func layoutRecord(in bytes: [UInt8]) throws(RenderingError) -> String? {
    do throws(ImageProblem) {
      return try PNGDecoder.text(keyword: layoutKeyword, in: bytes)
    } catch {
      throw RenderingError(error.description)
    }
  }
}
