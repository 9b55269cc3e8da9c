import GalleyComparison
import GalleyGraphics
import GalleyNotation
import Testing

/// Expects of each limit that a user can set that it holds with exactly what it measured as its
/// tolerance, and fails with the next smaller number; the other options stay as they are.
func expectTight(
  _ type: any DiffMetric.Type, with options: [String: Double] = [:],
  _ expected: Bitmap, _ actual: Bitmap, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let catalog = MetricCatalog.standard
  let report = try catalog.metric(type.kind, options: options).compare(expected, to: actual)
  let names = Set(type.options.map(\.name))
  for limit in report.limits where names.contains(limit.name) {
    func holds(with tolerance: Double) throws -> Bool? {
      let metric = try catalog.metric(
        type.kind, options: options.merging([limit.name: tolerance]) { $1 })
      return try metric.compare(expected, to: actual).limits.first { $0.name == limit.name }?.holds
    }
    let option = try #require(type.options.first { $0.name == limit.name })
    let less = option.isWhole ? limit.measured - 1 : limit.measured.nextDown
    #expect(try holds(with: limit.measured) == true, "\(limit)", sourceLocation: sourceLocation)
    if limit.measured > 0 {
      #expect(try holds(with: less) == false, "\(limit)", sourceLocation: sourceLocation)
    }
  }
}
