/// A tolerance of a metric, and what was measured against it.
public struct DiffLimit: Hashable, Sendable {
  /// The name by which a user sets the tolerance.
  public let name: String
  /// What was measured, unrounded: the smallest tolerance with which the comparison would pass.
  public let measured: Double
  /// The largest number that passes.
  public let allowed: Double

  public init(_ name: String, measured: Double, allowed: Double) {
    self.name = name
    self.measured = measured
    self.allowed = allowed
  }

  /// How much more would pass; negative where it does not.
  public var slack: Double { allowed - measured }

  /// Whether the measured is within the tolerance; what is no number never is.
  public var holds: Bool { measured <= allowed }
}
