internal import GalleyPNG
internal import GalleySystem

/// Makes of the pixels of frames what a file holds of them, in any thread.
protocol FrameEncoder: Sendable {
  associatedtype EncodedFrame: Sendable

  /// Encodes one frame.
  ///
  /// - `last`: The pixels of the frame before; nil for the first.
  /// - `tools`: Of the thread.
  func encode(_ rows: PixelRows, after last: PixelRows?, with tools: FrameEncodingBuffers) throws
    -> EncodedFrame

  /// Ends frames that follow one another, once all are there; more may follow.
  func finish(_ encodedFrames: inout [EncodedFrame]) throws
}

extension FrameEncoder {
  func finish(_ encodedFrames: inout [EncodedFrame]) {}
}

/// The buffers that a thread encodes frames with.
struct FrameEncodingBuffers {
  let encoder: PNGEncoder
  /// Holds pixels on the way to a file.
  let pool = PixelMemoryPool()
}
