internal import GalleyGeometry
public import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleySystem

/// Reads scenes that name what is in its catalogs.
public struct SceneLoader: Sendable {
  /// The permissions of a scene beside the ordinary.
  public struct Options: Hashable, Sendable {
    /// Whether assets may lie outside the scene's folder.
    public var allowsOutside: Bool

    /// Makes permissions; by default the ordinary ones.
    public init(allowsOutside: Bool = false) { self.allowsOutside = allowsOutside }
  }

  let catalogs: SceneCatalogs
  /// The font families that `{ font-families: all }` lists; asked where a scene does so.
  package var families: FontFamilyList
  let classes: (any LayoutClassSource)?
  let options: Options

  /// - `families`: The font families that `{ font-families: all }` lists.
  /// - `classes`: Makes layouts of the classes that scenes name; nil where they may name none.
  public init(
    _ catalogs: SceneCatalogs, families: [FontFamily] = [],
    classes: (any LayoutClassSource)? = nil, options: Options = Options()
  ) {
    self.catalogs = catalogs
    self.families = FontFamilyList { .success(families) }
    self.classes = classes
    self.options = options
  }

  /// Reads the scene of the file at a path.
  ///
  /// Throws `SceneError` with everything that is wrong, each at its place.
  public func load(contentsOf path: String) throws(SceneError) -> Scene {
    try load(contentsOf: path, isFound: false)
  }

  /// - `isFound`: Whether the file was found in a folder, and no one has named it: then it lies
  ///   there, and not only by a link that leads out, and it is no pipe. One that holds but what
  ///   others include has no states then.
  /// - `overrides`: What is in the scene beside what its file says.
  package func load(
    contentsOf path: String, isFound: Bool, with overrides: SceneOverrides = SceneOverrides()
  ) throws(SceneError) -> Scene {
    let start = SourceLocation(file: path, line: 1, column: 1)
    return try load(path: path, isFound: isFound, with: overrides) { files, issues in
      isFound
        ? files.text(in: files.folder.file(atPath: path), namedAt: start, issues: issues)
        : files.text(in: AssetFile(path), of: .anything, namedAt: start, issues: issues)
    }
  }

  /// Reads a scene from bytes; `path` stands for them in messages, and its folder holds the assets.
  ///
  /// - `isFound`: Whether it may hold but what others include, as in `load(path:isFound:)`.
  public func load(
    bytes: [UInt8], path: String, isFound: Bool = false
  ) throws(SceneError) -> Scene {
    try load(bytes: bytes, path: path, isFound: isFound, with: SceneOverrides())
  }

  /// - `overrides`: What is in the scene beside what its bytes say.
  package func load(
    bytes: [UInt8], path: String, isFound: Bool = false, with overrides: SceneOverrides
  ) throws(SceneError) -> Scene {
    let start = SourceLocation(file: path, line: 1, column: 1)
    return try load(path: path, isFound: isFound, with: overrides) { files, issues in
      files.text(of: bytes, path: path, namedAt: start, issues: issues)
    }
  }

  private func load(
    path: String, isFound: Bool = false, with overrides: SceneOverrides = SceneOverrides(),
    text: (SourceFiles, IssueLog) -> String?
  ) throws(SceneError) -> Scene {
    MemoryWatch.note("reading '\(path)'")
    let issues = IssueLog()
    let folder = AssetFolder(scenePath: path, allowsOutside: options.allowsOutside)
    let files = SourceFiles(folder: folder)
    var variants: [SceneVariant] = []
    var axes: [SceneAxis] = []
    var continuation: String?
    if let text = text(files, issues) {
      var yaml = YAMLReader(file: path, issues: issues)
      if let value = yaml.read(text), isMap(value, issues: issues) {
        (variants, axes, continuation) = readVariants(
          value, isFound: isFound, files: files, overrides: overrides, issues: issues)
      }
    }
    let log = issues.withoutRepeats()
    guard !log.hasErrors, isFound || !variants.isEmpty else { throw files.texts.error(log) }
    return Scene(
      name: Self.name(of: path), states: Self.states(of: variants), warnings: log.issues,
      axes: axes, continuation: continuation, variants: variants, folder: folder, texts: files.texts
    )
  }

  private func isMap(_ value: OptionValue, issues: IssueLog) -> Bool {
    if case .map = value.kind { return true }
    issues.error(
      "a scene is a map of keys that begins with 'galley: 1', found \(value.kindName)",
      at: value.location)
    return false
  }

  private func readVariants(
    _ value: OptionValue, isFound: Bool, files: SourceFiles, overrides: SceneOverrides,
    issues: IssueLog
  ) -> ([SceneVariant], [SceneAxis], continuation: String?) {
    let kinds =
      LayerReader(palette: Palette()).kinds.map(\.name) + ["collection", "screen"]
      + catalogs.components.kinds
    let naming = LayerNaming(components: catalogs.components)
    let resolver = SourceResolver(files: files, kinds: kinds, naming: naming, issues: issues)
    guard let written = resolver.resolved(value) else { return ([], [], nil) }
    let whole = overrides.applied(to: written, naming: naming, issues: issues)
    let shown = ShownSceneFiles(resolver: resolver, path: value.location.file)
    if isFound, PartScenes.isOnlyIncluded(whole) { return ([], [], nil) }
    let scenes = PartScenes(issues: issues).scenes(of: whole) ?? [whole]
    let variants = scenes.flatMap { scene in
      Matrix(of: scene, naming: naming, issues: issues).variants.map { choice in
        let reader = SceneReader(
          catalogs: catalogs, classes: classes, families: families, files: files, shown: shown,
          issues: issues)
        var variant = reader.scene(choice.value)
        variant.axisValues = choice.axisValues
        return variant
      }
    }
    return (variants, Matrix.axes(of: written), overrides.continuationName(in: written))
  }

