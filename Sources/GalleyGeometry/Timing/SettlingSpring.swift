/// The course of a damped spring from a state to rest at zero, which it reaches in a finite time.
///
/// A spring alone never arrives. What is left of its displacement at the end of the duration is
/// taken out over the whole course, in proportion to 3u² - 2u³ of the elapsed share u: that begins
/// without a speed, so the course starts exactly as the spring does, never jumps, and ends at zero.
public struct SettlingSpring: Hashable, Sendable {
  /// The spring that settles.
  public let spring: DampedSpring
  /// Where it is let go, and how fast.
  public let initial: DampedSpring.State
  /// The time of arrival in seconds.
  public let duration: Double
  /// The rest of the spring's displacement at the end of the duration.
  let residue: Double

  /// A course that lasts as long as the spring takes to stay within a tolerance above zero.
  public init(
    _ spring: DampedSpring, from initial: DampedSpring.State, within tolerance: Double
  ) {
    let duration = spring.settlingTime(from: initial, within: tolerance)
    self.init(spring, from: initial, duration: duration)
  }

  /// A course cut to a finite duration in seconds, however far the spring has come by then.
  public init(_ spring: DampedSpring, from initial: DampedSpring.State, duration: Double) {
    self.spring = spring
    self.initial = initial
    self.duration = min(max(0, duration), 1e100)
    residue = spring.state(from: initial, after: self.duration).displacement
  }

  /// The state after a time in seconds: the initial one up to 0, rest at zero from the duration on.
  public func state(after seconds: Double) -> DampedSpring.State {
    guard seconds < duration else { return DampedSpring.State(displacement: 0, velocity: 0) }
    guard seconds > 0 else { return initial }
    var state = spring.state(from: initial, after: seconds)
    let share = seconds / duration
    state.displacement -= residue * share * share * (3 - 2 * share)
    state.velocity -= residue * 6 * share * (1 - share) / duration
    return state
  }

  /// An upper bound of the speed that starts from rest gain, in units per second.
  ///
  /// Damping only takes energy: v² + ω² x² never exceeds what it is at the start.
  public var speedLimit: Double {
    let start = hypotenuse(initial.velocity, spring.angularFrequency * initial.displacement)
    return duration > 0 ? start + 1.5 * abs(residue) / duration : 0
  }
}
