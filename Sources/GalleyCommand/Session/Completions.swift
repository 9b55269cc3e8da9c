import ArgumentParser
import GalleyGraphics
import GalleyNotation
import GalleyRuns
import GalleyScenes
import GalleySystem

/// What shells complete words with that are to be looked up.
enum Completions {
  /// The catalogs of the command that is asked.
  @TaskLocal static var catalogs = Catalogs.standard

  /// As many scenes of a folder are read for the names of their states.
  private static let mostScenes = 50

  /// The names of the states of the scenes that a command line has, in their order.
  fileprivate static func states(in words: [String]) -> [String] {
    let named = words.filter { !$0.hasPrefix("-") && FileKind(at: $0) != nil }
    let loader = SceneLoader(catalogs.scenes, options: SceneLoader.Options(allowsOutside: true))
    let paths = (try? InputFiles.scenes(named: named)) ?? []
    let names = paths.prefix(mostScenes).flatMap { path in
      (try? loader.load(contentsOf: path))?.states.map(\.name) ?? []
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// What has options or a text that `galley list` prints, of the subject in a command line.
  fileprivate static func listed(in words: [String]) -> [String] {
    let kinds = [
      "layouts": catalogs.layouts.kinds, "interactions": catalogs.interactions.kinds,
      "styles": catalogs.cellStyles.kinds, "furniture": catalogs.components.kinds,
      "metrics": catalogs.metrics.kinds, "licences": LicenceNotice.all.map(\.name),
    ]
    return words.compactMap { kinds[$0] }.first ?? []
  }
}

extension CompletionKind {
  static let scenes = file(extensions: ["yaml", "yml"])
  static let swiftFiles = file(extensions: ["swift"])
  static let pages = file(extensions: ["md", "mdx", "markdown", "tutorial", "rst", "html", "htm"])
  static let pictures = file(extensions: ["png", "jpg", "jpeg", "webp", "svg"])

  /// The states of the scenes that the command line names.
  static let states = custom { words, _, _ in Completions.states(in: words) }
  static let listed = custom { words, _, _ in Completions.listed(in: words) }
  static let symbols = custom { _, _, _ in SymbolSet.names }
  static let metrics = custom { _, _, _ in Completions.catalogs.metrics.kinds }
  static let formats = separated { $0.formats.kinds }
  static let animationFormats = separated { $0.sequenceFormats.kinds }

  /// Names with commas between them.
  private static func separated(
    _ names: @escaping @Sendable (Catalogs) -> [String]
  ) -> CompletionKind {
    custom { _, _, word in
      let begin = word.lastIndex(of: ",").map { word[...$0] } ?? ""
      return names(Completions.catalogs).map { begin + $0 }
    }
  }
}
