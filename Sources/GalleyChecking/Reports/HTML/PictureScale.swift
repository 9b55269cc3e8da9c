internal import GalleyGeometry
internal import GalleyNotation
internal import GalleyRendering

/// How many pixels of a picture a point is: what places an element's frame on the picture.
enum PictureScale {
  /// What the picture says of itself; nil where it says nothing.
  ///
  /// - Parameter width: in pixels, as compared; an SVG may have been drawn at any width.
  static func scale(of bytes: [UInt8], width: Int) -> Double? {
    if PictureSource(name: "", bytes: bytes).isSVG {
      let size = try? SVGRasterizer.size(ofSVG: bytes)
      return size.flatMap { $0.width > 0 ? Double(width) / $0.width : nil }
    }
    // A picture whose record cannot be read is shown all the same, as one of a pixel a point.
    guard let record = try? PNGMetadata.layoutRecord(in: bytes) else { return nil }
    return (try? JSONReader.value(of: Array(record.utf8)))?["scale"]?.number
  }
}
