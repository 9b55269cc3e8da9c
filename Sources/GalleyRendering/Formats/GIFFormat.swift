internal import CDrawing
package import GalleyGraphics
internal import GalleyPNG

/// Moving pictures in 256 colors a frame, where someone must have a GIF.
///
/// A frame holds the rectangle around what changed, and in it only the pixels that did, so that
/// what stays does not flicker. Colors are exact where there are few enough, otherwise near and
/// mixed by error diffusion; pixels are transparent or not. Times are in hundredths of a second,
/// with a total as near as they allow: instants closer than two hundredths, which viewers do not
/// show, and those in which nothing changes have no frame of their own. No frame is shown for more
/// than 655 seconds.
package struct GIFFormat: SequenceFormat {
  package static let kind = "gif"
  package static let summary = "moving pictures in 256 colors a frame, for where nothing else moves"

  package init(options: SequenceOptions) {}

  package func encode(
    _ sequence: PictureSequence, with renderer: Renderer, to write: ([UInt8]) throws -> Void
  ) throws {
    let times = FrameTimes(of: sequence, unitsPerSecond: 100, shortestDelay: 2)
    let frames = try SequenceFrames(sequence) { times.start(ofFrame: $0) != nil }
    var writer = try GIFWriter(frames, times)
    try FrameRun(frames, with: renderer, as: GIFEncoder()).forEachEncodedFrame { place, encoded in
      try writer.append(encoded, ofFrame: frames.numbers[place])
      let bytes = writer.takeBytes()
      if !bytes.isEmpty { try write(bytes) }
    }
    try writer.end()
    try write(writer.takeBytes())
  }
}

/// Puts the frames of a GIF in a row.
///
/// A frame is written once the next is known: only then is it known how long it is shown, and
/// whether it is taken away again.
struct GIFWriter {
  private let stream: GIFStream
  private let times: FrameTimes
  private var pending: (encoded: GIFEncoder.EncodedFrame, start: Int)?

  init(_ frames: SequenceFrames, _ times: FrameTimes) throws {
    let (width, height) = frames.first.pixelSize
    stream = try GIFStream(width: width, height: height, playCount: frames.sequence.playCount)
    self.times = times
  }

  /// Appends a frame that is shown, in order.
  mutating func append(_ encoded: GIFEncoder.EncodedFrame, ofFrame number: Int) throws {
    guard encoded.image != nil, let start = times.start(ofFrame: number) else { return }
    if encoded.hidesLast { try pending?.encoded.growToBounds() }
    try writePending(until: start, encoded.hidesLast ? .clear : .keep)
    pending = (encoded, start)
  }

  mutating func end() throws {
    try writePending(until: times.end, .keep)
    try stream.end()
  }

  /// Hands out what was written since the last time.
  func takeBytes() -> [UInt8] { stream.takeBytes() }

  private func writePending(until end: Int, _ disposal: GIFStream.Disposal) throws {
    guard let pending, let image = pending.encoded.image else { return }
    try stream.append(image, delay: end - pending.start, disposal)
  }
}

/// The blocks of a GIF, in memory.
final class GIFStream {
  /// The disposal of a frame before the next.
  enum Disposal: UInt8 {
    /// It stays.
    case keep = 1
    /// Its rectangle becomes transparent.
    case clear = 2
  }

  private let file: GIFFile

  /// Begins a file.
  ///
  /// - `playCount`: How often it is played; nil for ever.
  init(width: Int, height: Int, playCount: Int?) throws(RenderingError) {
    file = try GIFFile(width: width, height: height)
    if playCount != 1 { try appendLoop(repeating: (playCount ?? 1) - 1) }
  }

  /// Appends a frame.
  ///
  /// - `delay`: In hundredths of a second.
  func append(_ image: GIFImage, delay: Int, _ disposal: Disposal) throws(RenderingError) {
    try appendControl(delay: UInt16(clamping: delay), disposal)
    file.append(image.bytes)
  }

  /// Ends the file.
  func end() throws(RenderingError) { try file.end() }

  /// Hands out what was written since the last time.
  func takeBytes() -> [UInt8] { file.takeBytes() }

