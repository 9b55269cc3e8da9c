import GalleyGraphics
internal import GalleyPNG

/// Encodes the frames of a sequence as a GIF.
///
/// A frame is written once the next is known: only then is it known how long it is shown, and
/// whether it must be taken away again because something behind becomes transparent.
struct GIFEncoder {
  /// Viewers slow down what is shown for less, to a tenth of a second; in hundredths.
  private static let shortestDelay = 2

  private let frames: SequenceFrames
  private let stream: GIFStream
  private var pending: (frame: IndexedFrame, surface: Surface, start: Int)?

  init(_ frames: SequenceFrames) throws {
    let (width, height) = frames.first.pixelSize
    stream = try GIFStream(
      width: width, height: height, playCount: frames.sequence.playCount)
    self.frames = frames
  }

  /// Draws the next frame, unless it comes too soon after the one before to be shown; the last one
  /// is always shown.
  ///
  /// - Returns: the bytes of the file that follow the ones before.
  mutating func append(_ number: Int) throws -> [UInt8] {
    var start = hundredths(ofFrame: number)
    if let pending {
      let soonest = pending.start + Self.shortestDelay
      if start < soonest, number < frames.sequence.frameCount - 1 { return [] }
      start = max(start, soonest)
    }
    let surface = try frames.surface(ofFrame: number)
    try surface.withPixelRows { rows in
      if let last = pending?.surface {
        try last.withPixelRows { try append(rows, of: surface, after: $0, start: start) }
      } else {
        let frame = IndexedFrame(rows, in: rows.bounds, after: nil)
        pending = (frame, surface, start)
      }
    }
    return stream.takeBytes()
  }

  /// The last bytes of the file.
  mutating func end() throws -> [UInt8] {
    if let pending {
      let hold = Int((frames.sequence.holdDuration * 100).rounded())
      let end = hundredths(ofFrame: frames.sequence.frameCount) + hold
      try writePending(until: max(end, pending.start + Self.shortestDelay), .keep)
    }
    try stream.end()
    return stream.takeBytes()
  }

  /// When a frame begins, rounded by itself, so that roundings do not add up.
  private func hundredths(ofFrame frame: Int) -> Int {
    Int((frames.sequence.time(ofFrame: frame) * 100).rounded())
  }

  private mutating func append(
    _ rows: PixelRows, of surface: Surface, after last: PixelRows, start: Int
  ) throws {
    guard let changed = rows.changes(from: last) else { return }
    let next: IndexedFrame
    if rows.hides(anyOf: last) {
      pending?.frame.grow(to: rows.bounds)
      try writePending(until: start, .clear)
      next = IndexedFrame(rows, in: rows.bounds, after: nil)
    } else {
      try writePending(until: start, .keep)
      next = IndexedFrame(rows, in: changed, after: last)
    }
    pending = (next, surface, start)
  }

  private mutating func writePending(until end: Int, _ disposal: GIFStream.Disposal) throws {
    guard let pending else { return }
    try stream.append(pending.frame, delay: end - pending.start, disposal)
  }
}
