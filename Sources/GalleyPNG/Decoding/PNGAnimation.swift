/// The frames of an animated PNG as its chunks give them, none of them decoded: acTL, fcTL and fdAT
/// of the PNG specification, third edition.
package struct PNGAnimation: Sendable {
  /// One picture of it, to be laid on what was there.
  package struct Frame: Sendable {
    package var rectangle: PixelRectangle
    package var delay: FrameDelay
    package var disposal: Disposal
    package var blending: Blending
    /// The content of the chunks that, joined, are its zlib stream.
    package var pixels: [Range<Int>] = []
  }

  /// The disposal of a frame's rectangle before the next.
  package enum Disposal: UInt8 {
    case keeps
    /// It becomes transparent.
    case clears
    /// It becomes what it was before the frame.
    case restores
  }

  /// The blending of a frame's pixels with what is there.
  package enum Blending: UInt8 {
    case replaces
    case covers
  }

  package private(set) var frames: [Frame] = []
  /// How often it plays; 0 for ever.
  package private(set) var playCount = 0
  /// Whether the still picture, which programs show that know no animation, is no frame.
  package private(set) var hidesStill = false

  /// Reads the chunks of an animation.
  package init(_ structure: PNGStructure, in bytes: [UInt8]) throws(PNGError) {
    var reader = AnimationChunks(bytes: bytes)
    for chunk in structure.motion {
      switch chunk.name {
      case .animation: playCount = try reader.playCount(chunk)
      case .frame: frames.append(try reader.frame(chunk, of: structure.header, after: frames.last))
      case .framePixels: try add(reader.framePixels(chunk), behindStill: reader.hasStill)
      default:
        reader.hasStill = true
        hidesStill = frames.isEmpty
        if !hidesStill { frames[0].pixels = structure.pixels }
      }
    }
    try check(frameCount: reader.frameCount, of: structure.header)
  }

  /// A still picture as the only frame.
  package init(stillOfWidth width: Int, height: Int) {
    frames = [
      Frame(
        rectangle: PixelRectangle(x: 0, y: 0, width: width, height: height),
        delay: FrameDelay(numerator: 0, denominator: 1), disposal: .keeps, blending: .replaces)
    ]
    playCount = 1
  }

  private mutating func add(
    _ pixels: Range<Int>, behindStill isBehind: Bool
  ) throws(PNGError) {
    guard isBehind, let last = frames.indices.last, hidesStill || last > 0 else {
      throw .damaged("pixels of its animation belong to no frame")
    }
    frames[last].pixels.append(pixels)
  }

  private func check(frameCount: Int, of header: PNGHeader) throws(PNGError) {
    guard frames.count == frameCount else {
      throw .damaged("its animation should have \(frameCount) frames and has \(frames.count)")
    }
    if let number = frames.firstIndex(where: { $0.pixels.isEmpty }) {
      throw .damaged("frame \(number + 1) of its animation has no pixels")
    }
    let whole = PixelRectangle(x: 0, y: 0, width: header.width, height: header.height)
    guard hidesStill || frames[0].rectangle == whole else {
      throw .damaged("the first frame of its animation is not as large as the picture")
    }
  }

  /// The pixels of all frames, as they are stored.
  package var pixelCount: Int {
    frames.reduce(0) { $0 + $1.rectangle.width * $1.rectangle.height }
  }
}

/// Reads chunks of an animation, and holds them to the order that their numbers say.
struct AnimationChunks {
  let bytes: [UInt8]
  /// Whether the pixels of the still picture came.
  var hasStill = false
  package private(set) var frameCount = 0
  private var nextNumber: UInt32 = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func playCount(_ chunk: PNGChunkReader.Chunk) throws(PNGError) -> Int {
    guard chunk.content.count == 8, frameCount == 0, nextNumber == 0, !hasStill else {
      throw .damaged("its acTL chunk is out of place")
    }
    frameCount = number(chunk, at: 0)
    guard frameCount > 0 else { throw .damaged("its animation has no frames") }
    return number(chunk, at: 4)
  }

  mutating func frame(
    _ chunk: PNGChunkReader.Chunk, of header: PNGHeader, after last: PNGAnimation.Frame?
  ) throws(PNGError) -> PNGAnimation.Frame {
    guard chunk.content.count == 26, frameCount > 0 else {
      throw .damaged("an fcTL chunk is out of place")
    }
    try checkNumber(chunk)
    guard last == nil || hasStill else {
      throw .damaged("frames of its animation come before its pixels")
    }
    let rectangle = PixelRectangle(
      x: number(chunk, at: 12), y: number(chunk, at: 16), width: number(chunk, at: 4),
      height: number(chunk, at: 8))
    guard rectangle.width > 0, rectangle.height > 0,
      rectangle.x + rectangle.width <= header.width,
      rectangle.y + rectangle.height <= header.height
    else { throw .damaged("a frame of its animation lies beyond the picture") }
    let ways = bytes[chunk.content].suffix(2)
    guard let disposal = ways.first.flatMap(PNGAnimation.Disposal.init),
      let blending = ways.last.flatMap(PNGAnimation.Blending.init)
    else { throw .damaged("a frame of its animation is laid in no known way") }
    let denominator = half(chunk, at: 22)
    return PNGAnimation.Frame(
      rectangle: rectangle,
      delay: FrameDelay(
        // None stands for hundredths.
        numerator: half(chunk, at: 20), denominator: denominator == 0 ? 100 : denominator),
      disposal: disposal, blending: blending)
  }

  mutating func framePixels(
    _ chunk: PNGChunkReader.Chunk
  ) throws(PNGError) -> Range<Int> {
    guard chunk.content.count >= 4 else { throw .damaged("an fdAT chunk is out of place") }
    try checkNumber(chunk)
    return chunk.content.lowerBound + 4..<chunk.content.upperBound
  }

  private mutating func checkNumber(_ chunk: PNGChunkReader.Chunk) throws(PNGError) {
    guard number(chunk, at: 0) == nextNumber else {
      throw .damaged(
        "the \(chunk.name) chunks of its animation are out of order: number"
          + " \(number(chunk, at: 0)) stands where \(nextNumber) should")
    }
    nextNumber += 1
  }

  private func number(_ chunk: PNGChunkReader.Chunk, at offset: Int) -> Int {
    Int(UInt32(bigEndian: bytes[chunk.content].dropFirst(offset).prefix(4)))
  }

  private func half(_ chunk: PNGChunkReader.Chunk, at offset: Int) -> Int {
    Int(UInt16(bigEndian: bytes[chunk.content].dropFirst(offset).prefix(2)))
  }
}

/// The delay of a frame, as a fraction of a second.
package struct FrameDelay: Hashable, Sendable {
  package var numerator: Int
  package var denominator: Int

  /// In seconds; nothing for as fast as a program can.
  package var seconds: Double { Double(numerator) / Double(denominator) }

  /// `1/30 s`; a whole number of seconds as one.
  package var words: String {
    numerator % denominator == 0
      ? "\(numerator / denominator) s" : "\(numerator)/\(denominator) s"
  }

  package static func == (one: FrameDelay, other: FrameDelay) -> Bool {
    one.numerator * other.denominator == other.numerator * one.denominator
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
}
