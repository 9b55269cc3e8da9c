package import GalleyGeometry
package import GalleyGraphics

/// Draws SVG files to pixels with librsvg, for those who compare them.
package enum SVGRasterizer {
  /// Draws a drawing as `SVGFormat` writes it.
  ///
  /// Elements and attributes that are not on the list of what is drawn, references to anything
  /// outside and more work than a drawing needs are refused. Texts must be outlines.
  /// - Parameter scale: Device pixels a point.
  /// - Throws: a sentence without a subject that says what is wrong with the file.
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

  private static func asset(_ svg: [UInt8]) throws(RenderingError) -> VectorAsset {
    do throws(SVGProblem) {
      let asset = try VectorAsset(svg, as: .drawing)
      try EmbeddedImages.check(asset.root)
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
        .render(on: context.pointer)
    } catch {
      throw RenderingError(error.description)
    }
  }
}
