package import GalleyGraphics
internal import GalleyPNG
internal import GalleySystem

/// Moving pixels without loss, as an animated PNG.
///
/// Frame n of the file is frame n of the sequence, so that a list of the file's frames is one of
/// instants. Each holds the rectangle around what changed, or one pixel where nothing did; in it,
/// the pixels that stay are transparent and the others laid over what is there, unless some of
/// these let light through: then the rectangle replaces what is there. Programs that know no
/// animation show the first frame.
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
    try FrameRun(frames, with: renderer, as: APNGEncoder()).forEachEncodedFrame { frame, encoded in
      writer.append(
        encoded.pixels, in: encoded.rectangle, encoded.blending,
        delay: Self.delay(ofFrame: frame, in: sequence))
      try write(writer.takeBytes())
    }
    writer.end()
    try write(writer.takeBytes())
  }

  private func writer(of frames: SequenceFrames, with renderer: Renderer) -> APNGWriter {
    let (sequence, first) = (frames.sequence, frames.first)
    let (width, height) = first.pixelSize
    let notes = PNGMetadata.notes(
      scale: first.scale, record: options.format.includesRecord ? first.record : nil,
      first.alternative)
    return APNGWriter(
      frameCount: sequence.frameCount, playCount: UInt32(clamping: sequence.playCount ?? 0),
      delay: APNGWriter.Delay(frameRate: sequence.frameRate)
    ) { file in
      let header = PNGHeader(width: width, height: height, colorType: .rgba)
      renderer.encoder.append(header, notes, to: &file)
    }
  }

  /// Returns the delay of the last frame, which stays longer; nil for all others.
  private static func delay(
    ofFrame frame: Int, in sequence: PictureSequence
  ) -> APNGWriter.Delay? {
    guard sequence.holdDuration > 0, frame == sequence.frameCount - 1 else { return nil }
    return APNGWriter.Delay(frameRate: 1 / (1 / sequence.frameRate + sequence.holdDuration))
  }
}

/// Encodes frames as those of an animated PNG: of each the rectangle around what changed, and in it
/// only the pixels that did.
struct APNGEncoder: FrameEncoder {
  struct EncodedFrame: Sendable {
    /// A zlib stream.
    var pixels: [UInt8]
    var rectangle: PixelRectangle
    var blending: PNGAnimation.Blending
  }

  /// Every frame has a rectangle of at least one pixel, so that they are counted as instants are.
  func encode(_ rows: PixelRows, after last: PixelRows?, with tools: FrameEncodingBuffers)
    -> EncodedFrame
  {
    guard let last else { return encode(rows, in: rows.bounds, with: tools) }
    guard let changed = rows.changes(from: last) else {
      let corner = PixelRectangle(x: 0, y: 0, width: 1, height: 1)
      return encode(rows[corner], in: corner, with: tools)
    }
    let (here, there) = (rows[changed], last[changed])
    let memory = tools.pool.memory(count: changed.area * 4)
    defer { withExtendedLifetime(memory) {} }
    guard let cover = here.cover(of: there, in: memory.prefix(changed.area * 4))
    else { return encode(here, in: changed, with: tools) }
    return encode(cover, in: changed, .covers, with: tools)
  }

  private func encode(
    _ rows: PixelRows, in rectangle: PixelRectangle, _ blending: PNGAnimation.Blending = .replaces,
    with tools: FrameEncodingBuffers
  ) -> EncodedFrame {
    guard let pixels = tools.encoder.compress(rows, as: .rgba, effort: .frame) else {
      preconditionFailure("four bytes a pixel hold every surface")
    }
    return EncodedFrame(pixels: pixels, rectangle: rectangle, blending: blending)
  }
}
