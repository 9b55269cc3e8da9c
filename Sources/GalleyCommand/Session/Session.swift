import ArgumentParser
import GalleyChecking
import GalleyNotation
import GalleyRendering
import GalleySystem
import Glibc

/// What a command runs with.
struct Session: Sendable {
  var catalogs: Catalogs
  var console: Console
  /// The file that keeps which pictures hold which drawings; nil for none.
  var knownDrawings: String?
  /// The folder of the checkout, where a CI server runs the command.
  var checkout: String?
  /// What is drawn of that which is known: another part on each day.
  var redrawing = KnownDrawings.Redrawing.sample(seed: UInt64(max(0, time(nil) / 86_400)))
}

/// A command that is told its catalogs and its console, which a parser cannot make.
protocol GalleySubcommand: ParsableCommand {
  func run(in session: Session) throws -> ExitStatus
}

extension Session {
  /// What is known of pictures that were drawn before.
  ///
  /// - Parameter drawsAll: whether that which is known is drawn, too.
  func knownDrawings(drawsAll: Bool) -> KnownDrawings {
    guard let knownDrawings, let fonts = kept("fonts"), let patterns = kept("patterns") else {
      return .none
    }
    if let problem = CacheFolder.problem(withFilesAt: [knownDrawings, fonts, patterns]) {
      console.tell(
        "warning: all is drawn, since what was kept may not be the user's own: \(problem), or name"
          + " another folder in GALLEY_CACHE_DIR")
      return .none
    }
    RenderingFingerprint.begin(keepingFontsAt: fonts)
    return KnownDrawings(path: knownDrawings, redrawing: drawsAll ? .everything : redrawing)
  }

  /// The path of another file that is kept beside what is known of pictures; nil for none.
  func kept(_ name: String) -> String? {
    knownDrawings.map { FilePath.join(FilePath.folder(of: $0), name) }
  }

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
