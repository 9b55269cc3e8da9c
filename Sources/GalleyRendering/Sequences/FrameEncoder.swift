internal import GalleyPNG
internal import GalleySystem

/// Makes of the pixels of frames what a file holds of them, in any thread.
protocol FrameEncoder: Sendable {
  associatedtype Piece: Sendable

  /// Encodes one frame.
  ///
  /// - `last`: The pixels of the frame before; nil for the first.
  /// - `tools`: Of the thread.
  func piece(of rows: PixelRows, after last: PixelRows?, with tools: FrameEncodingBuffers) throws
    -> Piece

  /// Ends pieces that follow one another, once all are there; more may follow.
  func finish(_ pieces: inout [Piece]) throws
}

extension FrameEncoder {
  func finish(_ pieces: inout [Piece]) {}
}

/// What a thread encodes frames with.
struct FrameEncodingBuffers {
  let encoder: PNGEncoder
  /// Holds pixels on the way to a file.
  let pool = PixelMemoryPool()
}
