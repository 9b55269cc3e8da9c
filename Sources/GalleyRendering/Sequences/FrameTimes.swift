internal import GalleyGraphics

/// The times at which the frames of a sequence begin in a file that counts whole units.
struct FrameTimes {
  /// Of each frame; nil for those that come too soon after the one before to be shown.
  private let starts: [Int?]
  /// When the last frame is over.
  let end: Int

  /// The last frame is always shown, later where it comes too soon.
  ///
  /// - `shortestDelay`: Viewers slow down what is shown for less, to a tenth of a second.
  init(of sequence: PictureSequence, unitsPerSecond: Double, shortestDelay: Int) {
    // Each rounded by itself, so that roundings do not add up.
    func units(_ frame: Int) -> Int {
      Int((sequence.time(ofFrame: frame) * unitsPerSecond).rounded())
    }
    var soonest = 0
    starts = (0..<sequence.frameCount).map { frame in
      let start = units(frame)
      guard start >= soonest || frame == sequence.frameCount - 1 else { return nil }
      defer { soonest = max(start, soonest) + shortestDelay }
      return max(start, soonest)
    }
    let hold = Int((sequence.holdDuration * unitsPerSecond).rounded())
    end = max(units(sequence.frameCount) + hold, soonest)
  }

  func start(ofFrame frame: Int) -> Int? { starts[frame] }
}
