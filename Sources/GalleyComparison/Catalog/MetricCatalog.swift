public import GalleyNotation

/// The metrics that a comparison may name.
public typealias MetricCatalog = Catalog<any DiffMetric.Type>

extension MetricCatalog {
  /// Makes a catalog of metrics, each found by its kind.
  public init(_ metrics: [any DiffMetric.Type]) { self.init(metrics, kind: { $0.kind }) }

  /// The metrics that come with Galley.
  public static var standard: MetricCatalog {
    MetricCatalog([
      ExactMetric.self, ToleranceMetric.self, PerceptualMetric.self, PixelmatchMetric.self,
    ])
  }

  /// The metric of a kind with options by name.
  /// - Throws: where there is no such kind or option, or a value is out of its range.
  public func metric(
    _ kind: String, options: [String: Double] = [:]
  ) throws(ComparisonError) -> any DiffMetric {
    guard let type = self[kind] else {
      throw ComparisonError(Suggestion.unknown("metric", kind, among: kinds))
    }
    for (name, value) in options.sorted(by: { $0.key < $1.key }) {
      guard let option = type.options.first(where: { $0.name == name }) else {
        throw ComparisonError(Self.unknown(name, of: type))
      }
      try option.check(value)
    }
    return type.init(options: MetricOptions(options))
  }

  private static func unknown(_ name: String, of type: any DiffMetric.Type) -> String {
    let names = type.options.map(\.name)
    let start = "the metric \(type.kind) has no option '\(name)'"
    if names.isEmpty { return start + "; it has none, leave it out" }
    return start + Suggestion.phrase(for: name, among: names)
      + "; expected \(Suggestion.list(names))"
  }
}
