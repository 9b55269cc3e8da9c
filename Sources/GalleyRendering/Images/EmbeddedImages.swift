/// The pictures inside an SVG drawing, as `data:` URLs.
enum EmbeddedImages {
  /// The most pixels that all of them may have together.
  private static let pixelLimit = 256 << 20

  /// Reads the size of each picture, so that none is larger than it should be before librsvg
  /// decodes it.
  static func check(_ root: XMLElement) throws(SVGProblem) {
    var pixels = 0
    try check(root, &pixels)
  }

  private static func check(_ element: XMLElement, _ pixels: inout Int) throws(SVGProblem) {
    if element.name == "image", let link = element["href"] {
      let digits = link.dropFirst(SVGVocabulary.embeddedPNGPrefix.count)
      guard let bytes = Base64.decode(digits) else {
        throw SVGProblem(element, "is refused: its data is not base 64")
      }
      pixels += try area(of: bytes, in: element)
      guard pixels <= pixelLimit else {
        throw SVGProblem("its embedded images have more than 256 megapixels together")
      }
    }
    for child in element.children { try check(child, &pixels) }
  }

  private static func area(of bytes: [UInt8], in element: XMLElement) throws(SVGProblem) -> Int {
    do throws(ImageProblem) {
      let size = try PNGDecoder.size(of: bytes)
      return size.width * size.height
    } catch {
      throw SVGProblem(element, "is refused: \(error.description)")
    }
  }
}
