/// Writes the chunks of an animated PNG, frame after frame.
package struct APNGWriter {
  /// The delay of a frame, as a fraction of a second.
  package struct Delay: Equatable {
    package var numerator: UInt16
    package var denominator: UInt16
  }

  private var file = PNGFile()
  private let delay: Delay
  /// Frame headers and frame data are counted together.
  private var sequenceNumber: UInt32 = 0
  private var isFirst = true

  /// Begins a file.
  ///
  /// - `playCount`: 0 for ever.
  /// - `header`: Appends what comes before the pixels of a still picture.
  package init(
    frameCount: Int, playCount: UInt32, delay: Delay, header: (inout PNGFile) -> Void
  ) {
    self.delay = delay
    header(&file)
    file.append("acTL", UInt32(frameCount).bigEndianBytes + playCount.bigEndianBytes)
  }

  /// Appends a frame; the first is what programs show that do not know animation.
  ///
  /// It stays until the next.
  ///
  /// - `pixels`: A zlib stream.
  /// - `blending`: How they are put on what is there.
  /// - `delay`: Nil for that of all frames.
  package mutating func append(
    _ pixels: [UInt8], in rectangle: PixelRectangle,
    _ blending: PNGAnimation.Blending = .replaces, delay: Delay? = nil
  ) {
    let delay = delay ?? self.delay
    let place = [rectangle.width, rectangle.height, rectangle.x, rectangle.y]
    file.append(
      "fcTL",
      nextSequenceNumber() + place.flatMap { UInt32($0).bigEndianBytes }
        + delay.numerator.bigEndianBytes + delay.denominator.bigEndianBytes
        + [PNGAnimation.Disposal.keeps.rawValue, blending.rawValue])
    if isFirst {
      file.append("IDAT", pixels)
    } else {
      file.append("fdAT", nextSequenceNumber() + pixels)
    }
    isFirst = false
  }

  package mutating func end() { file.append("IEND", []) }

  /// Hands out what was appended since the last time.
  package mutating func takeBytes() -> [UInt8] { file.takeBytes() }

  private mutating func nextSequenceNumber() -> [UInt8] {
    defer { sequenceNumber += 1 }
    return sequenceNumber.bigEndianBytes
  }
}

extension APNGWriter.Delay {
  /// `1 / frameRate` seconds: exactly where 16 bits each hold that, such as 100/2997, otherwise the
  /// last convergent of the rate's continued fraction that they hold.
  package init(frameRate: Double) {
    let limit = Double(UInt16.max)
    let rate = min(max(frameRate, 1 / limit), limit)
    var previous = (numerator: 1.0, denominator: 0.0)
    var nearest = (numerator: rate.rounded(.down), denominator: 1.0)
    var rest = rate - nearest.numerator
    while abs(nearest.numerator / nearest.denominator - rate) > 1e-12 * rate {
      let term = (1 / rest).rounded(.down)
      let next = (
        numerator: term * nearest.numerator + previous.numerator,
        denominator: term * nearest.denominator + previous.denominator
      )
      guard max(next.numerator, next.denominator) <= limit else { break }
      (previous, nearest) = (nearest, next)
      rest = 1 / rest - term
    }
    self.init(
      numerator: UInt16(nearest.denominator), denominator: UInt16(nearest.numerator))
  }
}
