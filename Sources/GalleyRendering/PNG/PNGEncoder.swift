import CDrawing

/// Writes surfaces as PNG files: RGB where every pixel is opaque, otherwise RGBA.
final class PNGEncoder {
  /// What is written beside the pixels.
  struct Notes {
    /// Device pixels a point; a point counts as 1/72 inch.
    var scale: Double
    /// The layout record as JSON.
    var record: String?
  }

  private let fast: Deflate
  private let thorough: Deflate
  /// Holds the filtered rows, kept from picture to picture.
  private let pool = PixelMemoryPool()

  /// Levels 4 and 7 of libdeflate, as measured on screens of cells and texts: where most rows are
  /// flat, 4 is enough; over a gradient, 7 saves a twelfth of the bytes for a third of the time.
  init() throws(RenderingError) {
    fast = try Deflate(level: 4)
    thorough = try Deflate(level: 7)
  }

  /// The whole file.
  func encode(_ surface: Surface, _ notes: Notes) -> [UInt8] {
    let (format, filtered, deflate) = filter(surface)
    var file = PNGFile()
    file.append("IHDR", header(of: surface, format))
    file.append("sRGB", [0])  // perceptual
    file.append("pHYs", density(notes.scale))
    if let record = notes.record { file.append("zTXt", compressedText("galley:layout", record)) }
    file.append("IDAT", deflate.compress(UnsafeRawBufferPointer(filtered)))
    file.append("IEND", [])
    return file.bytes
  }

  /// Filters the rows, as RGB if that holds them; gives the format, the bytes until the next call,
  /// and what to compress them with.
  private func filter(_ surface: Surface) -> (
    PixelFormat, UnsafeMutableRawBufferPointer, Deflate
  ) {
    for format in [PixelFormat.rgb, .rgba] {
      let rows = FilteredRows(width: surface.width, format: format)
      let count = surface.height * rows.bytesPerRow
      let filtered = pool.memory(count: count).prefix(count, isCleared: false)
      if rows.filter(surface, into: filtered) {
        return (format, filtered, rows.flatRows * 2 > surface.height ? fast : thorough)
      }
    }
    preconditionFailure("four bytes a pixel hold every surface")
  }

  private func header(of surface: Surface, _ format: PixelFormat) -> [UInt8] {
    let (depth, compression, filter, interlace): (UInt8, UInt8, UInt8, UInt8) = (8, 0, 0, 0)
    return UInt32(surface.width).bigEndianBytes + UInt32(surface.height).bigEndianBytes
      + [depth, format.colorType, compression, filter, interlace]
  }

  /// Pixels a metre in both directions.
  private func density(_ scale: Double) -> [UInt8] {
    let perMetre = UInt32((min(max(scale, 0), 1e6) * 72 / 0.0254).rounded()).bigEndianBytes
    return perMetre + perMetre + [1]
  }

  /// A keyword, a zero, compression method zero, and the text as a zlib stream.
  private func compressedText(_ keyword: String, _ text: String) -> [UInt8] {
    let compressed = Array(text.utf8).withUnsafeBytes { thorough.compress($0) }
    return Array(keyword.utf8) + [0, 0] + compressed
  }
}
