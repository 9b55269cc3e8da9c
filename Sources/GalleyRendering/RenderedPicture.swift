package import GalleyGraphics
package import GalleyPNG

/// A picture as a renderer drew it: pixels that can be known apart before anybody encodes them.
///
/// It belongs to the thread of its renderer.
package final class RenderedPicture {
  private let surface: Surface
  private let encoder: PNGEncoder
  private let scale: Double
  private let record: String?
  private let alternative: TextAlternative?

  private var cachedDigest: PixelDigest?

  /// The digest that ``png(includesRecord:)`` keeps in the file.
  package var pixelDigest: PixelDigest {
    if let cachedDigest { return cachedDigest }
    let digest = surface.withPixelRows { PixelDigest($0) }
    cachedDigest = digest
    return digest
  }

  init(_ picture: Picture, on surface: Surface, encoder: PNGEncoder) {
    self.surface = surface
    self.encoder = encoder
    scale = picture.scale
    record = picture.record
    alternative = picture.alternative
  }

  /// The pixels with straight alpha.
  package var bitmap: Bitmap { surface.bitmap }

  /// The file that `PNGFormat` makes, byte for byte.
  ///
  /// - `options`: Whether the layout record is kept in the file, and how small it is made.
  package func png(_ options: FormatOptions = FormatOptions()) -> [UInt8] {
    let notes = PNGMetadata.notes(
      scale: scale, record: options.includesRecord ? record : nil, alternative)
    return surface.withPixelRows { rows in
      let digest = RunningDigest(of: rows, known: cachedDigest)
      defer { cachedDigest = digest.value }
      return encoder.encode(
        rows, notes, effort: PNGEncoder.Effort(options.compression), digest: digest)
    }
  }
}

extension Renderer {
  /// Draws a picture, to be compared by its digest or encoded.
  package func draw(_ picture: Picture) throws(RenderingError) -> RenderedPicture {
    RenderedPicture(picture, on: try surface(of: picture), encoder: encoder)
  }
}

extension PNGEncoder.Effort {
  init(_ compression: FormatOptions.Compression) {
    self =
      switch compression {
      case .fast: .fast
      case .balanced: .balanced
      case .small: .small
      }
  }
}