  private static func states(of variants: [SceneVariant]) -> [SceneState] {
    variants.enumerated().flatMap { variantIndex, variant in
      func state(
        _ name: String, _ index: Int, stageFrame: Int? = nil, isFigure: Bool = false
      ) -> SceneState {
        SceneState(
          name: name, fileName: ([name] + variant.axisValues).joined(separator: "."),
          variant: variantIndex, index: index, stageFrame: stageFrame, isFigure: isFigure)
      }
      return variant.states.enumerated().flatMap { index, spec in
        guard let stage = variant.screen.stage, stage.frameCount > 1 else {
          return [state(spec.name, index)]
        }
        return (0..<stage.frameCount).map {
          state(StageSpec.name(ofFrame: $0, of: spec.name), index, stageFrame: $0)
        }
      }
        + variant.figures.enumerated().map { state($1.name, $0, isFigure: true) }
    }
  }

  /// Whether bytes are those of a scene with something to draw, be it right or wrong, and not of
  /// strings, items, parts or another program's YAML.
  package static func isScene(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    var yaml = YAMLReader(file: "", issues: IssueLog())
    let value = yaml.read(text)
    return value?["galley"] != nil && (value?["views"] != nil || value?["base"] != nil)
  }

  /// The name of a scene's file: the last component of its path without its extension.
  package static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    // A name of nothing but dots would be the folder itself, or the one above.
    guard let dot = file.lastIndex(of: "."), file[..<dot].contains(where: { $0 != "." }) else {
      return file
    }
    return String(file[..<dot])
  }
}

extension IssueLog {
  /// The log with each issue once, in the order of the file; the variants of a matrix repeat
  /// theirs.
  func withoutRepeats() -> IssueLog {
    let log = IssueLog()
    var seen: Set<Issue> = []
    for issue in issues where seen.insert(issue).inserted { log.append(issue) }
    return log
  }
}

/// Scenes of one part each, of a file that has parts and no views: a kit that shows what it holds.
struct PartScenes {
  let issues: IssueLog

  /// A scene for each part that has a size, in the order of the file; nil where the file is a scene
  /// of its own.
  func scenes(of file: OptionValue) -> [OptionValue]? {
    guard file["views"] == nil, file["states"] == nil, let parts = file["parts"],
      case .map(let entries) = parts.kind
    else { return nil }
    let scenes = entries.compactMap { scene(of: $0, in: file) }
    if scenes.isEmpty {
      issues.error(
        "there are parts and no views; add 'views', or a 'size' to each part that is to be drawn alone",
        at: parts.location)
    }
    return scenes
  }

  /// Whether a file holds but what others include, and nothing to draw: parts without sizes, or
  /// colors, strings and fonts alone.
  static func isOnlyIncluded(_ file: OptionValue) -> Bool {
    guard ["views", "states", "base"].allSatisfy({ file[$0] == nil }) else { return false }
    if case .map(let parts)? = file["parts"]?.kind {
      return parts.allSatisfy { $0.value["size"] == nil }
    }
    return file["screen"] == nil
      && ["palette", "strings", "fonts"].contains { file[$0] != nil }
  }

  /// The device whose pixels the parts are drawn in; nil where the screen names none.
  private func device(of file: OptionValue) -> Device? {
    guard let name = file["screen"]?["device"] else { return nil }
    return ScreenReader(issues: issues).device(name)
  }

  private func scene(of part: OptionValue.Entry, in file: OptionValue) -> OptionValue? {
    guard let size = part.value["size"], case .map(let entries) = file.kind else { return nil }
    let device = device(of: file)
    let place = part.keyLocation
    func entry(_ key: String, _ value: OptionValue) -> OptionValue.Entry {
      OptionValue.Entry(key: key, keyLocation: place, value: value)
    }
    func map(_ entries: [OptionValue.Entry]) -> OptionValue {
      OptionValue(.map(entries), at: place)
    }
    var screen: [OptionValue.Entry] = []
    if case .map(let entries)? = file["screen"]?.kind {
      screen = entries.filter { !["size", "device", "orientation"].contains($0.key) }
    }
    if let device, file["screen"]?["scale"] == nil {
      screen.append(entry("scale", OptionValue(.number(device.scale), at: place)))
    }
    let use = map([entry(part.key, part.value["example"] ?? map([]))])
    let name = OptionValue(.text(part.key), at: place, literal: part.key)
    return map(
      entries.filter { $0.key != "screen" } + [
        entry("screen", map(screen + [entry("size", size)])),
        entry("views", OptionValue(.list([use]), at: place)),
        entry("states", OptionValue(.list([map([entry("name", name)])]), at: place)),
      ])
  }
}
