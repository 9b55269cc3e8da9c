import ArgumentParser
import GalleyNotation

/// What a command runs with.
struct Session: Sendable {
  var catalogs: Catalogs
  var console: Console
}

/// A command that is told its catalogs and its console, which a parser cannot make.
protocol GalleySubcommand: ParsableCommand {
  func run(in session: Session) throws -> ExitStatus
}

extension Session {
  /// What a catalog has of a kind that the user named, or an error that says what there is.
  static func find<Value>(
    _ kind: String, _ noun: String, among kinds: [String], in catalog: (String) -> Value?
  ) throws -> Value {
    guard let value = catalog(kind) else {
      let hint = Suggestion.phrase(for: kind, among: kinds)
      throw CommandError(
        "unknown \(noun) '\(kind)'\(hint.isEmpty ? "; expected \(Suggestion.list(kinds))" : hint)")
    }
    return value
  }
}
