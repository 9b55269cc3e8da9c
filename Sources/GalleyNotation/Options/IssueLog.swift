/// One thing that is wrong or doubtful in what a user wrote: the place, what is wrong, and what
/// would be right.
public struct Issue: Error, Hashable, Sendable, CustomStringConvertible {
  /// The weight of an issue: an error, or a warning in spite of which all can be drawn.
  public enum Severity: Hashable, Sendable {
    /// Nothing can be drawn.
    case error
    /// What is drawn may not be what was meant.
    case warning
  }

  /// How bad it is.
  public var severity: Severity
  /// Where it is written.
  public var location: SourceLocation
  /// What is wrong and what would be right.
  public var message: String

  package init(_ message: String, at location: SourceLocation, severity: Severity = .error) {
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
  /// The most errors, and the most warnings, that are kept; nobody reads more.
  package static let largestCount = 1_000

  /// What was reported, in order.
  public private(set) var issues: [Issue] = []
  private var errorCount = 0

  /// Makes a log without issues.
  public init() {}

  package var hasErrors: Bool { errorCount > 0 }

  /// Whether no more errors are kept, so that looking for them is idle.
  var isFull: Bool { errorCount >= Self.largestCount }

  /// Reports an error.
  public func error(_ message: String, at location: SourceLocation) {
    append(Issue(message, at: location))
  }

  /// Reports a warning.
  public func warning(_ message: String, at location: SourceLocation) {
    append(Issue(message, at: location, severity: .warning))
  }

  package func append(_ issue: Issue) {
    let isError = issue.severity == .error
    let count = isError ? errorCount : issues.count - errorCount
    guard count < Self.largestCount else { return }
    issues.append(issue)
    if isError { errorCount += 1 }
  }
}
