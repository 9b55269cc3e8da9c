internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyRendering
internal import GalleyRuns

/// The bytes of a picture, PNG, JPEG, WebP or SVG, with the name by which messages call it.
public struct PictureSource: Sendable {
  /// The name of the picture in messages, such as its path.
  public let name: String
  /// The bytes of the picture's file.
  public let bytes: [UInt8]

  /// Makes a source of bytes that are at hand.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Whether the file is markup whose root is an `svg` element.
  public var isSVG: Bool { SVGRasterizer.isSVG(bytes) }

  /// Whether the file begins as a PNG does.
  var isPNG: Bool { bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) }

  /// Reads the file; pixels of a PNG are decoded when they are asked for.
  ///
  /// - `scale`: The pixels that a point of an SVG is drawn to.
  func read(scale: Double = 1) throws(RunError) -> ComparedPicture {
    if isSVG {
      let bitmap = try reading { () throws(RenderingError) in
        try SVGRasterizer.bitmap(svg: bytes, scale: scale)
      }
      return ComparedPicture(
        name: name, pixels: .bitmap(bitmap, digest: nil),
        recordText: Result { () throws(RenderingError) in
          try SVGRecordReader.layoutRecord(in: bytes)
        })
    }
    guard isPNG else {
      let interpretation = try readingImage { () throws(ImageProblem) in
        try PixelInterpretation(of: bytes)
      }
      let bitmap = try reading { () throws(RenderingError) in try BitmapDecoder.decode(bytes) }
      return ComparedPicture(
        name: name, pixels: .bitmap(bitmap, digest: nil), interpretation: interpretation,
        recordText: .success(nil))
    }
    let picture = try readingImage { () throws(ImageProblem) in try PNGPicture(file: bytes) }
    return ComparedPicture(
      name: name, pixels: .png(picture), interpretation: picture.interpretation,
      recordText: Result { () throws(RenderingError) in try PNGMetadata.layoutRecord(in: bytes) })
  }

  /// The pixels a point that make an SVG as wide as a picture of pixels; 1 beside another SVG.
  func scale(toMatch other: ComparedPicture?) throws(RunError) -> Double {
    guard let other else { return 1 }
    let size = try reading { () throws(RenderingError) in try SVGRasterizer.size(ofSVG: bytes) }
    return size.width > 0 ? Double(other.size.width) / size.width : 1
  }

  private func reading<Value>(
    _ read: () throws(RenderingError) -> Value
  ) throws(RunError) -> Value {
    do throws(RenderingError) {
      return try read()
    } catch {
      throw problem(error.description)
    }
  }

  private func readingImage<Value>(
    _ read: () throws(ImageProblem) -> Value
  ) throws(RunError) -> Value {
    do throws(ImageProblem) {
      return try read()
    } catch {
      throw problem(error.description)
    }
  }

  private func problem(_ reason: String) -> RunError {
    RunError("cannot compare '\(name)': \(reason)")
  }
}
