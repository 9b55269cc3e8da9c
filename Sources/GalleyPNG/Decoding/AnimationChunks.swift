/// Reads chunks of an animation, and holds them to the order that their numbers say.
struct AnimationChunks {
  let bytes: [UInt8]
  /// Whether the pixels of the still picture came.
  var hasStill = false
  package private(set) var frameCount = 0
  private var nextNumber: UInt32 = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func playCount(_ chunk: PNGChunkReader.Chunk) throws(PNGProblem) -> Int {
    guard chunk.content.count == 8, frameCount == 0, nextNumber == 0, !hasStill else {
      throw .damaged("its acTL chunk is out of place")
    }
    frameCount = number(chunk, at: 0)
    guard frameCount > 0 else { throw .damaged("its animation has no frames") }
    return number(chunk, at: 4)
  }

  mutating func frame(
    _ chunk: PNGChunkReader.Chunk, of header: PNGHeader, after last: PNGAnimation.Frame?
  ) throws(PNGProblem) -> PNGAnimation.Frame {
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
  ) throws(PNGProblem) -> Range<Int> {
    guard chunk.content.count >= 4 else { throw .damaged("an fdAT chunk is out of place") }
    try checkNumber(chunk)
    return chunk.content.lowerBound + 4..<chunk.content.upperBound
  }

  private mutating func checkNumber(_ chunk: PNGChunkReader.Chunk) throws(PNGProblem) {
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
