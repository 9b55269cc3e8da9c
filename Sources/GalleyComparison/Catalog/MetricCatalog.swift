/// The metrics that a comparison may name.
public struct MetricCatalog: Sendable {
  public private(set) var metrics: [any DiffMetric.Type]

  public init(_ metrics: [any DiffMetric.Type]) { self.metrics = metrics }

  /// The metrics that come with Galley.
  public static let standard = MetricCatalog([
    ExactMetric.self,
    ToleranceMetric.self,
  ])

  /// The catalog with one more metric; one of the same kind is replaced.
  public func adding(_ metric: any DiffMetric.Type) -> MetricCatalog {
    MetricCatalog(metrics.filter { $0.kind != metric.kind } + [metric])
  }

  /// The metric of a kind, nil where there is none.
  public subscript(kind: String) -> (any DiffMetric.Type)? {
    metrics.first { $0.kind == kind }
  }

  /// The kinds, in the order of the list.
  public var kinds: [String] { metrics.map { $0.kind } }

  /// The metric of a kind with options by name.
  /// - Throws: where there is no such kind or option, or a value is out of its range.
  public func metric(
    _ kind: String, options: [String: Double] = [:]
  ) throws(ComparisonError) -> any DiffMetric {
    guard let type = self[kind] else {
      throw ComparisonError(
        "unknown metric '\(kind)'; expected one of \(kinds.joined(separator: ", "))")
    }
    for (name, value) in options.sorted(by: { $0.key < $1.key }) {
      guard let option = type.options.first(where: { $0.name == name }) else {
        throw ComparisonError(Self.unknown(name, of: type))
      }
      guard option.range.contains(value) else {
        throw ComparisonError(
          "\(name) is \(value); give a number from \(option.range.lowerBound) to \(option.range.upperBound)"
        )
      }
    }
    return type.init(options: MetricOptions(options))
  }

  private static func unknown(_ name: String, of type: any DiffMetric.Type) -> String {
    let names = type.options.map(\.name)
    let cure = names.isEmpty ? "it has none" : "expected one of \(names.joined(separator: ", "))"
    return "the metric \(type.kind) has no option '\(name)'; \(cure)"
  }
}
