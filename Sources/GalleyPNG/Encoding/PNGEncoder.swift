internal import CCompression
internal import GalleySystem
internal import Synchronization

/// Writes rows of pixels as PNG files: RGB where every pixel is opaque, otherwise RGBA.
package final class PNGEncoder {
  /// The text chunks beside the pixels.
  package struct Notes {
    /// Device pixels a point; a point counts as 1/72 inch.
    package var scale: Double
    /// Texts by their keywords, each of at most 79 bytes of Latin-1.
    package var texts: [(keyword: String, text: String)] = []
    /// The words for people who cannot see the picture, and their language.
    package var description: (text: String, language: String)?

    package init(
      scale: Double, texts: [(keyword: String, text: String)] = [],
      description: (text: String, language: String)? = nil
    ) {
      self.scale = scale
      self.texts = texts
      self.description = description
    }
  }

  /// The time spent on the pixels.
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

  private let fastest: Deflater
  private let fast: Deflater
  private let thorough: Deflater
  private let trying: Deflater
  private let smallest: Deflater
  /// Holds the filtered rows, kept from picture to picture.
  private let pool = PixelMemoryPool()

  /// Levels of libdeflate, as measured where most rows are rich: over a gradient, 7 saves a twelfth
  /// of the bytes of 4 for a third of the time.
  ///
  /// Whatever rows are like, 9 tells well enough what 12 will make of them, in a fifteenth of its
  /// time.
  package init() throws(PNGError) {
    fastest = try Deflater(level: 1)
    fast = try Deflater(level: 4)
    thorough = try Deflater(level: 7)
    trying = try Deflater(level: 9)
    smallest = try Deflater(level: 12)
  }

  /// How many threads work at a picture that is kept, the calling one among them.
  package var threadCount = 1

  /// The whole file.
  ///
  /// - `digest`: That of the rows, made while they are compressed; nil where the file is to have
  ///   none.
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
    if let (text, language) = notes.description {
      // Not compressed, and without a keyword in the language.
      let keyword = Array(PNGText.description.utf8) + [0, 0, 0]
      file.append("iTXt", keyword + Array(language.utf8) + [0, 0] + Array(text.utf8))
    }
    for (keyword, text) in notes.texts { file.append("zTXt", compressedText(keyword, text)) }
  }

  /// The pixels as the zlib stream that image data chunks hold; nil where the format cannot hold
  /// them.
  ///
  /// - `digest`: That of the rows, which may be made at the same time.
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
    func compressed(_ choice: FilteredRows.Choice, with deflate: Deflater) -> [UInt8]? {
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
    _ filtered: FilteredRows, rowCount: Int, with deflate: Deflater
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

/// libdeflate at one level, for as many streams as one likes.
final class Deflater {
  private let compressor: UnsafeMutablePointer<libdeflate_compressor>

  /// - `level`: From 1, fast, to 12, small.
  init(level: Int) throws(PNGError) {
    guard let compressor = libdeflate_alloc_compressor(Int32(level)) else {
      throw .noMemory
    }
    self.compressor = compressor
  }

  deinit { libdeflate_free_compressor(compressor) }

  /// The bytes as a zlib stream.
  func compress(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(
        compressor, bytes.baseAddress, bytes.count, buffer.baseAddress, bound)
    }
  }
}

/// Compresses the rows of a picture most of whose rows are flat.
///
/// Bands of rows are compressed each by itself, so that several threads can; each is told the rows
/// before it, which it may repeat. What comes of it does not depend on the number of threads.
struct ScreenCompression {
  /// The least size of a band, in bytes: so much that the rows that are read once more, and codes
  /// of its own, cost little.
  private static let bandSize = 1 << 20

  private let rows: PixelRows
  private let format: PixelFormat
  /// Whether pixels are looked for that began alike wherever little is told by those to the left
  /// and in the row above, rather than only where nothing is.
  private let searches: Bool
  private let bandCount: Int

  init(_ rows: PixelRows, format: PixelFormat, effort: PNGEncoder.Effort = .balanced) {
    self.rows = rows
    self.format = format
    searches = effort != .fast
    let rowSize = 1 + rows.width * format.bytesPerPixel
    let rowsOfBand = (Self.bandSize + rowSize - 1) / rowSize
    bandCount = max(1, (rows.height + rowsOfBand / 2) / rowsOfBand)
  }

