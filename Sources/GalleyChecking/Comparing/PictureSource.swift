internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyRendering

/// The bytes of a picture, PNG, JPEG, WebP or SVG, with the name by which messages call it.
public struct PictureSource: Sendable {
  public let name: String
  public let bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Whether the file is markup whose root is an `svg` element.
  public var isSVG: Bool { SVGRasterizer.isSVG(bytes) }

  /// Whether the file begins as a PNG does.
  var isPNG: Bool { bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) }

  /// What the samples of the file stand for; an SVG is drawn in sRGB.
  func meaning() throws(CheckingError) -> PixelInterpretation {
    if isSVG { return PixelInterpretation() }
    do throws(ImageProblem) {
      return try PixelInterpretation(of: bytes)
    } catch {
      throw problem(error.description)
    }
  }

  /// Decodes pixels, or draws an SVG.
  ///
  /// - Parameter scale: the pixels that a point of an SVG is drawn to.
  func bitmap(scale: Double) throws(CheckingError) -> Bitmap {
    try reading { bytes throws(RenderingError) in
      isSVG
        ? try SVGRasterizer.bitmap(svg: bytes, scale: scale) : try BitmapDecoder.decode(bytes)
    }
  }

  /// The pixels a point that make an SVG as wide as a picture of pixels; 1 where the two are of one
  /// kind.
  func scale(toMatch other: PictureSource) throws(CheckingError) -> Double {
    guard isSVG, !other.isSVG else { return 1 }
    let size = try reading { bytes throws(RenderingError) in
      try SVGRasterizer.size(ofSVG: bytes)
    }
    let width = try other.reading { bytes throws(RenderingError) in
      try BitmapDecoder.decode(bytes).width
    }
    return size.width > 0 ? Double(width) / size.width : 1
  }

  /// What a reader makes of the bytes; what it finds wrong is said of the file.
  private func reading<Value>(
    _ read: ([UInt8]) throws(RenderingError) -> Value
  ) throws(CheckingError) -> Value {
    do throws(RenderingError) {
      return try read(bytes)
    } catch {
      throw problem(error.description)
    }
  }

  /// What a reader found wrong, said of the file.
  func problem(_ reason: String) -> CheckingError {
    CheckingError("cannot compare '\(name)': \(reason)")
  }
}
