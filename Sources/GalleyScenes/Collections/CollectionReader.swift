internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// Reads `collection:` layers.
struct CollectionReader {
  let layouts: LayoutCatalog
  let interactions: InteractionReader
  let cells: CellReader
  let items: ItemReader

  func collection(_ reader: OptionReader, reading layers: LayerReader) -> CollectionSpec? {
    let name = reader.text("collection") ?? "collection"
    let layout = layout(reader)
    let header = elementLayers(reader, "header")
    let footer = elementLayers(reader, "footer")
    let sections = sections(reader)
    let spec = CollectionSpec(
      name: name, layout: layout?.layout ?? MissingLayout(),
      interaction: interactions.interaction(reader, of: layout?.layout), sections: sections,
      directory: ItemDirectory(sections.map(\.items), newItems: newItems(reader)),
      cell: elementLayers(reader, "cell") ?? [], header: header ?? [], footer: footer ?? [],
      decorations: decorations(reader), detail: elementLayers(reader, "detail") ?? [],
      timing: reader.timing("animation") ?? .standard,
      decelerationRate: reader.choice("deceleration"),
      showsScrollIndicators: reader.flag("scroll-indicators") ?? false,
      measureKey: measureKey(reader),
      measureLocation: reader.has("measure") ? reader.raw("measure")?.location : nil,
      contentInset: reader.insets("content-inset") ?? .zero,
      style: layers.boxStyle(reader), clips: reader.flag("clip") ?? true,
      location: reader.location, layoutLocation: layout?.location ?? reader.location)
    CollectionCheck(spec: spec, issues: reader.issues).run()
    return spec
  }

  private func layout(
    _ reader: OptionReader
  ) -> (layout: any CollectionLayout, location: SourceLocation)? {
    guard let value = reader.raw("layout") else {
      reader.missing("layout", example: "'layout: { kind: \(layouts.kinds.first ?? "flow") }'")
      return nil
    }
    return LayoutReader(layouts: layouts).layout(value, issues: reader.issues)
      .map { ($0, value.location) }
  }

  private func elementLayers(_ reader: OptionReader, _ key: String) -> [Layer]? {
    reader.raw(key).map { cells.layers($0, issues: reader.issues) }
  }

  private func decorations(_ reader: OptionReader) -> [String: [Layer]] {
    guard let decorations = reader.nested("decorations") else { return [:] }
    var layers: [String: [Layer]] = [:]
    for kind in decorations.keys { layers[kind] = elementLayers(decorations, kind) }
    return layers
  }

  /// What items know that come without a word: a list, of which each takes the next in turn.
  private func newItems(_ reader: OptionReader) -> [OptionValue] {
    guard let value = reader.raw("new-items") else { return [] }
    guard case .list(let list) = items.items(value) else {
      reader.error("new-items is a list of maps or values", at: "new-items")
      return []
    }
    return list
  }

  private func measureKey(_ reader: OptionReader) -> String? {
    let key = reader.text("measure") ?? "value"
    return key == "none" ? nil : key
  }

  private func sections(_ reader: OptionReader) -> [SectionSpec] {
    if let list = reader.list("sections") {
      if reader.has("items") {
        reader.error("items stand in 'sections' or beside them, not both", at: "items")
      }
      return list.map { section($0, issues: reader.issues) }
    }
    guard let value = reader.raw("items") else {
      reader.missing("items", example: "'items: 9' or a list")
      return []
    }
    return [
      SectionSpec(
        items: items.items(value), metrics: SectionMetrics(),
        value: OptionValue(.map([]), at: value.location))
    ]
  }

  private func section(_ value: OptionValue, issues: IssueLog) -> SectionSpec {
    let reader = OptionReader(value, issues: issues)
    let range = 0.0...100_000
    let metrics = SectionMetrics(
      insets: reader.insets("insets"), lineSpacing: reader.number("line-spacing", in: range),
      interitemSpacing: reader.number("interitem-spacing", in: range),
      headerExtent: reader.number("header-extent", in: range),
      footerExtent: reader.number("footer-extent", in: range))
    let source = reader.raw("items").map(items.items) ?? .count(0)
    _ = (reader.raw("title"), reader.raw("subtitle"), reader.raw("name"))
    let section = SectionSpec(
      items: source, cell: elementLayers(reader, "cell"),
      header: elementLayers(reader, "header"), footer: elementLayers(reader, "footer"),
      metrics: metrics, value: value)
    reader.reportUnknownKeys()
    return section
  }
}
