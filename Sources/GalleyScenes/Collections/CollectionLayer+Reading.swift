internal import GalleyLayouts
internal import GalleyNotation

extension LayerReader.Kind {
  /// Layers that are collections, whose options are read again once the size of a pixel is known
  /// where there is one in them.
  static func collection(_ collections: CollectionReader) -> LayerReader.Kind {
    let layouts = collections.layouts
    var kind = LayerReader.Kind(
      "collection", .options(CollectionOptions.declarations),
      refill: { changed, whole, _, content in
        guard var layer = content as? CollectionLayer else { return content }
        layer.spec.fill(changed, whole, by: layouts)
        return layer
      },
      read: { reader, layers in
        collections.collection(reader, reading: layers).map { CollectionLayer(spec: $0) }
      })
    kind.definition = layouts.definition
    kind.keysOfPixels = CollectionOptions.keysOfPixels
    return kind
  }
}

extension CollectionSpec {
  /// Takes what follows once templates are filled in.
  ///
  /// - `changed`: Reads the options that had templates.
  /// - `whole`: Reads all options.
  fileprivate mutating func fill(
    _ changed: OptionReader, _ whole: OptionReader, by layouts: LayoutReader
  ) {
    let options = layouts.options(ofCollection: whole, in: palette)
    take(options)
    for (index, value) in (changed.list("sections") ?? []).enumerated()
    where sections.indices.contains(index) {
      sections[index].fill(OptionReader(value, issues: changed.issues), by: layouts)
    }
    guard ["layout", "sections", "section-spacing"].contains(where: changed.contains) else {
      return
    }
    layout = layouts.whole(
      layouts.layout(ofCollection: whole)?.layout ?? MissingLayout(), of: sections,
      options.sectionSpacing, whole)
  }
}

extension SectionSpec {
  fileprivate mutating func fill(_ reader: OptionReader, by layouts: LayoutReader) {
    var options = SectionOptions()
    reader.read(SectionOptions.options, into: &options)
    metrics = options.metrics
    height = options.height
    if let value = reader.rawValue(for: "layout") {
      layout = layouts.layout(value, issues: reader.issues) ?? layout
    }
  }
}
