import GalleyGeometry

/// What an image file holds, ready to be drawn.
enum ImageContent {
  case raster(Surface)
  case vector(VectorImage)

  /// Pixels of a raster image, points of a vector image.
  var size: Size {
    switch self {
    case .raster(let surface):
      Size(width: Double(surface.width), height: Double(surface.height))
    case .vector(let image): image.asset.size
    }
  }

  /// Tells one content from another.
  var identity: ImageIdentity {
    switch self {
    case .raster(let surface): surface.identity
    case .vector(let image): image.identity
    }
  }

  /// The memory that it takes, roughly.
  var byteCount: Int {
    switch self {
    case .raster(let surface): surface.byteCount
    case .vector: 1 << 20
    }
  }
}

/// A harmless SVG, with an identity of its own.
final class VectorImage {
  let asset: VectorAsset
  /// What it draws, where that is simple enough for Galley to draw it.
  let drawing: VectorDrawing?
  let identity = ImageIdentity()

  convenience init(_ bytes: [UInt8]) throws(SVGProblem) { self.init(try VectorAsset(bytes)) }

  init(_ asset: VectorAsset) {
    self.asset = asset
    drawing = VectorDrawing(asset)
  }
}

extension ImageContent {
  /// Decodes a file's bytes.
  init(_ bytes: [UInt8]) throws(ImageProblem) {
    switch try ImageFormat(of: bytes) {
    case .png: self = try .raster(Surface(RasterImage(PNGDecoder.bitmap(bytes))))
    case .jpeg: self = try .raster(Surface(JPEGDecoder.image(bytes)))
    case .webp: self = try .raster(Surface(WebPDecoder.image(bytes)))
    case .svg:
      do throws(SVGProblem) {
        self = try .vector(VectorImage(bytes))
      } catch {
        throw ImageProblem(error.description)
      }
    }
  }
}

extension Surface {
  /// A surface that holds a copy of an image.
  convenience init(_ image: RasterImage) throws(ImageProblem) {
    do throws(RenderingError) {
      try self.init(width: image.width, height: image.height, isOverwritten: true)
    } catch {
      throw ImageProblem(error.description)
    }
    let (rowBytes, stride) = (image.width * 4, bytesPerRow)
    withPixels { target in
      image.pixels.withUnsafeBytes { source in
        for row in 0..<image.height {
          UnsafeMutableRawBufferPointer(rebasing: target[(row * stride)...]).copyMemory(
            from: UnsafeRawBufferPointer(
              rebasing: source[(row * rowBytes)..<((row + 1) * rowBytes)]))
        }
      }
    }
  }
}
