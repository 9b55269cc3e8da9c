package import GalleyGraphics

/// A few instants of a course in one still picture, as a PNG.
package struct FilmstripFormat: SequenceFormat {
  package static let kind = "filmstrip.png"
  package static let summary = "instants side by side with their times, for print and for review"

  private let options: SequenceOptions

  package init(options: SequenceOptions) { self.options = options }

  package func encode(
    _ sequence: PictureSequence, with renderer: Renderer, to write: ([UInt8]) throws -> Void
  ) throws {
    let filmstrip = try Filmstrip(sequence, instantCount: options.instantCount)
    let picture = try filmstrip.picture()
    let (width, height) = picture.pixelSize
    guard Surface.allows(width: width, height: height) else {
      throw RenderingError(
        "cannot draw a filmstrip of \(filmstrip.frameNumbers.count) instants on \(width)x\(height) px;"
          + " ask for fewer instants or a smaller scale, to stay within \(Surface.limits)")
    }
    try write(PNGFormat(options: options.format).encode(picture, with: renderer))
  }
}
