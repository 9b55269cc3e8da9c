/// The pictures of a course at even intervals: what animations and filmstrips are made of.
///
/// Frame n is the picture of the instant `n / frameRate` seconds after the course began; the last
/// frame is the first at or after its end. Pictures are made when they are asked for, so that a long
/// course takes no more memory than a short one; all have one size and scale.
public struct PictureSequence {
  /// In which coordinates the groups of elements are drawn; the pixels are the same.
  public enum Coordinates: Hashable, Sendable {
    /// Those of the screen, as in a still picture.
    case screen
    /// Each element's own, from its top left corner, with a transform that says where it is: an
    /// element that only moves then has equal children in every frame.
    case element
  }

  /// The title, empty where there is none.
  public var title: String
  /// Frames a second.
  public var frameRate: Double
  /// At least one.
  public var frameCount: Int
  /// The number of times that the course is played; nil for ever.
  public var playCount: Int?
  /// The hold of the last frame before the course is played again, in seconds, beyond its own time.
  public var holdDuration: Double
  private let makePicture: (_ seconds: Double, Coordinates) throws -> Picture

  /// - `duration`: Of the course, in seconds.
  /// - `holdDuration`: How long the last frame stays beyond its own time, in seconds.
  /// - `picture`: Draws the instant so many seconds after the course began.
  public init(
    title: String, duration: Double, frameRate: Double, playCount: Int? = nil,
    holdDuration: Double = 0, picture: @escaping (_ seconds: Double, Coordinates) throws -> Picture
  ) {
    self.title = title
    self.frameRate = frameRate
    self.playCount = playCount
    self.holdDuration = holdDuration
    frameCount = 1 + Int((duration * frameRate - 1e-9).rounded(.up))
    makePicture = picture
  }

  /// The instant of a frame, in seconds from the beginning of the course.
  public func time(ofFrame frame: Int) -> Double { Double(frame) / frameRate }

  /// Draws a frame by its number from zero.
  public func picture(_ frame: Int, in coordinates: Coordinates = .screen) throws -> Picture {
    try makePicture(time(ofFrame: frame), coordinates)
  }

  /// The same course in steps that are as fine as asked for at least; every frame of this one is
  /// among the frames of that.
  package func resampled(atLeast rate: Double) -> PictureSequence {
    let parts = max(1, (rate / frameRate).rounded(.up))
    var finer = self
    finer.frameRate = frameRate * parts
    finer.frameCount = (frameCount - 1) * Int(parts) + 1
    return finer
  }
}
