internal import GalleyGeometry

/// The rate at which a released scroll comes to rest.
public enum DecelerationRate: String, Hashable, Sendable, CaseIterable {
  /// As scroll views slow down.
  case normal
  /// As scroll views that page slow down.
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

  /// How far a scroll goes for each point per second that it loses, in seconds: d / (1 - d)
  /// milliseconds, where d is left of the velocity after each, because a device moves the content
  /// by the velocity of each millisecond.
  ///
  /// The integral of the curve, with which it announces its target, would give a thousandth more.
  package var reach: Double { perMillisecond / (1 - perMillisecond) / 1000 }

  /// The speed in points per second at which a scroll stops.
  static let restingSpeed = 10.0

  /// How far a scroll that is let go with a velocity is said to go: points, from points per second.
  ///
  /// The integral of the velocity until it falls to ten points per second, as iOS 26.1 projects
  /// its target content offset; none for a velocity below that.
  package func projectedDistance(velocity: Double) -> Double {
    Self.loss(ofVelocity: velocity) / perSecond
  }

  /// How far a scroll that is let go with a velocity goes: a thousandth less than projected.
  package func coveredDistance(velocity: Double) -> Double {
    Self.loss(ofVelocity: velocity) * reach
  }

  /// The velocity that is lost until a scroll stops, with its sign.
  private static func loss(ofVelocity velocity: Double) -> Double {
    guard abs(velocity) > restingSpeed else { return 0 }
    let loss = abs(velocity) - restingSpeed
    return velocity < 0 ? -loss : loss
  }
}
