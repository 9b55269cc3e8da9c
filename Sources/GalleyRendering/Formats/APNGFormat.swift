package import GalleyGraphics
internal import GalleyPNG

/// Moving pixels without loss, as an animated PNG.
///
/// Frame n of the file is frame n of the sequence, so that a list of the file's frames is one of
/// instants. Each holds the rectangle around what changed, or one pixel where nothing did. Programs
/// that know no animation show the first frame.
///
/// A file has one kind of pixels: RGB where what never changes at the back of the pictures is opaque,
/// which is known before the first is written, otherwise RGBA. On screens RGB takes a twentieth less space and
/// an eighth less time.
package struct APNGFormat: SequenceFormat {
  package static let kind = "apng"
  package static let summary = "moving pixels without loss, for comparing and for the web"

  private let options: SequenceOptions

  package init(options: SequenceOptions) { self.options = options }

  package func encode(
    _ sequence: PictureSequence, with renderer: Renderer, to write: ([UInt8]) throws -> Void
  ) throws {
    let frames = try SequenceFrames(sequence, with: renderer)
    var encoder = APNGEncoder(frames, includesRecord: options.format.includesRecord)
    for frame in 0..<sequence.frameCount { try write(encoder.append(frame)) }
    try write(encoder.end())
  }
}
