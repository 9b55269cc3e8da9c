package import GalleyNotation

/// Data in which names stand for what an item has: `{values}` for all of a list or a map, and others
/// within it for one value each.
package struct TemplatedData: Sendable {
  private enum Source: Sendable {
    case name([String], isOptional: Bool, SourceLocation)
    case value(TemplatedValue)
  }

  private let source: Source

  /// Nil for data that is the same for every item.
  package init?(_ data: OptionValue, issues: IssueLog) {
    if case .text(let text) = data.kind, text.contains("{") {
      let template = Template(text, at: data.location, issues: issues)
      if template.segments.count == 1,
        case .value(let path, let filters, let isOptional) = template.segments[0], filters.isEmpty
      {
        source = .name(path, isOptional: isOptional, data.location)
        return
      }
    }
    let value = TemplatedValue(data, issues: issues)
    guard !value.isConstant else { return nil }
    source = .value(value)
  }

  /// The data in a scope; nil for a name that means nothing there, which is reported.
  package func value(in scope: Scope, issues: IssueLog) -> OptionValue? {
    switch source {
    case .value(let value): return value.filled(in: scope, issues: issues)
    case .name(let path, let isOptional, let location):
      do throws(UnknownName) {
        return try scope.lookUp(path, isOptional: isOptional)
      } catch {
        if !isOptional { issues.error(error.message, at: location) }
        return nil
      }
    }
  }
}
