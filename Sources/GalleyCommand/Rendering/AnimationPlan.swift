import GalleyGraphics
import GalleyLayouts
import GalleyRendering
import GalleyScenes

/// How the courses of states are drawn: in which formats, at which rate, how long and how often.
struct AnimationPlan: Sendable {
  /// A format of moving pictures and its file extension.
  struct Format: Sendable {
    var kind: String
    var encoder: any SequenceFormat
  }

  /// The most that is drawn of one course.
  static let largestFrameCount = 2_000
  static let largestPixelCount = 1 << 30

  var formats: [Format]
  /// Frames a second.
  var frameRate: Double
  /// In seconds; nil for as long as the course is.
  var duration: Double?
  /// How often each animation plays; nil for ever.
  var playCount: Int?
  /// How long the last frame stays; nil for a second where the animation plays again and comes to
  /// rest, and no time where it does not.
  var hold: Double?

  /// What is wrong with an animation so long and large, or nil where it can be drawn.
  func problem(duration: Double, pixelSize: (width: Int, height: Int)) -> String? {
    let frames = 1 + (duration * frameRate).rounded(.up)
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
  /// - Parameter note: is told what is doubtful in each picture, and may throw.
  func sequence(
    of course: Course, title: String, note: @escaping ([Issue]) throws -> Void
  ) -> PictureSequence {
    PictureSequence(
      title: title, duration: duration ?? course.duration, frameRate: frameRate,
      playCount: playCount, holdDuration: holdDuration(of: course)
    ) { seconds, coordinates in
      // A file keeps the record of its first picture alone.
      let drawing = try course.drawing(
        at: seconds, coordinates: coordinates, includesRecord: seconds == 0)
      try note(drawing.warnings)
      return drawing.picture
    }
  }
  private func holdDuration(of course: Course) -> Double {
    hold ?? (playCount == 1 || course.isRestless ? 0 : 1)
  }
}
