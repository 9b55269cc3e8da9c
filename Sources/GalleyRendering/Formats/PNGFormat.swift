public import GalleyGraphics

/// Pixels without loss.
public struct PNGFormat: OutputFormat {
  public static let kind = "png"
  public static let summary = "pixels at the screen's scale, for comparing and for showing"

  private let options: FormatOptions

  public init(options: FormatOptions) { self.options = options }

  public func encode(
    _ picture: Picture, with renderer: Renderer
  ) throws(RenderingError) -> [UInt8] {
    let surface = try renderer.surface(of: picture)
    return renderer.encoder.encode(
      surface,
      PNGEncoder.Notes(
        scale: picture.scale, record: options.includesRecord ? picture.record : nil))
  }
}
