package import GalleyGeometry
package import GalleyGraphics
internal import GalleyNotation
internal import GalleySVG

/// Draws SVG files to pixels with librsvg, for those who compare them.
package enum SVGRasterizer {
  /// Whether bytes are markup whose root is an `svg` element, be it right or wrong.
  package static func isSVG(_ bytes: [UInt8]) -> Bool { ImageFormat.isSVG(bytes) }

  /// Draws a drawing as `SVGFormat` writes it.
  ///
  /// Elements and attributes that are not on the list of what is drawn, references to anything
  /// outside and more work than a drawing needs are refused. Texts must be outlines.
  ///
  /// - `scale`: Device pixels a point.
  ///
  /// Throws a sentence without a subject that says what is wrong with the file.
  package static func bitmap(svg: [UInt8], scale: Double) throws(RenderingError) -> Bitmap {
    let asset = try asset(svg)
    // The conversion to whole numbers would trap beyond what any surface may have.
    let side = Double(Surface.largestSide)
    let (width, height) = (asset.size.width * scale, asset.size.height * scale)
    guard scale > 0, width < side + 1, height < side + 1 else {
      throw RenderingError(
        "it would be \(width)x\(height) px at the scale \(scale); expected at most \(Int(side)) a side"
      )
    }
    try asset.work.check(pixels: width * height)
    let surface = try Surface(width: Int(width.rounded()), height: Int(height.rounded()))
    let context = DrawingContext(on: surface)
    context.apply(.scale(scale))
    try render(asset, on: context)
    try requireSuccess(context.status, "draw the SVG")
    return surface.bitmap
  }

  /// The size that a drawing gives itself, in points.
  /// - Throws: what is wrong with the file, as `bitmap` does.
  package static func size(ofSVG svg: [UInt8]) throws(RenderingError) -> Size {
    try asset(svg).size
  }

  static func asset(_ svg: [UInt8]) throws(RenderingError) -> VectorAsset {
    do throws(SVGProblem) {
      var asset = try VectorAsset(svg, as: .drawing)
      try EmbeddedImages.check(&asset.root)
      return asset
    } catch {
      throw RenderingError(error.description)
    }
  }

  private static func render(
    _ asset: VectorAsset, on context: borrowing DrawingContext
  ) throws(RenderingError) {
    do throws(SVGProblem) {
      try SVGHandle(document: asset.document(size: asset.size), size: asset.size)
        .render(on: context)
    } catch {
      throw RenderingError(error.description)
    }
  }
}

/// The pictures inside an SVG drawing, as `data:` URLs.
private enum EmbeddedImages {
  /// The most pixels that all of them may have together.
  private static let pixelLimit = 256 << 20

  /// Reads the size of each picture, so that none is larger than it should be before librsvg
  /// decodes it, and turns those into sRGB that are not, since librsvg asks no file for its colors.
  static func check(_ root: inout XMLElement) throws(SVGProblem) {
    var pixels = 0
    try check(&root, &pixels)
  }

  private static func check(_ element: inout XMLElement, _ pixels: inout Int) throws(SVGProblem) {
    if element.name == "image", let link = element["href"],
      let type = SVGMediaType(ofAddress: link)
    {
      let digits = link.dropFirst(type.addressPrefix.count)
      guard let bytes = Base64.decode(digits) else {
        throw SVGProblem(element, "is refused: its data is not base 64")
      }
      pixels += try area(of: bytes, as: type, in: element)
      guard pixels <= pixelLimit else {
        throw SVGProblem("its embedded images have more than 256 megapixels together")
      }
      if let file = try converted(bytes, of: type, in: element) {
        let data = SVGMediaType.png.addressPrefix + Base64.encode(file)
        element.attributes.removeAll { $0.name == "href" }
        element.attributes.append(XMLElement.Attribute(name: "href", value: data))
      }
    }
    for index in element.children.indices { try check(&element.children[index], &pixels) }
  }

  private static func area(
    of bytes: [UInt8], as type: SVGMediaType, in element: XMLElement
  ) throws(SVGProblem) -> Int {
    try reading(element) { () throws(ImageProblem) in
      let size =
        switch type {
        case .png: try PNGDecoder.size(of: bytes)
        case .jpeg: try JPEGDecoder.size(of: bytes)
        }
      return size.width * size.height
    }
  }

  /// The file as a PNG in sRGB; nil where it is that already.
  private static func converted(
    _ bytes: [UInt8], of type: SVGMediaType, in element: XMLElement
  ) throws(SVGProblem) -> [UInt8]? {
    let bitmap = try reading(element) { () throws(ImageProblem) -> Bitmap? in
      if type == .jpeg { return try JPEGDecoder.image(bytes).straightened }
      let picture = try PNGPicture(bytes)
      return try ColorConversion.needed(for: picture.interpretation.colors).map {
        conversion throws(ImageProblem) in try picture.bitmap(in: conversion)
      }
    }
    guard let bitmap else { return nil }
    do throws(RenderingError) {
      return try BitmapEncoder.png(bitmap)
    } catch {
      throw SVGProblem(element, "is refused: \(error.description)")
    }
  }

  private static func reading<Value>(
    _ element: XMLElement, _ body: () throws(ImageProblem) -> Value
  ) throws(SVGProblem) -> Value {
    do throws(ImageProblem) {
      return try body()
    } catch {
      throw SVGProblem(element, "is refused: \(error.description)")
    }
  }
}