  /// The extension that Netscape 2.0 brought, which all viewers know; 0 repeats for ever.
  private func appendLoop(repeating count: Int) throws(RenderingError) {
    let number = UInt16(clamping: count).littleEndian
    let block: [UInt8] = [1, UInt8(number & 255), UInt8(number >> 8)]
    try file.check(EGifPutExtensionLeader(file.pointer, APPLICATION_EXT_FUNC_CODE))
    try file.check(EGifPutExtensionBlock(file.pointer, 11, Array("NETSCAPE2.0".utf8)))
    try file.check(EGifPutExtensionBlock(file.pointer, 3, block))
    try file.check(EGifPutExtensionTrailer(file.pointer))
  }

  private func appendControl(delay: UInt16, _ disposal: Disposal) throws(RenderingError) {
    let hasTransparency: UInt8 = 1
    let block: [UInt8] = [
      disposal.rawValue << 2 | hasTransparency, UInt8(delay & 255), UInt8(delay >> 8),
      IndexedFrame.transparentIndex,
    ]
    try file.check(EGifPutExtension(file.pointer, GRAPHICS_EXT_FUNC_CODE, 4, block))
  }
}

/// Encodes frames as those of a GIF.
struct GIFEncoder: FrameEncoder {
  /// A frame, or nothing where it shows what the one before shows.
  struct EncodedFrame: Sendable {
    var image: GIFImage?
    /// Whether the frame before must be taken away, since something behind becomes transparent.
    var hidesLast = false
    /// The indexed pixels of the image, while it is not known whether the next frame takes it away.
    fileprivate(set) var frame: IndexedFrame?
    fileprivate var bounds: PixelRectangle
  }

  func encode(
    _ rows: PixelRows, after last: PixelRows?, with tools: FrameEncodingBuffers
  ) throws -> EncodedFrame {
    var encoded = EncodedFrame(bounds: rows.bounds)
    let changed = last.map { rows.changes(from: $0) } ?? rows.bounds
    guard let changed else { return encoded }
    encoded.hidesLast = last.map { rows.hides(anyOf: $0) } ?? false
    let frame =
      encoded.hidesLast
      ? IndexedFrame(rows, in: rows.bounds, after: nil)
      : IndexedFrame(rows, in: changed, after: last)
    encoded.frame = frame
    encoded.image = try GIFImage(frame)
    return encoded
  }

  /// Grows what is taken away by the frame after it.
  func finish(_ encodedFrames: inout [EncodedFrame]) throws {
    let changing = encodedFrames.indices.filter { encodedFrames[$0].image != nil }
    for (number, next) in zip(changing, changing.dropFirst()) {
      if encodedFrames[next].hidesLast { try encodedFrames[number].growToBounds() }
      encodedFrames[number].frame = nil
    }
  }
}

extension GIFEncoder.EncodedFrame {
  /// Makes the image as large as the whole canvas, so that all of it can be taken away.
  mutating func growToBounds() throws {
    guard var frame else { return }
    frame.grow(to: bounds)
    image = try GIFImage(frame)
    self.frame = nil
  }
}

/// A frame's rectangle, colors and compressed pixels, as a GIF holds them.
struct GIFImage: Sendable {
  let bytes: [UInt8]

  init(_ frame: IndexedFrame) throws(RenderingError) {
    let place = frame.rectangle
    let file = try GIFFile(width: place.x + place.width, height: place.y + place.height)
    _ = file.takeBytes()
    let size = max(1, frame.colors.count.nextPowerOf2Exponent)
    var colors = frame.colors.map { color in
      GifColorType(Red: UInt8(color.red), Green: UInt8(color.green), Blue: UInt8(color.blue))
    }
    colors += Array(
      repeating: GifColorType(Red: 0, Green: 0, Blue: 0), count: 1 << size - colors.count)
    guard let map = GifMakeMapObject(Int32(colors.count), colors) else {
      throw RenderingError("cannot write a GIF: out of memory")
    }
    defer { GifFreeMapObject(map) }
    try file.check(
      EGifPutImageDesc(
        file.pointer, Int32(place.x), Int32(place.y), Int32(place.width), Int32(place.height),
        false, map))
    var indices = frame.indices
    try file.check(
      indices.withUnsafeMutableBufferPointer { indices in
        EGifPutLine(file.pointer, indices.baseAddress, Int32(indices.count))
      })
    bytes = file.takeBytes()
  }
}

extension Int {
  /// The exponent of the smallest power of two that is not smaller.
  fileprivate var nextPowerOf2Exponent: Int {
    self <= 1 ? 0 : bitWidth - (self - 1).leadingZeroBitCount
  }
}
