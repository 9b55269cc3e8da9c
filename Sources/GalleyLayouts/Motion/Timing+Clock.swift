internal import GalleyGeometry

extension Timing {
  /// The timing, its duration held within zero and a day, so that every instant stays finite.
  var heldForMotion: Timing {
    let isJump = !(duration > 0)
    return Timing(curve, duration: isJump ? 0 : min(duration, 86_400))
  }

  /// The progress at an instant on a clock of what began at another.
  ///
  /// Exactly 1 from the sum of start and duration on, although their difference may lose the last
  /// bit of it.
  func progress(at clock: Double, from start: Double) -> Double {
    clock >= start + duration ? 1 : progress(after: clock - start)
  }
}
