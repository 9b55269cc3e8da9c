public import GalleyNotation

/// A scene that cannot be read or drawn: everything that is wrong with it, at once.
public struct SceneError: Error, Sendable, CustomStringConvertible {
  /// Errors and warnings, in the order of the file.
  public var issues: [Issue]
  /// The source lines that the issues point at, by place, for the caret under each message.
  package var excerpts: [Issue: String]

  package init(_ issues: [Issue], excerpts: [Issue: String] = [:]) {
    self.issues = issues
    self.excerpts = excerpts
  }

  /// Adds what is wrong with the same scene or with another, each issue once.
  package mutating func add(_ other: SceneError) {
    issues += other.issues.filter { !issues.contains($0) }
    excerpts.merge(other.excerpts) { first, _ in first }
  }

  /// Every issue on a line of its own, with the line of the scene that it is about and a caret
  /// under the place.
  public var description: String { issues.map(message).joined(separator: "\n") }

  /// One issue, with the line of the scene that it is about and a caret under the place.
  package func message(of issue: Issue) -> String {
    Self.line(issue.description) + (excerpts[issue].map { "\n" + $0 } ?? "")
  }

  /// A text without ends of lines: a key or a file's name that has some makes no line of its own.
  private static func line(_ text: String) -> String {
    text.unicodeScalars.map { $0 == "\n" ? "\\n" : String($0) }.joined()
  }
}
