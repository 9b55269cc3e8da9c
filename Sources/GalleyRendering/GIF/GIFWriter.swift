import GalleyGraphics

/// Puts the frames of a GIF in a row.
///
/// A frame is written once the next is known: only then is it known how long it is shown, and
/// whether it is taken away again.
struct GIFWriter {
  private let stream: GIFStream
  private let times: GIFTimes
  private var pending: (piece: GIFEncoder.Piece, start: Int)?

  init(_ frames: SequenceFrames, _ times: GIFTimes) throws {
    let (width, height) = frames.first.pixelSize
    stream = try GIFStream(width: width, height: height, playCount: frames.sequence.playCount)
    self.times = times
  }

  /// Appends a frame that is shown, in order.
  mutating func append(_ piece: GIFEncoder.Piece, ofFrame number: Int) throws {
    guard piece.image != nil, let start = times.start(ofFrame: number) else { return }
    if piece.hidesLast { try pending?.piece.growToBounds() }
    try writePending(until: start, piece.hidesLast ? .clear : .keep)
    pending = (piece, start)
  }

  mutating func end() throws {
    try writePending(until: times.end, .keep)
    try stream.end()
  }

  /// Hands out what was written since the last time.
  func takeBytes() -> [UInt8] { stream.takeBytes() }

  private func writePending(until end: Int, _ disposal: GIFStream.Disposal) throws {
    guard let pending, let image = pending.piece.image else { return }
    try stream.append(image, delay: end - pending.start, disposal)
  }
}
