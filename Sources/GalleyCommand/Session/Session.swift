import ArgumentParser
import GalleyNotation
import GalleyRendering
import GalleyRuns
import GalleySystem
import Glibc

/// The catalogs and the console that a command runs with.
struct Session: Sendable {
  var catalogs: Catalogs
  var console: Console
  /// The file of the cache of drawings; nil for none.
  var renderCachePath: String?
  /// The folder of the checkout, where a CI server runs the command.
  var checkout: String?
  /// Which hits of that cache are drawn all the same: another part on each day.
  var redrawing = RenderCache.RecheckPolicy.sample(seed: UInt64(max(0, time(nil) / 86_400)))
}

/// A command that is told its catalogs and its console, which a parser cannot make.
protocol GalleySubcommand: ParsableCommand {
  func run(in session: Session) throws -> ExitStatus
}

extension Session {
  /// The cache of drawings that earlier runs have stored.
  ///
  /// - `drawsAll`: Whether its hits are drawn, too.
  func renderCache(drawsAll: Bool) -> RenderCache {
    guard let renderCachePath, let fonts = cachePath("fonts"),
      let patterns = cachePath("patterns")
    else {
      return .none
    }
    if let problem = CacheFolder.problem(withFilesAt: [renderCachePath, fonts, patterns]) {
      console.tell(
        "warning: all is drawn, since what was kept may not be the user's own: \(problem), or name"
          + " another folder in GALLEY_CACHE_DIR")
      return .none
    }
    RenderingFingerprint.begin(keepingFontsAt: fonts)
    return RenderCache(path: renderCachePath, redrawing: drawsAll ? .everything : redrawing)
  }

  /// The path of another file beside that of the cache of drawings; nil for none.
  func cachePath(_ name: String) -> String? {
    renderCachePath.map { FilePath.join(FilePath.folder(of: $0), name) }
  }

  /// Finds the entry of a catalog that the user named, or throws an error that says what there is.
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
