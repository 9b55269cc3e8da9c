import CDrawing

/// Writes surfaces as PNG files: RGB where every pixel is opaque, otherwise RGBA.
final class PNGEncoder {
  /// What is written beside the pixels.
  struct Notes {
    /// Device pixels a point; a point counts as 1/72 inch.
    var scale: Double
    /// The layout record as JSON.
    var record: String?
    /// Whether a digest of the pixels follows them, by which files are compared faster.
    var hasDigest = true
  }

  /// How much time the pixels are worth.
  enum Effort {
    /// A picture that is kept.
    case still
    /// One of hundreds of an animation.
    case frame
  }

  private let fastest: Deflate
  private let fast: Deflate
  private let thorough: Deflate
  /// Holds the filtered rows, kept from picture to picture.
  private let pool = PixelMemoryPool()

  /// Levels 4 and 7 of libdeflate, as measured on screens of cells and texts: where most rows are
  /// flat, 4 is enough; over a gradient, 7 saves a twelfth of the bytes for a third of the time. In
  /// animations 1 takes a tenth less time than 4, drawing included, for a twentieth more bytes.
  init() throws(RenderingError) {
    fastest = try Deflate(level: 1)
    fast = try Deflate(level: 4)
    thorough = try Deflate(level: 7)
  }

  /// The whole file.
  func encode(_ surface: Surface, _ notes: Notes) -> [UInt8] {
    surface.withPixelRows { rows in
      let digest = notes.hasDigest ? PixelDigest(rows) : nil
      return encode(rows, notes, digest: digest)
    }
  }

  /// The whole file.
  ///
  /// - Parameter digest: That of the rows; nil where the file is to have none.
  func encode(_ rows: PixelRows, _ notes: Notes, digest: PixelDigest?) -> [UInt8] {
    let (format, pixels) = compress(rows)
    let header = PNGHeader(width: rows.width, height: rows.height, colorType: format.colorType)
    var file = PNGFile()
    append(header, notes, to: &file)
    file.append("IDAT", pixels)
    if let digest {
      let fileHash = DigestChunk.fileHash(header: header.content, pixels: [pixels[...]])
      let chunk = DigestChunk(pixels: digest.hash, file: fileHash)
      file.append(DigestChunk.name.description, chunk.content)
    }
    file.append("IEND", [])
    return file.bytes
  }

  private func compress(_ rows: PixelRows) -> (PixelFormat, [UInt8]) {
    for format in [PixelFormat.rgb, .rgba] {
      if let pixels = compress(rows, as: format) { return (format, pixels) }
    }
    preconditionFailure("four bytes a pixel hold every surface")
  }

  /// Appends all that comes before the pixels.
  func append(_ header: PNGHeader, _ notes: Notes, to file: inout PNGFile) {
    file.append("IHDR", header.content)
    file.append("sRGB", [0])  // perceptual
    file.append("pHYs", density(notes.scale))
    if let record = notes.record { file.append("zTXt", compressedText("galley:layout", record)) }
  }

  /// The pixels as the zlib stream that image data chunks hold; nil where the format cannot hold
  /// them.
  func compress(
    _ rows: PixelRows, as format: PixelFormat, effort: Effort = .still
  ) -> [UInt8]? {
    let filter = FilteredRows(width: rows.width, format: format)
    let count = rows.height * filter.bytesPerRow
    let memory = pool.memory(count: count)
    defer { withExtendedLifetime(memory) {} }
    let filtered = memory.prefix(count, isCleared: false)
    guard filter.filter(rows, into: filtered) else { return nil }
    let isFlat = filter.flatRows * 2 > rows.height
    let deflate =
      switch effort {
      case .still: isFlat ? fast : thorough
      case .frame: isFlat ? fastest : fast
      }
    return deflate.compress(UnsafeRawBufferPointer(filtered))
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
