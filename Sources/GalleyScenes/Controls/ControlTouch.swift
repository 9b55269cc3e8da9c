/// A touch on a control.
enum ControlTouch: Hashable, Sendable {
  case flip
  case pick(Int)
  case step(isUp: Bool)
  /// Drags to a value.
  case drag(to: Double)
  /// Drags so many points to the right.
  case dragBy(points: Double)
  /// Drags so many points down, and stays there.
  case hold(by: Double)
  /// Lets go of what it holds, with a velocity in points per second.
  case release(velocity: Double)
  /// Drags so many points down and lets go there.
  case flick(by: Double, velocity: Double)
  /// Taps a row of what is presented, which then goes.
  case row(Int)
}

extension ControlTouch {
  /// Whether it meets what is presented, and nothing while that is away.
  var needsPresentation: Bool {
    switch self {
    case .hold, .release, .flick, .row: true
    case .flip, .pick, .step, .drag, .dragBy: false
    }
  }
}
