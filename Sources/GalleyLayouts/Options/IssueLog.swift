public import GalleyGeometry

/// One thing that is wrong or doubtful in what a user wrote: the place, what is wrong, and what
/// would be right.
public struct Issue: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Severity: Hashable, Sendable {
    case error
    case warning
  }

  public var severity: Severity
  public var location: SourceLocation
  public var message: String

  public init(_ message: String, at location: SourceLocation, severity: Severity = .error) {
    self.severity = severity
    self.location = location
    self.message = message
  }

  /// `file:line:column: message`, with `warning: ` before the message of a warning.
  public var description: String {
    "\(location): \(severity == .warning ? "warning: " : "")\(message)"
  }
}

/// Collects issues while something is read, so that all of them are told at once.
public final class IssueLog {
  public private(set) var issues: [Issue] = []

  public init() {}

  public var hasErrors: Bool { issues.contains { $0.severity == .error } }

  public func error(_ message: String, at location: SourceLocation) {
    issues.append(Issue(message, at: location))
  }

  public func warning(_ message: String, at location: SourceLocation) {
    issues.append(Issue(message, at: location, severity: .warning))
  }

  public func append(_ issue: Issue) { issues.append(issue) }
}
