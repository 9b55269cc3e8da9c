import GalleyGraphics
internal import GalleyPNG

/// Encodes the frames of a sequence as an animated PNG.
struct APNGEncoder {
  private let frames: SequenceFrames
  /// One for all frames, as the file has it.
  private let format: PixelFormat
  private var writer: APNGWriter
  private var last: Surface?

  init(_ frames: SequenceFrames, includesRecord: Bool) {
    let (sequence, first) = (frames.sequence, frames.first)
    let format: PixelFormat = frames.isOpaque ? .rgb : .rgba
    let (width, height) = first.pixelSize
    let notes = PNGEncoder.Notes(
      scale: first.scale, texts: PNGMetadata.texts(record: includesRecord ? first.record : nil))
    writer = APNGWriter(
      frameCount: sequence.frameCount, playCount: UInt32(clamping: sequence.playCount ?? 0),
      delay: APNGWriter.Delay(frameRate: sequence.frameRate)
    ) { file in
      let header = PNGHeader(width: width, height: height, colorType: format.colorType)
      frames.renderer.encoder.append(header, notes, to: &file)
    }
    self.frames = frames
    self.format = format
  }

  /// Draws and encodes the next frame.
  ///
  /// - Returns: the bytes of the file that follow the ones before.
  mutating func append(_ frame: Int) throws -> [UInt8] {
    let surface = try frames.surface(ofFrame: frame)
    let delay = delay(ofFrame: frame)
    surface.withPixelRows { rows in
      if let last {
        last.withPixelRows { append(rows, after: $0, delay: delay) }
      } else {
        append(rows, in: rows.bounds, delay: delay)
      }
    }
    last = surface
    return writer.takeBytes()
  }

  /// Of the last frame, which stays longer; nil for all others.
  private func delay(ofFrame frame: Int) -> APNGWriter.Delay? {
    let sequence = frames.sequence
    guard sequence.holdDuration > 0, frame == sequence.frameCount - 1 else { return nil }
    return APNGWriter.Delay(frameRate: 1 / (1 / sequence.frameRate + sequence.holdDuration))
  }

  /// The last bytes of the file.
  mutating func end() -> [UInt8] {
    writer.end()
    return writer.takeBytes()
  }

  /// Every frame has a rectangle of at least one pixel, so that they are counted as instants are.
  private mutating func append(
    _ rows: PixelRows, after last: PixelRows, delay: APNGWriter.Delay?
  ) {
    let corner = PixelRectangle(x: 0, y: 0, width: 1, height: 1)
    append(rows, in: rows.changes(from: last) ?? corner, delay: delay)
  }

  private mutating func append(
    _ rows: PixelRows, in rectangle: PixelRectangle, delay: APNGWriter.Delay?
  ) {
    let encoder = frames.renderer.encoder
    guard let pixels = encoder.compress(rows[rectangle], as: format, effort: .frame) else {
      preconditionFailure("what is drawn on an opaque ground is opaque")
    }
    writer.append(pixels, in: rectangle, delay: delay)
  }
}
