internal import CCompression
internal import GalleySystem

/// Writes rows of pixels as PNG files: RGB where every pixel is opaque, otherwise RGBA.
package final class PNGEncoder {
  /// What is written beside the pixels.
  package struct Notes {
    /// Device pixels a point; a point counts as 1/72 inch.
    package var scale: Double
    /// Texts by their keywords, each of at most 79 bytes of Latin-1.
    package var texts: [(keyword: String, text: String)] = []

    package init(scale: Double, texts: [(keyword: String, text: String)] = []) {
      self.scale = scale
      self.texts = texts
    }
  }

  /// How much time the pixels are worth.
  package enum Effort {
    /// A picture that is looked at once.
    case fast
    /// A picture that is kept.
    case balanced
    /// A picture that is sent often: some hundred times as long as another.
    case small
    /// One of hundreds of an animation.
    case frame
  }

  private let fastest: Deflate
  private let fast: Deflate
  private let thorough: Deflate
  private let trying: Deflate
  private let smallest: Deflate
  /// Holds the filtered rows, kept from picture to picture.
  private let pool = PixelMemoryPool()

  /// Levels of libdeflate, as measured where most rows are rich: over a gradient, 7 saves a twelfth of
  /// the bytes of 4 for a third of the time. Whatever rows are like, 9 tells well enough what 12 will
  /// make of them, in a fifteenth of its time.
  package init() throws(PNGProblem) {
    fastest = try Deflate(level: 1)
    fast = try Deflate(level: 4)
    thorough = try Deflate(level: 7)
    trying = try Deflate(level: 9)
    smallest = try Deflate(level: 12)
  }

  /// How many threads work at a picture that is kept, the calling one among them.
  package var threadCount = 1

  /// The whole file.
  ///
  /// - Parameter digest: That of the rows, made while they are compressed; nil where the file is to
  ///   have none.
  package func encode(
    _ rows: PixelRows, _ notes: Notes, effort: Effort = .balanced,
    digest: RunningDigest? = nil
  ) -> [UInt8] {
    let (format, pixels) = compress(rows, effort, digest)
    let header = PNGHeader(width: rows.width, height: rows.height, colorType: format.colorType)
    var file = PNGFile()
    append(header, notes, to: &file)
    file.append("IDAT", pixels)
    if let digest {
      let fileHash = DigestChunk.fileHash(header: header.content, pixels: [pixels[...]])
      let chunk = DigestChunk(pixels: digest.value.hash, file: fileHash)
      file.append(DigestChunk.name.description, chunk.content)
    }
    file.append("IEND", [])
    return file.bytes
  }

  private func compress(
    _ rows: PixelRows, _ effort: Effort, _ digest: RunningDigest?
  ) -> (PixelFormat, [UInt8]) {
    if let pixels = compress(rows, as: .rgb, effort: effort, digest: digest) {
      return (.rgb, pixels)
    }
    guard let pixels = compress(rows, as: .rgba, effort: effort, digest: digest) else {
      preconditionFailure("four bytes a pixel hold every surface")
    }
    return (.rgba, pixels)
  }

  /// Appends all that comes before the pixels.
  package func append(_ header: PNGHeader, _ notes: Notes, to file: inout PNGFile) {
    file.append("IHDR", header.content)
    file.append("sRGB", [0])  // perceptual
    file.append("pHYs", density(notes.scale))
    for (keyword, text) in notes.texts { file.append("zTXt", compressedText(keyword, text)) }
  }

  /// The pixels as the zlib stream that image data chunks hold; nil where the format cannot hold
  /// them.
  ///
  /// - Parameter digest: That of the rows, which may be made at the same time.
  package func compress(
    _ rows: PixelRows, as format: PixelFormat, effort: Effort = .balanced,
    digest: RunningDigest? = nil
  ) -> [UInt8]? {
    if effort == .small {
      let usual = compress(rows, as: format, effort: .balanced, digest: digest)
      return [compressSmall(rows, as: format), usual].compactMap(\.self).min { $0.count < $1.count }
    }
    let filtered = FilteredRows(rows, format: format)
    if filtered.areMostlyFlat {
      return ScreenCompression(rows, format: format, effort: effort)
        .compress(threads: effort == .frame ? 1 : threadCount, digest: digest)
    }
    let deflate =
      switch effort {
      case .fast: fastest
      case .frame: fast
      case .balanced, .small: thorough
      }
    return compress(filtered, rowCount: rows.height, with: deflate)
  }

  /// Through the filters after which a trial leaves fewer bytes.
  private func compressSmall(_ rows: PixelRows, as format: PixelFormat) -> [UInt8]? {
    func compressed(_ choice: FilteredRows.Choice, with deflate: Deflate) -> [UInt8]? {
      compress(
        FilteredRows(rows, format: format, filters: choice), rowCount: rows.height, with: deflate)
    }
    let trials = FilteredRows.Choice.allCases.compactMap { choice in
      compressed(choice, with: trying).map { (choice: choice, count: $0.count) }
    }
    let best = trials.min { $0.count < $1.count }
    return best.flatMap { compressed($0.choice, with: smallest) }
  }

  private func compress(
    _ filtered: FilteredRows, rowCount: Int, with deflate: Deflate
  ) -> [UInt8]? {
    let count = rowCount * filtered.bytesPerRow
    // What may be written behind the last row.
    let room = 2
    let memory = pool.memory(count: count + room)
    defer { withExtendedLifetime(memory) {} }
    let bytes = UnsafeMutableRawBufferPointer(
      rebasing: memory.prefix(count + room)[..<count])
    guard let first = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
    for y in 0..<rowCount {
      let place = first + y * filtered.bytesPerRow
      guard filtered.write(row: y, at: place) != nil else { return nil }
    }
    return deflate.compress(UnsafeRawBufferPointer(bytes))
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
