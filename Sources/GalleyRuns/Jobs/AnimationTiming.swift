package import GalleyGraphics
internal import GalleyRendering
package import GalleyScenes

/// The timing of a state's animation: frame rate, duration and repetitions.
package struct AnimationTiming: Hashable, Sendable {
  /// The most that is drawn of one course.
  static let largestFrameCount = 2_000
  /// Of all frames together: what can be read again.
  static let largestPixelCount = ImageLimits.framePixels
  /// Frames a second that a course can be drawn at.
  package static let frameRates = 1.0...120.0
  package static let frameRateWords =
    "\(Int(frameRates.lowerBound)) to \(Int(frameRates.upperBound))"
  package static let standardFrameRate = 30.0

  /// Frames a second.
  package var frameRate: Double
  /// In seconds; nil for as long as the course is.
  package var duration: Double?
  /// How often an animation plays; nil for ever.
  package var playCount: Int?
  /// How long the last frame stays; nil for a second where the animation plays again and comes to
  /// rest, and no time where it does not.
  package var hold: Double?

  package init(
    frameRate: Double = standardFrameRate, duration: Double? = nil, playCount: Int? = nil,
    hold: Double? = nil
  ) {
    self.frameRate = frameRate
    self.duration = duration
    self.playCount = playCount
    self.hold = hold
  }

  /// Returns the problem of an animation so long and large, or nil where it can be drawn.
  ///
  /// - `duration`: Of the course, where no other is asked for.
  package func problem(duration: Double, pixelSize: (width: Int, height: Int)) -> String? {
    let frames = 1 + ((self.duration ?? duration) * frameRate).rounded(.up)
    guard frames <= Double(Self.largestFrameCount) else {
      return "its animation would have \(Int(min(frames, 1e15))) frames; at most"
        + " \(Self.largestFrameCount) are drawn: lower --fps or --duration"
    }
    let (width, height) = pixelSize
    let pixels = Int(frames) * width * height
    guard pixels > Self.largestPixelCount else { return nil }
    return "its animation would have \(Int(frames)) frames of \(width)x\(height) pixels,"
      + " \(pixels >> 20) Mpx in all; at most \(Self.largestPixelCount >> 20) are drawn: lower"
      + " --fps, --scale or --duration"
  }

  /// The pictures of a course.
  ///
  /// - `note`: is told of each drawing before its picture is used, and may throw.
  package func sequence(
    of timeline: StateTimeline, title: String, note: @escaping (ComposedState) throws -> Void
  ) -> PictureSequence {
    PictureSequence(
      title: title, duration: duration ?? timeline.duration, frameRate: frameRate,
      playCount: playCount, holdDuration: holdDuration(of: timeline)
    ) { seconds, coordinates in
      // A file keeps the record of its first picture alone.
      let drawing = try timeline.drawing(
        at: seconds, coordinates: coordinates, includesRecord: seconds == 0)
      try note(drawing)
      return drawing.picture
    }
  }

  private func holdDuration(of timeline: StateTimeline) -> Double {
    hold ?? (playCount == 1 || timeline.animatesIndefinitely ? 0 : 1)
  }
}
