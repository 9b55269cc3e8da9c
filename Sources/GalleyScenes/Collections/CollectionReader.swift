internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// Reads `collection:` layers.
struct CollectionReader {
  let layouts: LayoutReader
  let interactions: InteractionReader
  var cells: CellReader
  let files: SourceFiles
  let families: FontFamilyList
  let components: ComponentCatalog

  /// - `layers`: Reads what stands around the collection, in whose colors its cells are.
  func collection(_ reader: OptionReader, reading layers: LayerReader) -> CollectionSpec? {
    var collections = self
    collections.cells.layers.palette = layers.palette
    return collections.spec(reader, reading: layers)
  }

  private func spec(_ reader: OptionReader, reading layers: LayerReader) -> CollectionSpec {
    let name = reader.text("collection") ?? "collection"
    let layout = layouts.layout(ofCollection: reader)
    return inside(layout?.layout).spec(reader, named: name, arrangedBy: layout, reading: layers)
  }

  /// The reader of what such a layout arranges.
  private func inside(_ layout: (any CollectionLayout)?) -> CollectionReader {
    var reader = self
    reader.cells.layers.listAppearance =
      (layout as? any ListStyledLayout)?.listStyle(ofSection: 0)?.appearance
    return reader
  }

  private func spec(
    _ reader: OptionReader, named name: String,
    arrangedBy layout: (layout: any CollectionLayout, location: SourceLocation)?,
    reading layers: LayerReader
  ) -> CollectionSpec {
    let header = elementLayers(reader, "header")
    let footer = elementLayers(reader, "footer")
    let items = ItemReader(
      measureKey: measureKey(reader, layout?.layout), layoutKeys: layout?.layout.itemKeys ?? [],
      issues: IssueLog())
    let sections = sections(reader, items)
    let options = layouts.options(ofCollection: reader, in: layers.palette)
    let spec = CollectionSpec(
      name: name,
      layout: layouts.whole(
        layout?.layout ?? MissingLayout(), of: sections, options.sectionSpacing, reader),
      interaction: interactions.interaction(reader, of: layout?.layout), sections: sections,
      directory: ItemDirectory(sections.map(\.items), newItems: newItems(reader, items)),
      cell: elementLayers(reader, "cell") ?? [], header: header ?? [], footer: footer ?? [],
      decorations: decorations(reader, of: layout?.layout, in: layers.palette),
      swipeActions: options.swipeActions,
      detail: elementLayers(reader, "detail") ?? [],
      timing: options.timing, decelerationRate: options.decelerationRate,
      showsScrollIndicators: options.showsScrollIndicators,
      measureKey: items.measureKey,
      contentInset: options.contentInset, palette: layers.palette,
      components: ComponentReader(components, palette: layers.palette), style: options.style,
      clips: options.clips,
      location: reader.location, layoutLocation: layout?.location ?? reader.location)
    CollectionValidation(spec: spec, items: items, issues: reader.issues).run()
    ItemControls(spec).note(in: cells.layers.controls, issues: reader.issues)
    return spec
  }

  private func elementLayers(_ reader: OptionReader, _ key: String) -> [Layer]? {
    reader.rawValue(for: key).map { cells.layers($0, named: key, issues: reader.issues) }
  }

  private func decorations(
    _ reader: OptionReader, of layout: (any CollectionLayout)?, in palette: Palette
  ) -> [String: [Layer]] {
    let style = (layout as? any ListStyledLayout)?.listStyle(ofSection: 0)
    var layers = style?.decorationLayers(in: palette) ?? [:]
    guard let decorations = reader.nested("decorations") else { return layers }
    for kind in decorations.keys { layers[kind] = elementLayers(decorations, kind) }
    return layers
  }

  /// Returns the keys of items that come without any: a list, of which each takes the next in turn.
  private func newItems(_ reader: OptionReader, _ items: ItemReader) -> [SceneItem] {
    guard let value = reader.rawValue(for: "new-items") else { return [] }
    guard case .list(let list) = source(value, items, issues: reader.issues) else {
      reader.error("new-items is a list of maps or values", at: "new-items")
      return []
    }
    return list
  }

  /// A layout that could not be read asks for no measures.
  private func measureKey(
    _ reader: OptionReader, _ layout: (any CollectionLayout)?
  ) -> MeasureKey? {
    let name = reader.text("measure") ?? MeasureKey.usual
    let location = reader.rawValue(for: "measure")?.location
    let isRequired = location != nil && !(layout ?? MissingLayout()).hasDefaultMeasure
    return name == "none" || layout?.usesMeasures == false
      ? nil : MeasureKey(name: name, location: location, isRequired: isRequired)
  }

  private func source(
    _ value: OptionValue, _ items: ItemReader, issues: IssueLog
  ) -> ItemSource {
    ItemSourceReader(files: files, families: families, items: items, issues: issues).source(value)
  }

  private func sections(_ reader: OptionReader, _ items: ItemReader) -> [SectionSpec] {
    if let list = reader.list("sections") {
      if reader.contains("items") {
        reader.error("items stand in 'sections' or beside them, not both", at: "items")
      }
      return list.map { section($0, items, issues: reader.issues) }
    }
    guard let value = reader.rawValue(for: "items") else {
      reader.reportMissing("items", example: "'items: 9' or a list")
      return []
    }
    return [
      SectionSpec(
        items: source(value, items, issues: reader.issues), metrics: SectionMetrics(),
        value: OptionValue(.map([]), at: value.location))
    ]
  }

  private func section(
    _ value: OptionValue, _ items: ItemReader, issues: IssueLog
  ) -> SectionSpec {
    let reader = OptionReader(value, issues: issues)
    var options = SectionOptions()
    reader.read(SectionOptions.options, into: &options)
    let layout = reader.rawValue(for: "layout").flatMap {
      layouts.layout($0, issues: issues)
    }
    let reading = layout.map { items.reading(for: $0) } ?? items
    let own = reader.rawValue(for: "items").map { source($0, reading, issues: issues) } ?? .count(0)
    let elements = layout == nil ? self : inside(layout)
    let section = SectionSpec(
      items: own, cell: elements.elementLayers(reader, "cell"),
      header: elements.elementLayers(reader, "header"),
      footer: elements.elementLayers(reader, "footer"),
      layout: layout, height: options.height, metrics: options.metrics,
      value: value)
    if section.height != nil, section.layout == nil {
      reader.error(
        "the 'height' of a section is that of its own layout's view; give it a 'layout'",
        at: "height")
    }
    reader.reportUnknownKeys()
    return section
  }
}
