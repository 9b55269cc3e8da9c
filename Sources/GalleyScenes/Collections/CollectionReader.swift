internal import GalleyGeometry
internal import GalleyLayouts

/// Reads `collection:` layers.
struct CollectionReader {
  let layouts: LayoutCatalog
  let cells: CellReader
  let items: ItemReader

  func collection(_ reader: OptionReader, reading layers: LayerReader) -> CollectionSpec? {
    let name = reader.text("collection") ?? "collection"
    let layout = layout(reader)
    let header = elementLayers(reader, "header")
    let footer = elementLayers(reader, "footer")
    let sections = sections(reader)
    let spec = CollectionSpec(
      name: name, layout: layout?.layout ?? MissingLayout(), sections: sections,
      directory: ItemDirectory(sections.map(\.items)),
      cell: elementLayers(reader, "cell") ?? [], header: header ?? [], footer: footer ?? [],
      decorations: decorations(reader), measureKey: measureKey(reader),
      contentInset: reader.insets("content-inset") ?? .zero,
      style: layers.boxStyle(reader), clips: reader.flag("clip") ?? true,
      location: reader.location, layoutLocation: layout?.location ?? reader.location)
    check(spec, reader)
    return spec
  }

  private func layout(
    _ reader: OptionReader
  ) -> (layout: any CollectionLayout, location: SourceLocation)? {
    guard let value = reader.raw("layout") else {
      reader.missing("layout", example: "'layout: { kind: \(layouts.kinds.first ?? "flow") }'")
      return nil
    }
    let options = OptionReader(kindAsMap(value), issues: reader.issues)
    guard let kind = options.text("kind") else {
      options.missing("kind", example: "one of \(Suggestion.list(layouts.kinds))")
      return nil
    }
    guard let type = layouts[kind] else {
      options.error(
        "unknown layout '\(kind)'\(Suggestion.phrase(for: kind, among: layouts.kinds)); expected \(Suggestion.list(layouts.kinds))",
        at: "kind")
      return nil
    }
    let layout = type.init(options: options)
    options.reportUnknownKeys()
    return (layout, value.location)
  }

  /// `layout: ring` is short for `layout: { kind: ring }`.
  private func kindAsMap(_ value: OptionValue) -> OptionValue {
    guard case .text = value.kind else { return value }
    let entry = OptionValue.Entry(key: "kind", keyLocation: value.location, value: value)
    return OptionValue(.map([entry]), at: value.location)
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

  private func check(_ spec: CollectionSpec, _ reader: OptionReader) {
    let total = spec.sections.reduce(0) { $0 + $1.items.count }
    if total > ItemSource.largestCount {
      reader.error("a collection holds at most \(ItemSource.largestCount) items, found \(total)")
    }
    var seen: Set<String> = []
    for section in spec.sections {
      guard case .list(let list) = section.items else { continue }
      for item in list {
        guard let id = item["id"] else { continue }
        if !seen.insert(id.shownText).inserted {
          reader.issues.error(
            "two items are called '\(id.shownText)'; give each an id of its own", at: id.location)
        }
      }
    }
    CollectionSizeCheck.run(spec, issues: reader.issues)
  }
}

/// Checks the sizes that items give themselves.
private enum CollectionSizeCheck {
  static func run(_ spec: CollectionSpec, issues: IssueLog) {
    for section in spec.sections {
      guard case .list(let list) = section.items else { continue }
      for item in list {
        if let size = item["size"] { check(size, issues: issues) }
        if let key = spec.measureKey, let measure = item[key], case .number = measure.kind {
          _ = OptionReader.number(measure, named: key, in: 0...1_000_000, issues: issues)
        }
      }
    }
  }

  private static func check(_ size: OptionValue, issues: IssueLog) {
    guard case .list(let pair) = size.kind, pair.count == 2 else {
      OptionReader.wrong(
        size, named: "size", expected: "[width, height] in points", issues: issues)
      return
    }
    for side in pair {
      _ = OptionReader.number(side, named: "size", in: 0...100_000, issues: issues)
    }
  }
}

/// Stands in for a layout that could not be read, so that the rest of the collection is still checked.
private struct MissingLayout: CollectionLayout {
  static let kind = "missing"
  static let summary = ""
  static let options: [OptionDescription] = []

  init() {}

  init(options: OptionReader) {}

  func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    ArrangementBuilder().arrangement(contentSize: .zero)
  }
}