  /// The zlib stream of all rows; nil where the format cannot hold a pixel.
  ///
  /// - `threads`: How many work at most, the calling one among them.
  /// - digest: That of the rows: the calling thread makes it, first of all where there are others,
  ///   otherwise row by row.
  func compress(threads: Int, digest: RunningDigest? = nil) -> [UInt8]? {
    let queue = CompressionQueue(rows, format, bandCount, searches: searches)
    WorkerThreads.run(
      min(threads, bandCount), elsewhere: { queue.work() },
      here: {
        if min(threads, bandCount) > 1 { digest?.advance(to: rows.height) }
        queue.work(digest)
      })
    return queue.parts.map(ZlibStream.bytes)
  }
}

/// Bands of a picture's rows that threads take one by one, and what came of them.
private final class CompressionQueue: Sendable {
  /// The rows, by their address.
  private let start: UInt
  private let bytesPerRow: Int
  private let size: (width: Int, height: Int)
  private let format: PixelFormat
  private let searches: Bool
  /// How many bands there are.
  private let count: Int
  private let bands: WorkerThreads.Jobs
  private let done = Mutex<[Int: ZlibStream.Part]>([:])

  /// - `rows`: They must stay where they are for as long as somebody works at them.
  init(_ rows: PixelRows, _ format: PixelFormat, _ count: Int, searches: Bool) {
    start = UInt(bitPattern: rows.start)
    bytesPerRow = rows.bytesPerRow
    size = (rows.width, rows.height)
    (self.format, self.count, self.searches) = (format, count, searches)
    bands = WorkerThreads.Jobs(count: count)
  }

  /// Takes bands until there are no more, or until one cannot be held.
  func work(_ digest: RunningDigest? = nil) {
    guard let start = UnsafeMutableRawPointer(bitPattern: start) else { return }
    let rows = PixelRows(
      start: start, bytesPerRow: bytesPerRow, width: size.width, height: size.height)
    var band = RowBand(rows, format, searches: searches, digest)
    while let index = bands.next() {
      guard let part = band.compress(row(index)..<row(index + 1)) else { return bands.end() }
      done.withLock { $0[index] = part }
    }
  }

  /// The first row of a band.
  private func row(_ band: Int) -> Int { size.height * band / count }

  /// The parts of all bands, in their order, once all threads have ended; nil where one could not
  /// be held.
  var parts: [ZlibStream.Part]? {
    done.withLock { done in
      done.count == count ? (0..<count).compactMap { done[$0] } : nil
    }
  }
}

/// Compresses some rows of a picture after others.
struct RowBand: ~Copyable {
  /// How many rows are taken for the digest before they are compressed: few enough to stay near the
  /// processor till then.
  private static let lookahead = 32

  private let rows: FilteredRows
  private let height: Int
  private let rowSize: Int
  private let digest: RunningDigest?
  private var matcher: RowMatcher

  init(_ rows: PixelRows, _ format: PixelFormat, searches: Bool, _ digest: RunningDigest?) {
    self.digest = digest
    self.rows = FilteredRows(rows, format: format)
    height = rows.height
    rowSize = self.rows.bytesPerRow
    matcher = RowMatcher(rowSize: rowSize, step: format.bytesPerPixel, searches: searches)
  }

  /// Nil where the format cannot hold a pixel.
  mutating func compress(_ range: Range<Int>) -> ZlibStream.Part? {
    matcher.removeAll()
    // As many rows as repetitions reach.
    let known = min(range.lowerBound, (DeflateToken.longestDistance + rowSize - 1) / rowSize)
    guard add(range.lowerBound - known..<range.lowerBound) else { return nil }
    matcher.restart()
    return add(range) ? matcher.finish(isLast: range.upperBound == height) : nil
  }

  private mutating func add(_ range: Range<Int>) -> Bool {
    for y in range {
      if y % Self.lookahead == 0 { digest?.advance(to: min(y + Self.lookahead, height)) }
      let place = matcher.nextRow()
      guard let kind = rows.write(row: y, at: place, model: matcher.model) else { return false }
      switch kind {
      case .repeated: matcher.addZeros()
      case .flat where rows.isCompared: matcher.addPlainRow(rows.same)
      case .flat: matcher.addPlainRow()
      case .rich: matcher.addFilteredRow()
      }
    }
    return true
  }
}
