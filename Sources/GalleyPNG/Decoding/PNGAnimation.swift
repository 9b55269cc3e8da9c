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

  /// What happens to a frame's rectangle before the next.
  package enum Disposal: UInt8 {
    case keeps
    /// It becomes transparent.
    case clears
    /// It becomes what it was before the frame.
    case restores
  }

  /// How a frame's pixels are put on what is there.
  package enum Blending: UInt8 {
    case replaces
    case covers
  }

  package private(set) var frames: [Frame] = []
  /// How often it plays; 0 for ever.
  package private(set) var playCount = 0
  /// Whether the still picture, which programs show that know no animation, is no frame.
  package private(set) var hidesStill = false

  /// Reads the chunks of an animation; nil where the picture is a still.
  package init?(_ structure: PNGStructure, in bytes: [UInt8]) throws(PNGProblem) {
    guard !structure.isStill else { return nil }
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
  package init(still structure: PNGStructure) {
    let (width, height) = (structure.header.width, structure.header.height)
    frames = [
      Frame(
        rectangle: PixelRectangle(x: 0, y: 0, width: width, height: height),
        delay: FrameDelay(numerator: 0, denominator: 1), disposal: .keeps, blending: .replaces,
        pixels: structure.pixels)
    ]
    playCount = 1
  }

  private mutating func add(
    _ pixels: Range<Int>, behindStill isBehind: Bool
  ) throws(PNGProblem) {
    guard isBehind, let last = frames.indices.last, hidesStill || last > 0 else {
      throw .damaged("pixels of its animation belong to no frame")
    }
    frames[last].pixels.append(pixels)
  }

  private func check(frameCount: Int, of header: PNGHeader) throws(PNGProblem) {
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
