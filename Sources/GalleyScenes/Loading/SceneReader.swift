internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// Decodes one variant of a scene.
struct SceneReader {
  let catalogs: SceneCatalogs
  let classes: (any LayoutClassSource)?
  let families: FontFamilyList
  let files: SourceFiles
  /// The other scenes whose screens it shows.
  let shown: ShownSceneFiles
  let issues: IssueLog

  func scene(_ value: OptionValue) -> SceneVariant {
    let language = value["language"]?.shownText ?? "en"
    let reader = OptionReader(translated(value, to: language), issues: issues)
    defer { reader.reportUnknownKeys() }
    checkVersion(reader)
    let stageValue = reader.rawValue(for: "stage")
    let screenValue = screen(reader, orStage: stageValue)
    let palette = Palette(
      reader.rawValue(for: "palette"), in: ScreenReader.appearance(of: screenValue), issues: issues)
    let standardLayers = LayerReader(palette: palette, files: files)
      .adding(catalogs.components.layerKinds)
    let parts = PartLibrary(
      reader.rawValue(for: "parts"),
      taken: standardLayers.kinds.map(\.name) + ["collection"],
      issues: issues)
    let plainLayers = standardLayers.adding(parts.kinds)
    var screen = ScreenReader(issues: issues).screen(
      screenValue, isStage: stageValue != nil, layers: plainLayers, language: language,
      at: value.location)
    let layouts = LayoutReader(layouts: catalogs.layouts, classes: classes, look: screen.look)
    let inner = ShownSceneReader(
      scene: self, surroundings: .init(screen: screen, language: language))
    let layers = views(reader, plainLayers.adding([.screen(inner)]), layouts)
    let collections = SceneVariant.collections(in: layers)
    let names = collections.map(\.name)
    let controls = standardLayers.controls
    checkNames(of: collections, and: controls.controls)
    controls.check(issues: issues)
    check(standardLayers.controls.collections, among: names)
    let gestures = GestureReader(
      collections: collections, controls: controls.controls, layouts: layouts,
      portrait: screen.portrait,
      landscape: screen.landscape, issues: issues)
    let states = StateReader(
      collections: names, controls: controls.controls, gestureReader: gestures, issues: issues
    )
    .states(reader.rawValue(for: "states"), at: value.location)
    checkNames(ofFramesOf: screen.stage, states)
    let figures = FigureReader(states: states.map(\.name), palette: palette, issues: issues)
      .figures(reader.rawValue(for: "figures"))
    var options = SceneRootOptions()
    reader.read(SceneRootOptions.options, into: &options)
    screen.type.tracking = options.font.tracking
    screen.type.missingGlyphs = options.font.missingGlyphs
    return SceneVariant(
      title: options.title, language: options.language ?? language,
      languageLocation: value["language"]?.location,
      fontFamily: options.font.family,
      fontFiles: options.fontFiles + layers.flatMap(\.shownFontFiles),
      screen: screen,
      palette: palette,
      layers: layers, controls: controls.controls,
      animatesIndefinitely: controls.animatesIndefinitely, states: states, figures: figures,
      check: CheckReader(issues: issues).spec(reader.nested("check")))
  }

  /// What says how large the canvas is: the screen, or the stage.
  private func screen(_ reader: OptionReader, orStage stage: OptionValue?) -> OptionValue? {
    let screen = reader.rawValue(for: "screen")
    if screen != nil, let stage {
      issues.error(
        "a scene has a screen or a stage, not both; leave one out", at: stage.location)
    }
    return stage ?? screen
  }

  /// Reports frames of a stage whose names are those of states.
  private func checkNames(ofFramesOf stage: StageSpec?, _ states: [StateSpec]) {
    guard let stage, stage.frameCount > 1 else { return }
    let names = states.flatMap { state in
      (0..<stage.frameCount).map { StageSpec.name(ofFrame: $0, of: state.name) }
    }
    for state in states where names.contains(state.name) {
      issues.error(
        "'\(state.name)' is what a frame of another state is called; give it another name",
        at: state.location)
    }
  }

  /// The scene with the texts of its strings in the place of their keys.
  private func translated(_ scene: OptionValue, to language: String) -> OptionValue {
    guard let strings = scene["strings"],
      let table = StringTableReader(files: files, issues: issues)
        .table(strings, language: language)
    else { return scene }
    return table.applied(to: scene, issues: issues)
  }

  private func checkVersion(_ reader: OptionReader) {
    guard let version = reader.rawValue(for: "galley") else {
      reader.reportMissing("galley", example: "'galley: 1' as the first line")
      return
    }
    if case .number(1) = version.kind { return }
    issues.error(
      "this Galley reads scenes of version 1, found '\(version.shownText)'; write 'galley: 1'",
      at: version.location)
  }

  private func views(
    _ reader: OptionReader, _ plainLayers: LayerReader, _ layouts: LayoutReader
  ) -> [Layer] {
    guard let value = reader.rawValue(for: "views") else {
      reader.reportMissing("views", example: "a list of layers")
      return []
    }
    let cells = CellReader(styles: catalogs.cellStyles, layers: plainLayers)
    let collections = CollectionReader(
      layouts: layouts, interactions: InteractionReader(interactions: catalogs.interactions),
      cells: cells,
      files: files, families: families, components: catalogs.components)
    return plainLayers.adding([.collection(collections)])
      .layers(value, named: "views", issues: issues)
  }

