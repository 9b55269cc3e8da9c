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
}
