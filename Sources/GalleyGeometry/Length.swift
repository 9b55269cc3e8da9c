/// A distance as a scene gives it: points, or a share of the parent's extent.
public enum Length: Hashable, Sendable {
  case points(Double)
  /// A share of the parent: 0.5 is half of it.
  case fraction(Double)

  /// The distance in points where the parent's extent is known.
  public func resolved(in extent: Double) -> Double {
    switch self {
    case .points(let value): value
    case .fraction(let share): share * extent
    }
  }
}
