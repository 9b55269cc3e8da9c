package import GalleyGraphics

/// Moving pictures in 256 colors a frame, where someone must have a GIF.
///
/// A frame holds the rectangle around what changed, and in it only the pixels that did, so that what
/// stays does not flicker. Colors are exact where there are few enough, otherwise near and mixed by
/// error diffusion; pixels are transparent or not. Times are in hundredths of a second, with a total
/// as near as they allow: instants closer than two hundredths, which viewers do not show, and those
/// in which nothing changes have no frame of their own. No frame is shown for more than 655 seconds.
package struct GIFFormat: SequenceFormat {
  package static let kind = "gif"
  package static let summary = "moving pictures in 256 colors a frame, for where nothing else moves"

  package init(options: SequenceOptions) {}

  package func encode(
    _ sequence: PictureSequence, with renderer: Renderer, to write: ([UInt8]) throws -> Void
  ) throws {
    let times = GIFTimes(of: sequence)
    let frames = try SequenceFrames(sequence) { times.start(ofFrame: $0) != nil }
    var writer = try GIFWriter(frames, times)
    try FrameRun(frames, with: renderer, as: GIFEncoder()).forEachPiece { place, piece in
      try writer.append(piece, ofFrame: frames.numbers[place])
      let bytes = writer.takeBytes()
      if !bytes.isEmpty { try write(bytes) }
    }
    try writer.end()
    try write(writer.takeBytes())
  }
}
