/// A number that a user may set for a metric: a tolerance or another option.
public struct MetricOption: Hashable, Sendable {
  public var name: String
  /// What the number is measured in, such as `px` or `ΔE`; empty for bare numbers and switches.
  public var unit: String
  /// One line that says what the number does.
  public var summary: String
  public var defaultValue: Double
  public var range: ClosedRange<Double>

  public init(
    _ name: String, unit: String = "", default defaultValue: Double, in range: ClosedRange<Double>,
    summary: String
  ) {
    self.name = name
    self.unit = unit
    self.summary = summary
    self.defaultValue = defaultValue
    self.range = range
  }
}

/// The values that a user gave of a metric's options.
public struct MetricOptions: Hashable, Sendable {
  public var values: [String: Double]

  public init(_ values: [String: Double] = [:]) { self.values = values }

  /// The value of an option, its default where none was given.
  public subscript(option: MetricOption) -> Double {
    values[option.name] ?? option.defaultValue
  }
}
