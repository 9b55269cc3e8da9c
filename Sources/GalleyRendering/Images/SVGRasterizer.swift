import CDrawing
public import GalleyGraphics

/// Draws SVG files to pixels with librsvg, for those who compare them.
public enum SVGRasterizer {
  /// Draws a drawing as `SVGFormat` writes it.
  ///
  /// Elements and attributes that are not on the list of what is drawn, references to anything outside
  /// and more work than a drawing needs are refused. Texts must be outlines.
  /// - Parameter scale: Device pixels a point.
  /// - Throws: a sentence without a subject that says what is wrong with the file.
  public static func bitmap(svg: [UInt8], scale: Double) throws(RenderingError) -> Bitmap {
    do throws(ImageProblem) {
      return try image(svg, scale: scale).bitmap
    } catch {
      throw RenderingError(error.description)
    }
  }

  private static func image(_ svg: [UInt8], scale: Double) throws(ImageProblem) -> RasterImage {
    do throws(SVGProblem) {
      let asset = try VectorAsset(svg, as: .drawing)
      try EmbeddedImages.check(asset.root)
      return try draw(SVGHandle(asset), width: asset.size.width * scale, height: asset.size.height * scale, scale: scale)
    } catch {
      throw ImageProblem(error.description)
    }
  }
}
