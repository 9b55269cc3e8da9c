/// A touch on a control.
enum ControlTouch: Hashable, Sendable {
  case flip
  case pick(Int)
  case step(isUp: Bool)
  /// Drags to a value.
  case drag(to: Double)
  /// Drags so many points to the right.
  case dragBy(points: Double)
}
