internal import GalleyGeometry
internal import GalleyNotation

/// A number that a user may set for a metric: a tolerance or another option.
public struct MetricOption: Hashable, Sendable {
  /// The name by which a scene or a command gives the option.
  public var name: String
  /// The unit of the number, such as `px` or `ΔE`; empty for bare numbers and switches.
  public var unit: String
  /// One line that says what the number does.
  public var summary: String
  /// The value where none is given.
  public var defaultValue: Double
  /// The values that may be given.
  public var range: ClosedRange<Double>
  /// Whether only whole numbers make sense.
  public var isWhole: Bool

  /// Makes an option.
  public init(
    _ name: String, unit: String = "", default defaultValue: Double, in range: ClosedRange<Double>,
    isWhole: Bool = false, summary: String
  ) {
    self.name = name
    self.unit = unit
    self.summary = summary
    self.defaultValue = defaultValue
    self.range = range
    self.isWhole = isWhole
  }

  /// Checks that a value is one that the option can have.
  /// - Throws: where it is out of range, no number, or broken where only whole numbers make sense.
  public func check(_ value: Double) throws(ComparisonError) {
    if range.contains(value), !isWhole || value == value.rounded() { return }
    let (least, most) = (range.lowerBound.shortest, range.upperBound.shortest)
    let noun = isWhole ? "whole number" : "number"
    throw ComparisonError("\(name) is \(value.shortest); give a \(noun) from \(least) to \(most)")
  }
}

/// The values that a user gave of a metric's options.
public struct MetricOptions: Hashable, Sendable {
  /// The values that are given, by the names of their options.
  public var values: [String: Double]

  /// Makes options of values; what is missing has its default.
  public init(_ values: [String: Double] = [:]) { self.values = values }

  /// Reads names and numbers as a command has them, such as `difference=5,cluster=12`.
  /// - Throws: where a part is no name with a number, or a name comes twice.
  public init(parsing text: String) throws(ComparisonError) {
    values = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, !sides[0].isEmpty, let value = Double(sides[1]) else {
        throw ComparisonError(
          "cannot read the tolerance '\(part)'; give a name and a number, such as difference=5")
      }
      guard values.updateValue(value, forKey: sides[0]) == nil else {
        throw ComparisonError("the tolerance '\(sides[0])' is given twice; leave one out")
      }
    }
  }

  /// The value of an option, its default where none was given.
  public subscript(option: MetricOption) -> Double {
    values[option.name] ?? option.defaultValue
  }
}
