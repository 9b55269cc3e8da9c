import GalleyGeometry
internal import GalleyGraphics

/// The content of an image file, ready to be drawn.
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
  /// The drawing of the image, where that is simple enough for Galley to draw it.
  let drawing: VectorDrawing?
  let identity = ImageIdentity()

  convenience init(_ bytes: [UInt8]) throws(SVGProblem) { self.init(try VectorAsset(bytes)) }

  init(_ asset: VectorAsset) {
    self.asset = asset
    drawing = VectorDrawing(asset)
  }
}

extension ImageContent {
  /// Gives a conversion to sRGB; nil for what is sRGB.
  typealias FindConversion = (PixelInterpretation.Colors) throws(ImageProblem) -> ColorConversion?

  /// Decodes a file's bytes, colors to sRGB.
  init(
    _ bytes: [UInt8], converting find: FindConversion = ColorConversion.needed
  ) throws(ImageProblem) {
    let format = try ImageFormat(of: bytes)
    guard format != .svg else {
      do throws(SVGProblem) {
        self = try .vector(VectorImage(bytes))
        return
      } catch {
        throw ImageProblem(error.description)
      }
    }
    self = .raster(try Surface(RasterImage(of: format, bytes, converting: find)))
  }
}

extension RasterImage {
  /// - Precondition: the format is one of pixels.
  fileprivate init(
    of format: ImageFormat, _ bytes: [UInt8], converting find: ImageContent.FindConversion
  ) throws(ImageProblem) {
    switch format {
    case .png:
      let picture = try PNGPicture(bytes)
      if let conversion = try find(picture.interpretation.colors) {
        self.init(try picture.bitmap(in: conversion))
      } else {
        self.init(try picture.bitmap())
      }
    case .jpeg:
      let image = try JPEGDecoder.image(bytes)
      guard let conversion = try find(JPEGDecoder.colors(of: bytes)) else {
        self = image
        return
      }
      self.init(try conversion.sRGB(image.straightened))
    case .webp:
      if let conversion = try find(PixelInterpretation.Colors(inWebP: bytes)) {
        self.init(try conversion.sRGB(WebPDecoder.bitmap(bytes)))
      } else {
        self = try WebPDecoder.image(bytes)
      }
    case .svg: preconditionFailure("an SVG has no pixels")
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
