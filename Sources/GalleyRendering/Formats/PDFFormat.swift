internal import GalleyGeometry
public import GalleyGraphics

/// Vectors on a page, for documents that are printed.
public struct PDFFormat: OutputFormat {
  public static let kind = "pdf"
  public static let summary = "vectors on a page as large as the drawing, for print and for LaTeX"

  private let options: FormatOptions

  /// Makes the format with options.
  public init(options: FormatOptions) {
    // Pages are drawn from outlines, and hold no record; readers scale photographs each in its way.
    var options = FormatOptions(includesRecord: false, compression: options.compression)
    options.keepsPhotographs = false
    self.options = options
  }

  public func encode(
    _ picture: Picture, with renderer: Renderer
  ) throws(RenderingError) -> [UInt8] {
    try encode([picture], title: picture.title, with: renderer)
  }

  /// A document with a page for each picture, and a bookmark for each of several.
  package func encode(
    _ pictures: [Picture], title: String, with renderer: Renderer
  ) throws(RenderingError) -> [UInt8] {
    let document = try PDFDocument(
      title: title, subject: pictures.count == 1 ? pictures[0].alternative?.text : nil)
    for picture in pictures {
      let svg = try SVGFormat(options: options).encode(picture, with: renderer)
      try document.addPage(
        of: svg, scale: max(picture.scale, Self.leastScale),
        bookmark: pictures.count > 1 ? picture.title : nil)
    }
    return try document.finish()
  }

  /// Pixels a point of what cannot be drawn as vectors, such as soft shadows.
  private static let leastScale = 2.0

  public func digest(of picture: Picture, with renderer: Renderer) -> DrawingDigest? {
    renderer.digest(of: picture, as: "\(Self.kind) \(options.words)")
  }
}
