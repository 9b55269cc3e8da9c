internal import GalleyPNG

/// Encodes frames as those of a GIF.
struct GIFEncoder: FrameEncoder {
  /// A frame, or nothing where it shows what the one before shows.
  struct Piece: Sendable {
    var image: GIFImage?
    /// Whether the frame before must be taken away, since something behind becomes transparent.
    var hidesLast = false
    /// What the image shows, while it is not known whether the next frame takes it away.
    fileprivate(set) var frame: IndexedFrame?
    fileprivate var bounds: PixelRectangle
  }

  func piece(
    of rows: PixelRows, after last: PixelRows?, with tools: FrameTools
  ) throws -> Piece {
    var piece = Piece(bounds: rows.bounds)
    let changed = last.map { rows.changes(from: $0) } ?? rows.bounds
    guard let changed else { return piece }
    piece.hidesLast = last.map { rows.hides(anyOf: $0) } ?? false
    let frame =
      piece.hidesLast
      ? IndexedFrame(rows, in: rows.bounds, after: nil)
      : IndexedFrame(rows, in: changed, after: last)
    piece.frame = frame
    piece.image = try GIFImage(frame)
    return piece
  }

  /// Grows what is taken away by the piece after it.
  func finish(_ pieces: inout [Piece]) throws {
    let changing = pieces.indices.filter { pieces[$0].image != nil }
    for (number, next) in zip(changing, changing.dropFirst()) {
      if pieces[next].hidesLast { try pieces[number].growToBounds() }
      pieces[number].frame = nil
    }
  }
}

extension GIFEncoder.Piece {
  /// Makes the image as large as the whole canvas, so that all of it can be taken away.
  mutating func growToBounds() throws {
    guard var frame else { return }
    frame.grow(to: bounds)
    image = try GIFImage(frame)
    self.frame = nil
  }
}
