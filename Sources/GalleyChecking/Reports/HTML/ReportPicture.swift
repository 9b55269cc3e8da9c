internal import GalleyGeometry
internal import GalleyNotation
internal import GalleyRendering

/// A picture of an outcome, as the page shows it.
struct ReportPicture {
  /// A PNG or an SVG.
  let bytes: [UInt8]

  /// A multiple of three, so that only the last part is padded.
  private static let part = 3 << 16

  private var isSVG: Bool { PictureSource(name: "", bytes: bytes).isSVG }

  /// How many pixels a point is, as the picture says of itself, which places an element's frame on
  /// it; nil where it says nothing.
  ///
  /// - Parameter width: in pixels, as compared; an SVG may have been drawn at any width.
  func scale(width: Int) -> Double? {
    if isSVG {
      let size = try? SVGRasterizer.size(ofSVG: bytes)
      return size.flatMap { $0.width > 0 ? Double(width) / $0.width : nil }
    }
    // A picture whose record cannot be read is shown all the same, as one of a pixel a point.
    guard let record = try? PNGMetadata.layoutRecord(in: bytes) else { return nil }
    return (try? JSONReader.value(of: Array(record.utf8)))?["scale"]?.number
  }

  /// Writes the address of an image, which a browser shows without asking anybody and without
  /// running anything that an SVG may hold.
  func writeAddress(to sink: (_ bytes: [UInt8]) throws -> Void) throws {
    try sink(Array("data:\(isSVG ? "image/svg+xml" : "image/png");base64,".utf8))
    for start in stride(from: 0, to: bytes.count, by: Self.part) {
      let slice = Array(bytes[start..<min(start + Self.part, bytes.count)])
      try sink(Array(Base64.encode(slice).utf8))
    }
  }
}
