import GalleyGraphics

/// Encodes the frames of a sequence as an animated PNG.
struct APNGEncoder {
  private let frames: SequenceFrames
  private var writer: APNGWriter
  private var last: Surface?
  /// Holds what changed in a frame, kept from frame to frame.
  private let pool = PixelMemoryPool()

  init(_ frames: SequenceFrames, includesRecord: Bool) {
    self.frames = frames
    let (sequence, first) = (frames.sequence, frames.first)
    let (width, height) = first.pixelSize
    writer = APNGWriter(
      frameCount: sequence.frameCount, playCount: UInt32(clamping: sequence.playCount ?? 0),
      delay: APNGWriter.Delay(frameRate: sequence.frameRate)
    ) { file in
      frames.renderer.encoder.appendHeader(
        width: width, height: height, .rgba,
        PNGEncoder.Notes(
          scale: first.scale, record: includesRecord ? first.record : nil), to: &file)
    }
  }

  /// Draws and encodes the next frame.
  ///
  /// - Returns: the bytes of the file that follow the ones before.
  mutating func append(_ frame: Int) throws -> [UInt8] {
    let surface = try frames.surface(ofFrame: frame)
    if let last {
      try surface.withPixelRows { rows in try last.withPixelRows { try append(rows, after: $0) } }
    } else {
      surface.withPixelRows { append($0, in: $0.bounds, .source) }
    }
    last = surface
    return writer.takeBytes()
  }

  /// The last bytes of the file.
  mutating func end() -> [UInt8] {
    writer.end()
    return writer.takeBytes()
  }

  private mutating func append(_ rows: PixelRows, after last: PixelRows) throws {
    guard let rectangle = rows.changes(from: last) else {
      let corner = PixelRectangle(x: 0, y: 0, width: 1, height: 1)
      return append(rows[corner], in: corner, .source)
    }
    let copy = try Surface(
      width: rectangle.width, height: rectangle.height, pool: pool, isOverwritten: true)
    copy.withPixelRows { copy in
      if rows[rectangle].copyChanges(from: last[rectangle], to: copy) {
        append(copy, in: rectangle, .over)
      } else {
        append(rows[rectangle], in: rectangle, .source)
      }
    }
  }

  private mutating func append(
    _ rows: PixelRows, in rectangle: PixelRectangle, _ blend: APNGWriter.Blend
  ) {
    guard let pixels = frames.renderer.encoder.compress(rows, as: .rgba) else {
      preconditionFailure("four bytes a pixel hold every surface")
    }
    writer.append(pixels, in: rectangle, blend)
  }
}
