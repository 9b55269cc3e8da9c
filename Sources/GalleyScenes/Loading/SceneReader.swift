internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// Decodes one variant of a scene.
struct SceneReader {
  let layouts: LayoutCatalog
  let classes: (any LayoutClassSource)?
  let interactions: InteractionCatalog
  let cellStyles: CellStyleCatalog
  let furniture: FurnitureCatalog
  let families: FontFamilyList
  let files: SourceFiles
  let issues: IssueLog

  func scene(_ value: OptionValue) -> SceneVariant {
    let language = value["language"]?.shownText ?? "en"
    let reader = OptionReader(translated(value, to: language), issues: issues)
    defer { reader.reportUnknownKeys() }
    checkVersion(reader)
    reader.expect("matrix", "base", "include", "strings", "changes")
    let screenValue = reader.raw("screen")
    let palette = Palette(
      reader.raw("palette"), in: ScreenReader.appearance(of: screenValue), issues: issues)
    let standardLayers = LayerReader(palette: palette).adding(furniture.layerKinds)
    let parts = PartLibrary(
      reader.raw("parts"),
      taken: standardLayers.kinds.map(\.name) + ["collection"],
      issues: issues)
    let plainLayers = standardLayers.adding(parts.kinds)
    var screen = ScreenReader(issues: issues).screen(
      screenValue, layers: plainLayers, language: language, at: value.location)
    let layouts = LayoutReader(layouts: layouts, classes: classes, look: screen.look)
    let layers = views(reader, plainLayers, layouts)
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
      collections: names, controls: controls.controls, gestures: gestures, issues: issues
    )
    .states(reader.raw("states"), at: value.location)
    let fontFamily = fontFamily(reader, &screen.type)
    return SceneVariant(
      title: reader.text("title") ?? "", language: reader.text("language") ?? language,
      fontFamily: fontFamily, fontFiles: fontFiles(reader), screen: screen,
      palette: palette,
      layers: layers, controls: controls.controls, isRestless: controls.isRestless, states: states,
      check: CheckReader(issues: issues).spec(reader.nested("check")))
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
    guard let version = reader.raw("galley") else {
      reader.missing("galley", example: "'galley: 1' as the first line")
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
    guard let value = reader.raw("views") else {
      reader.missing("views", example: "a list of layers")
      return []
    }
    let cells = CellReader(styles: cellStyles, layers: plainLayers)
    let collections = CollectionReader(
      layouts: layouts, interactions: InteractionReader(interactions: interactions), cells: cells,
      files: files, families: families)
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

  /// `font:` of the whole scene: the family of texts that name none.
  private func fontFamily(_ reader: OptionReader, _ type: inout TypeSetting) -> String {
    guard let font = reader.nested("font") else { return SystemFont.family }
    defer { font.reportUnknownKeys() }
    type.tracking = font.choice("tracking") ?? type.tracking
    return font.text("family") ?? SystemFont.family
  }

  private func fontFiles(_ reader: OptionReader) -> [Located<String>] {
    (reader.list("fonts") ?? []).map { Located(value: $0.shownText, location: $0.location) }
  }
}
