import GalleyGraphics

/// When the frames of a sequence begin in a GIF, in hundredths of a second.
struct GIFTimes {
  /// Viewers slow down what is shown for less, to a tenth of a second.
  static let shortestDelay = 2

  /// Of each frame; nil for those that come too soon after the one before to be shown.
  private let starts: [Int?]
  /// When the last frame is over.
  let end: Int

  /// The last frame is always shown, later where it comes too soon.
  init(of sequence: PictureSequence) {
    // Each rounded by itself, so that roundings do not add up.
    func hundredths(_ frame: Int) -> Int { Int((sequence.time(ofFrame: frame) * 100).rounded()) }
    var soonest = 0
    starts = (0..<sequence.frameCount).map { frame in
      let start = hundredths(frame)
      guard start >= soonest || frame == sequence.frameCount - 1 else { return nil }
      defer { soonest = max(start, soonest) + Self.shortestDelay }
      return max(start, soonest)
    }
    let hold = Int((sequence.holdDuration * 100).rounded())
    end = max(hundredths(sequence.frameCount) + hold, soonest)
  }

  func start(ofFrame frame: Int) -> Int? { starts[frame] }
}
