internal import CDrawing
package import GalleyGraphics
internal import GalleyPNG
internal import GalleySystem

/// Moving pixels without loss in small files, as an animated WebP.
///
/// A frame holds the rectangle around what changed: all of it, or only the pixels that did, whichever
/// is smaller. Times are in milliseconds, with a total as near as they allow: instants closer than
/// eleven of them, which viewers do not show, and those in which nothing changes have no frame of
/// their own.
package struct WebPFormat: SequenceFormat {
  package static let kind = "webp"
  package static let summary = "moving pixels without loss in small files, for mails and the web"

  /// Of the file format.
  private static let largestExtent = 16_383

  package init(options: SequenceOptions) {}

  package func encode(
    _ sequence: PictureSequence, with renderer: Renderer, to write: ([UInt8]) throws -> Void
  ) throws {
    let times = FrameTimes(of: sequence, unitsPerSecond: 1000, shortestDelay: 11)
    let frames = try SequenceFrames(sequence) { times.start(ofFrame: $0) != nil }
    let (width, height) = frames.first.pixelSize
    guard max(width, height) <= Self.largestExtent else {
      throw RenderingError(
        "a WebP is at most \(Self.largestExtent) pixels wide and high, and '\(sequence.title)' is \(width)x\(height); draw it at a smaller scale, or as apng"
      )
    }
    var shown: [(image: WebPImage, start: Int)] = []
    try FrameRun(frames, with: renderer, as: WebPEncoder()).forEachEncodedFrame { place, image in
      guard let image, let start = times.start(ofFrame: frames.numbers[place]) else { return }
      shown.append((image, start))
    }
    var file = WebPFile(width: width, height: height, playCount: sequence.playCount)
    let ends = shown.dropFirst().map(\.start) + [times.end]
    for (frame, end) in zip(shown, ends) { file.append(frame.image, duration: end - frame.start) }
    try write(file.bytes)
  }
}

/// A frame's rectangle and compressed pixels, as a WebP holds them.
struct WebPImage: Sendable {
  var rectangle: PixelRectangle
  /// Whether it is laid over what is there: what has not changed is transparent.
  var isCover = false
  /// A chunk with its head.
  var chunk: [UInt8]
}

/// Encodes frames as those of a WebP; nil for one that shows what the one before shows.
struct WebPEncoder: FrameEncoder {
  func encode(
    _ rows: PixelRows, after last: PixelRows?, with tools: FrameEncodingBuffers
  ) throws -> WebPImage? {
    let changed = last.map { rows.changes(from: $0) } ?? rows.bounds
    guard let rectangle = changed?.fromEvenPlace else { return nil }
    let memory = tools.pool.memory(count: rectangle.area * 4)
    defer { withExtendedLifetime(memory) {} }
    let cover = last.flatMap {
      rows[rectangle].cover(of: $0[rectangle], in: memory.prefix(rectangle.area * 4))
    }
    let whole = WebPImage(
      rectangle: rectangle, chunk: try WebPBitstream.chunk(of: rows[rectangle]))
    guard let cover else { return whole }
    // Holes in what repeats may cost more than what they leave out.
    let chunk = try WebPBitstream.chunk(of: cover)
    return chunk.count < whole.chunk.count
      ? WebPImage(rectangle: rectangle, isCover: true, chunk: chunk) : whole
  }
}

extension PixelRectangle {
  /// The rectangle with its corner at even places, as those of a WebP's frames are.
  fileprivate var fromEvenPlace: PixelRectangle {
    PixelRectangle(x: x & ~1, y: y & ~1, width: width + (x & 1), height: height + (y & 1))
  }
}

/// Compresses pixels with libwebp, without loss.
private enum WebPBitstream {
  /// Of libwebp's efforts from 0 to 9: less is a third as small, more takes longer and gains little.
  private static let effort: Int32 = 6
  /// The head of a file around a single picture.
  private static let headLength = 12

  /// The picture as a chunk with its head.
  static func chunk(of rows: PixelRows) throws(RenderingError) -> [UInt8] {
    var configuration = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigInit(&configuration) != 0, WebPPictureInit(&picture) != 0,
      WebPConfigLosslessPreset(&configuration, effort) != 0
    else { throw RenderingError("the installed libwebp does not fit; install it again") }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    picture.width = Int32(rows.width)
    picture.height = Int32(rows.height)
    let pixels = straightPixels(of: rows)
    guard WebPPictureImportRGBA(&picture, pixels, Int32(rows.width * 4)) != 0 else {
      throw RenderingError("cannot write a WebP: out of memory")
    }
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    picture.writer = WebPMemoryWrite
    let isWritten = withUnsafeMutablePointer(to: &writer) { writer in
      picture.custom_ptr = UnsafeMutableRawPointer(writer)
      return WebPEncode(&configuration, &picture) != 0
    }
    guard isWritten, let bytes = writer.mem else {
      throw RenderingError("cannot write a WebP: libwebp's error \(picture.error_code.rawValue)")
    }
    return Array(UnsafeBufferPointer(start: bytes, count: writer.size).dropFirst(headLength))
  }

  private static func straightPixels(of rows: PixelRows) -> [UInt8] {
    let length = rows.width * 4
    return [UInt8](unsafeUninitializedCapacity: length * rows.height) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      for y in 0..<rows.height {
        writeStraightRow(UnsafeBufferPointer(rows[y]), to: start + y * length)
      }
      count = length * rows.height
    }
  }
}

/// The chunks of an animated WebP, in memory: its head has the length of all.
///
/// (WebP Container Specification, Google, 2023.)
private struct WebPFile {
  private enum Flag {
    static let animation: UInt8 = 0x02
    static let alpha: UInt8 = 0x10
    /// Of a frame: it takes the place of what is there.
    static let replaces: UInt8 = 0x02
  }

  private static let longestDuration = 0xFF_FFFF

  private var chunks: [UInt8] = []

  /// - `playCount`: How often it is played; nil for ever.
  init(width: Int, height: Int, playCount: Int?) {
    let extents = Self.bytes(width - 1, 3) + Self.bytes(height - 1, 3)
    append("VP8X", [Flag.animation | Flag.alpha, 0, 0, 0] + extents)
    let background: [UInt8] = [0, 0, 0, 0]
    append("ANIM", background + Self.bytes(min(playCount ?? 0, 0xFFFF), 2))
  }

  /// - `duration`: In milliseconds.
  mutating func append(_ image: WebPImage, duration: Int) {
    let place = image.rectangle
    let numbers = [
      place.x / 2, place.y / 2, place.width - 1, place.height - 1,
      min(duration, Self.longestDuration),
    ]
    append(
      "ANMF",
      numbers.flatMap { Self.bytes($0, 3) } + [image.isCover ? 0 : Flag.replaces]
        + image.chunk)
  }

  var bytes: [UInt8] {
    Array("RIFF".utf8) + Self.bytes(chunks.count + 4, 4) + Array("WEBP".utf8) + chunks
  }

  private mutating func append(_ name: String, _ content: [UInt8]) {
    chunks += Array(name.utf8) + Self.bytes(content.count, 4) + content
    if !content.count.isMultiple(of: 2) { chunks.append(0) }
  }

  /// A number in so many bytes, the lowest first.
  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
