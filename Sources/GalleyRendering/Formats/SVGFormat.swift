public import GalleyGraphics
internal import GalleySVG

/// Vectors with a named group for each element, for people who go on drawing.
public struct SVGFormat: OutputFormat {
  public static let kind = "svg"
  public static let summary = "vectors with a named group per element, for editing and for the web"

  private let options: FormatOptions

  /// Makes the format with options.
  public init(options: FormatOptions) { self.options = options }

  public func encode(
    _ picture: Picture, with renderer: Renderer
  ) throws(RenderingError) -> [UInt8] {
    try DrawingLimits.check(picture)
    let (picture, snapshots) = try renderer.rasterizingBackdrops(picture)
    let resources = SVGDrawing(renderer, options, snapshots: snapshots)
    var writer = SVGWriter(picture, options: SVGOptions(options), resources: resources)
    return Array(try writer.document().utf8)
  }

  public func digest(of picture: Picture, with renderer: Renderer) -> DrawingDigest? {
    renderer.digest(of: picture, as: "\(Self.kind) \(options.words)")
  }
}
