/// A curve from an animation's time to its progress.
public enum TimingCurve: Hashable, Sendable {
  /// Progress is the elapsed share of the duration.
  case linear
  /// A cubic Bézier from (0, 0) to (1, 1) over the elapsed share, as in CSS; x1 and x2 are held
  /// within 0...1, y1 and y2 may overshoot, by up to a billion.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// (1 - cos πu) / 2 of the elapsed share u: slow at both ends, and half-way in the middle.
  case cosine
  /// A unit mass on a damped spring, from rest; the response is its undamped period in seconds, as
  /// of UISpringTimingParameters and SwiftUI's springs.
  case spring(dampingRatio: Double, response: Double)

  /// Begins slowly.
  public static let easeIn = TimingCurve.cubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Ends slowly.
  public static let easeOut = TimingCurve.cubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Begins and ends slowly.
  public static let easeInOut = TimingCurve.cubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
}
