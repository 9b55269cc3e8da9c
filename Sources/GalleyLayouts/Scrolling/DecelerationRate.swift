internal import GalleyGeometry

/// How soon a scroll that was let go comes to rest.
public enum DecelerationRate: String, Hashable, Sendable, CaseIterable {
  case normal
  case fast

  /// The share of the velocity that is left after a millisecond.
  package var perMillisecond: Double {
    switch self {
    case .normal: 0.998
    case .fast: 0.99
    }
  }

  /// The same as the rate of an exponential, per second: the velocity falls with e^(-rate·t).
  package var perSecond: Double { -1000 * naturalLogarithm(perMillisecond) }

  /// The speed in points per second at which a scroll stops.
  static let restingSpeed = 10.0

  /// How far a scroll goes that is let go with a velocity: points, from points per second.
  ///
  /// The integral of the velocity until it falls to ten points per second, as iOS 26.1 projects
  /// its target content offset; none for a velocity below that.
  package func projectedDistance(velocity: Double) -> Double {
    guard abs(velocity) > Self.restingSpeed else { return 0 }
    let loss = abs(velocity) - Self.restingSpeed
    return (velocity < 0 ? -loss : loss) / perSecond
  }
}