  /// Says which collections share a name; those of one parent are told as layers that share an id.
  private func checkNames(of collections: [CollectionSpec], and controls: [ControlSpec]) {
    var seen: Set<String> = []
    guard !issues.hasErrors else { return }
    let names = Set(collections.map(\.name))
    for control in controls where names.contains(control.name) {
      issues.error(
        "a collection and a control are called '\(control.name)'; give each a name of its own",
        at: control.location)
    }
    for collection in collections where !seen.insert(collection.name).inserted {
      issues.error(
        "two collections are called '\(collection.name)'; give each a name of its own",
        at: collection.location)
    }
  }

  /// Says which collections are spoken of that are not there.
  private func check(_ mentions: [Located<String>], among names: [String]) {
    for name in mentions where !names.contains(name.value) {
      let known = names.isEmpty ? "the screen has none" : "known are \(Suggestion.list(names))"
      issues.error(
        "there is no collection '\(name.value)'\(Suggestion.phrase(for: name.value, among: names)); \(known)",
        at: name.location)
    }
  }
}

/// Reads `strings:`, the files of texts by language.
struct StringTableReader {
  let files: SourceFiles
  let issues: IssueLog

  /// The texts of the language, or of its first part (`ar` for `ar-EG`); nil where there are none,
  /// which is reported.
  func table(_ value: OptionValue, language: String) -> StringTable? {
    guard case .map(let entries) = value.kind, let first = entries.first else {
      OptionReader.wrong(
        value, named: "strings",
        expected: "files by language, such as { en: en.json, ar: ar.json }",
        issues: issues)
      return nil
    }
    let primary = language.split(separator: "-").first.map(String.init) ?? language
    guard
      let entry = entries.first(where: { $0.key == language })
        ?? entries.first(where: { $0.key == primary })
    else {
      issues.error(
        "there are no strings for the language '\(language)'; add '\(primary): \(primary).json' beside \(Suggestion.list(entries.map(\.key)))",
        at: value.location)
      return nil
    }
    return StringTable(
      language: entry.key, texts: texts(of: entry.value), fallbackLanguage: first.key,
      fallbacks: first.key == entry.key ? [:] : texts(of: first.value))
  }

  /// The texts of a file, of several, or of a map; of two with one key the later counts.
  private func texts(of value: OptionValue) -> [String: OptionValue] {
    switch value.kind {
    case .map: return flattened(value, under: "")
    case .text(let name): return texts(ofFile: name, namedAt: value.location)
    case .list(let elements):
      return elements.reduce(into: [:]) { texts, element in
        texts.merge(self.texts(of: element)) { $1 }
      }
    case .null, .flag, .number:
      OptionReader.wrong(
        value, named: "strings", expected: "the path of a JSON file, or a map of texts",
        issues: issues)
      return [:]
    }
  }

  private func texts(
    ofFile name: String, namedAt location: SourceLocation
  ) -> [String: OptionValue] {
    guard let file = files.folder.asset(name, namedAt: location, issues: issues),
      let text = files.text(in: file, namedAt: location, issues: issues)
    else { return [:] }
    var reader = YAMLReader(file: file.path, issues: issues)
    guard let value = reader.read(text) else { return [:] }
    guard case .map = value.kind else {
      OptionReader.wrong(
        value, named: "a file of strings", expected: "a map of texts by key", issues: issues)
      return [:]
    }
    return flattened(value, under: "")
  }

  /// Texts by keys with dots between the steps; what an ARB file says of them, under keys with an
  /// `@`, is left out.
  private func flattened(_ value: OptionValue, under prefix: String) -> [String: OptionValue] {
    guard case .map(let entries) = value.kind else { return [:] }
    var texts: [String: OptionValue] = [:]
    for entry in entries where !entry.key.hasPrefix("@") {
      let key = prefix + entry.key
      switch entry.value.kind {
      case .map: texts.merge(flattened(entry.value, under: key + ".")) { $1 }
      case .text, .number, .flag: texts[key] = entry.value
      case .list, .null:
        OptionReader.wrong(entry.value, named: "'\(key)'", expected: "a text", issues: issues)
      }
    }
    return texts
  }
}

/// The texts of a scene in one language, by their keys.
struct StringTable {
  let language: String
  let texts: [String: OptionValue]
  /// The language whose texts stand in where the other has none: the first that is listed.
  let fallbackLanguage: String
  let fallbacks: [String: OptionValue]

  /// Puts the texts in the place of `{t.key}` in a tree of values.
  func applied(to value: OptionValue, issues: IssueLog) -> OptionValue {
    let substitution = NameSubstitution(
      value: { path, location in
        guard path.first == "t", path.count > 1 else { return nil }
        return text(path.dropFirst().joined(separator: "."), at: location, issues: issues)
      }, room: ExpansionBudget(), issues: issues)
    return substitution.applied(to: value) ?? value
  }

  private func text(
    _ key: String, at location: SourceLocation, issues: IssueLog
  ) -> OptionValue {
    if let text = texts[key] { return text }
    if let text = fallbacks[key] {
      issues.warning(
        "the strings of '\(language)' have no '\(key)', so that of '\(fallbackLanguage)' stands there; add it",
        at: location)
      return text
    }
    let known = Set(texts.keys).union(fallbacks.keys).sorted()
    issues.error(
      "no string is called '\(key)'\(Suggestion.phrase(for: key, among: known)); \(known.isEmpty ? "the files under 'strings' have none" : "known are \(Self.few(known))")",
      at: location)
    return OptionValue(.text(""), at: location)
  }

  private static func few(_ names: [String]) -> String {
    names.count > 12
      ? names.prefix(12).joined(separator: ", ") + " and \(names.count - 12) others"
      : Suggestion.list(names)
  }
}
