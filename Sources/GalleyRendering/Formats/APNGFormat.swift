public import GalleyGraphics

/// Moving pixels without loss, as an animated PNG.
///
/// Frame n of the file is frame n of the sequence, so that a list of the file's frames is one of
/// instants: where nothing changes a frame is one pixel. Other frames are the rectangle around what
/// changed. Programs that know no animation show the first frame.
///
/// All frames are RGBA: within the rectangle, pixels that did not change are left transparent and
/// the frame is drawn over the one before, which packs better than repeating them without an alpha
/// channel; and no later frame can upset the choice, though frames are drawn one by one.
public struct APNGFormat: SequenceFormat {
  public static let kind = "apng"
  public static let summary = "moving pixels without loss, for comparing and for the web"

  private let options: SequenceOptions

  public init(options: SequenceOptions) { self.options = options }

  public func encode(
    _ sequence: PictureSequence, with renderer: Renderer, to write: ([UInt8]) throws -> Void
  ) throws {
    let frames = try SequenceFrames(sequence, with: renderer)
    var encoder = APNGEncoder(frames, includesRecord: options.format.includesRecord)
    for frame in 0..<sequence.frameCount { try write(encoder.append(frame)) }
    try write(encoder.end())
  }
}
