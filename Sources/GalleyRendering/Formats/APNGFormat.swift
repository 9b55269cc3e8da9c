package import GalleyGraphics
internal import GalleyPNG

/// Moving pixels without loss, as an animated PNG.
///
/// Frame n of the file is frame n of the sequence, so that a list of the file's frames is one of
/// instants. Each holds the rectangle around what changed, or one pixel where nothing did; in it, the
/// pixels that stay are transparent and the others laid over what is there, unless some of these let
/// light through: then the rectangle replaces what is there. Programs that know no animation show the
/// first frame.
package struct APNGFormat: SequenceFormat {
  package static let kind = "apng"
  package static let summary = "moving pixels without loss, for comparing and for the web"

  private let options: SequenceOptions

  package init(options: SequenceOptions) { self.options = options }

  package func encode(
    _ sequence: PictureSequence, with renderer: Renderer, to write: ([UInt8]) throws -> Void
  ) throws {
    let frames = try SequenceFrames(sequence)
    var writer = writer(of: frames, with: renderer)
    try FrameRun(frames, with: renderer, as: APNGEncoder()).forEachPiece { frame, piece in
      writer.append(
        piece.pixels, in: piece.rectangle, piece.blending,
        delay: Self.delay(ofFrame: frame, in: sequence))
      try write(writer.takeBytes())
    }
    writer.end()
    try write(writer.takeBytes())
  }

  private func writer(of frames: SequenceFrames, with renderer: Renderer) -> APNGWriter {
    let (sequence, first) = (frames.sequence, frames.first)
    let (width, height) = first.pixelSize
    let notes = PNGEncoder.Notes(
      scale: first.scale,
      texts: PNGMetadata.texts(record: options.format.includesRecord ? first.record : nil))
    return APNGWriter(
      frameCount: sequence.frameCount, playCount: UInt32(clamping: sequence.playCount ?? 0),
      delay: APNGWriter.Delay(frameRate: sequence.frameRate)
    ) { file in
      let header = PNGHeader(width: width, height: height, colorType: .rgba)
      renderer.encoder.append(header, notes, to: &file)
    }
  }

  /// Of the last frame, which stays longer; nil for all others.
  private static func delay(
    ofFrame frame: Int, in sequence: PictureSequence
  ) -> APNGWriter.Delay? {
    guard sequence.holdDuration > 0, frame == sequence.frameCount - 1 else { return nil }
    return APNGWriter.Delay(frameRate: 1 / (1 / sequence.frameRate + sequence.holdDuration))
  }
}
