/// A unit mass on a spring that pulls it to zero, damped: x″ = -2ζω x′ - ω² x.
///
/// Solved in closed form, so that the state after any time is one evaluation and does not depend
/// on steps.
public struct DampedSpring: Hashable, Sendable {
  /// A place and a speed, in any unit of length, and that unit per second.
  public struct State: Hashable, Sendable {
    /// The distance from where the spring rests.
    public var displacement: Double
    /// The change of the displacement in a second.
    public var velocity: Double

    /// Makes a state.
    public init(displacement: Double, velocity: Double) {
      self.displacement = displacement
      self.velocity = velocity
    }
  }

  /// ω: how fast it would swing without damping, in radians per second.
  public let angularFrequency: Double
  /// ζ: below 1 it swings, at 1 it returns as fast as it can without, above 1 it creeps.
  public let dampingRatio: Double

  /// A spring by its frequency in radians per second, held within 1e-9...1e7, and its damping
  /// ratio, held within 0.01...1e6: every spring comes to rest.
  public init(angularFrequency: Double, dampingRatio: Double) {
    self.angularFrequency = min(max(angularFrequency, 1e-9), 1e7)
    self.dampingRatio = min(max(dampingRatio, 0.01), 1e6)
  }

  /// A spring as UIKit and SwiftUI describe it: the response is the period in seconds that it
  /// would swing with undamped, ω = 2π / response.
  public init(dampingRatio: Double, response: Double) {
    self.init(angularFrequency: 2 * .pi / max(response, 0), dampingRatio: dampingRatio)
  }

  /// A spring that creeps with e^(-slower·t) and e^(-faster·t), both per second.
  public init(slower: Double, faster: Double) {
    let frequency = (slower * faster).squareRoot()
    self.init(angularFrequency: frequency, dampingRatio: (slower + faster) / (2 * frequency))
  }

  /// The state after a finite time in seconds, not before zero.
  public func state(from initial: State, after seconds: Double) -> State {
    dampingRatio < 1
      ? swinging(from: initial, after: seconds) : creeping(from: initial, after: seconds)
  }

  /// How fast the envelope of a swing falls, per second.
  var decay: Double { dampingRatio * angularFrequency }

  /// How fast it swings although damped, in radians per second; where the ratio is below 1.
  var dampedFrequency: Double {
    angularFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
  }

  /// The slower rate at which it creeps, and how much faster the other is, per second; where the
  /// ratio is at least 1.
  var rates: (slower: Double, gap: Double) {
    let spread = ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
    return (angularFrequency / (dampingRatio + spread), 2 * angularFrequency * spread)
  }

  private func swinging(from initial: State, after seconds: Double) -> State {
    let (x, v) = (initial.displacement, initial.velocity)
    let (sine, cosine) = sineAndCosine(dampedFrequency * seconds)
    let scaledSine = sine / dampedFrequency
    let envelope = exponential(-decay * seconds)
    let pull = decay * v + angularFrequency * angularFrequency * x
    return State(
      displacement: envelope * (x * cosine + (v + decay * x) * scaledSine),
      velocity: envelope * (v * cosine - pull * scaledSine))
  }

  /// With rates a and b = a + δ: x(t) = e^(-at) (x₀ + (v₀ + a x₀)(1 - e^(-δt)) / δ).
  ///
  /// Written so, nothing cancels where the rates meet, and critical damping is the limit δ = 0.
  private func creeping(from initial: State, after seconds: Double) -> State {
    let (slower, gap) = rates
    let push = initial.velocity + slower * initial.displacement
    let rise = gap > 0 ? -exponentialMinusOne(-gap * seconds) / gap : seconds
    let displacement = exponential(-slower * seconds) * (initial.displacement + push * rise)
    let velocity = push * exponential(-(slower + gap) * seconds) - slower * displacement
    return State(displacement: displacement, velocity: velocity)
  }
}
