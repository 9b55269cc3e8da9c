internal import GalleyGeometry

/// A number that goes from one value to another, such as how much a mode is on.
struct Fade: Hashable, Sendable {
  var from: Double
  var to: Double
  /// Seconds on the clock of the collection view.
  var start: Double
  var timing: Timing

  var end: Double { start + timing.duration }

  func value(at clock: Double) -> Double {
    from.interpolated(to: to, at: timing.progress(at: clock, from: start))
  }
}
