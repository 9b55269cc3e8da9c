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

  private let deflate: Deflate
  /// The filtered rows, kept from picture to picture.
  private var filtered: [UInt8] = []

  /// Measured on screens of cells and texts: the level where size stops falling faster than time rises.
  private static let level = 6

  init() throws(RenderingError) { deflate = try Deflate(level: Self.level) }

  /// The whole file.
  func encode(_ surface: Surface, _ notes: Notes) -> [UInt8] {
    let format = PixelFormat(of: surface)
    fillFiltered(from: surface, format)
    var file = PNGFile()
    file.append("IHDR", header(of: surface, format))
    file.append("sRGB", [0])  // perceptual
    file.append("pHYs", density(notes.scale))
    if let record = notes.record { file.append("zTXt", compressedText("galley:layout", record)) }
    file.append("IDAT", filtered.withUnsafeBytes { deflate.compress($0) })
    file.append("IEND", [])
    return file.bytes
  }

  private func fillFiltered(from surface: Surface, _ format: PixelFormat) {
    let count = surface.height * (1 + surface.width * format.bytesPerPixel)
    if filtered.count != count { filtered = [UInt8](repeating: 0, count: count) }
    filtered.withUnsafeMutableBytes { target in
      surface.withPixels { source in
        var filter = RowFilter(
          width: surface.width, stride: surface.bytesPerRow, format: format,
          source: UnsafeRawBufferPointer(source), target: target)
        for row in 0..<surface.height { filter.filter(row: row) }
      }
    }
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
    let compressed = Array(text.utf8).withUnsafeBytes { deflate.compress($0) }
    return Array(keyword.utf8) + [0, 0] + compressed
  }
}
