internal import GalleyNotation
internal import GalleyRuns
import Glibc

/// Names of states as a user gives them: `ring/first`, `ring` for all states of a scene, or with
/// wildcards such as `ring/*-dark`.
package struct NamePattern: Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// The pattern that means a name and nothing else.
  package init(literal name: String) {
    text = name.unicodeScalars.map { scalar in
      Self.special.contains(scalar) ? "\\\(scalar)" : String(scalar)
    }.joined()
  }

  private static let special: Set<Unicode.Scalar> = ["*", "?", "[", "\\"]

  package func matches(_ outcome: StateOutcome) -> Bool {
    // A backslash is the pattern language's: what it stands before is meant as it is.
    let isExact = !text.unicodeScalars.contains("\\")
    return isExact && [outcome.name, outcome.scene, outcome.path].contains(text)
      || fnmatch(text, outcome.name, 0) == 0
  }

  /// The entries that any of the patterns means, all without patterns.
  /// - Throws: where a pattern means none.
  static func entries(
    _ patterns: [NamePattern], among entries: [Manifest.Entry]
  ) throws(RunError) -> [Manifest.Entry] {
    guard !patterns.isEmpty else { return entries }
    for pattern in patterns where !entries.contains(where: { pattern.matches($0.outcome) }) {
      let names = entries.map(\.outcome.name) + Set(entries.map(\.outcome.scene)).sorted()
      throw RunError(
        "the last check knew no '\(pattern.text)'"
          + Suggestion.phrase(for: pattern.text, among: names))
    }
    return entries.filter { entry in patterns.contains { $0.matches(entry.outcome) } }
  }
}
