import ArgumentParser
import GalleyRuns

/// The options of check for animations.
struct AnimationCheckOptions: ParsableArguments {
  @Flag(
    help: """
      Check the course of each state in which something moves, too; its reference is \
      <references>/<scene>/<state>.apng.
      """)
  var animate = false

  @Option(help: "Frames a second of the courses, \(AnimationTiming.frameRateWords); by default 30.")
  var fps: Double?

  @Option(help: "Seconds of the courses, such as 1.5s; by default until all is at rest.")
  var duration: Seconds?

  func validate() throws {
    if !animate, let name = fps != nil ? "--fps" : duration != nil ? "--duration" : nil {
      throw ValidationError("\(name) is about courses; add --animate, or leave it out")
    }
    try Self.validate(fps: fps, duration: duration)
  }

  /// Refuses what no course can be drawn at.
  static func validate(fps: Double?, duration: Seconds?) throws {
    if let fps, !AnimationTiming.frameRates.contains(fps) {
      throw ValidationError("--fps is \(fps); give a number from \(AnimationTiming.frameRateWords)")
    }
    if let duration, duration.value == 0 {
      throw ValidationError("--duration is 0; give a time above that, such as 1.5s")
    }
  }

  /// How courses are drawn; nil where only stills are checked.
  var timing: AnimationTiming? {
    animate
      ? AnimationTiming(
        frameRate: fps ?? AnimationTiming.standardFrameRate, duration: duration?.value) : nil
  }
}
