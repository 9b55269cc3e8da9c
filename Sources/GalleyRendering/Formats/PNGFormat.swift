public import GalleyGraphics

/// Pixels without loss.
public struct PNGFormat: OutputFormat {
  public static let kind = "png"
  public static let summary = "pixels at the screen's scale, for comparing and for showing"

  private let options: FormatOptions

  /// Makes the format with options.
  public init(options: FormatOptions) { self.options = options }

  public func encode(
    _ picture: Picture, with renderer: Renderer
  ) throws(RenderingError) -> [UInt8] {
    try renderer.draw(picture).png(options)
  }

  public func digest(of picture: Picture, with renderer: Renderer) -> DrawingDigest? {
    renderer.digest(of: picture, as: "\(Self.kind) \(options.words)")
  }
}
