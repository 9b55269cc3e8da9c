internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

extension LayoutReader {
  /// The layout of a collection, and where it stands; nil where that is wrong, which is reported.
  func layout(
    ofCollection reader: OptionReader
  ) -> (layout: any CollectionLayout, location: SourceLocation)? {
    guard let value = reader.rawValue(for: "layout") else {
      guard !sectionsHaveLayouts(reader) else { return (FlowLayout(), reader.location) }
      let kind = layouts.kinds.first ?? "flow"
      reader.reportMissing("layout", example: "'layout: { kind: \(kind) }'")
      return nil
    }
    return layout(value, issues: reader.issues).map { ($0, value.location) }
  }

  /// Whether each section says what arranges it.
  private func sectionsHaveLayouts(_ reader: OptionReader) -> Bool {
    guard let sections = reader.list("sections"), !sections.isEmpty else { return false }
    return sections.allSatisfy { $0["layout"] != nil }
  }

  /// The layout of all sections, of which some may have their own.
  func whole(
    _ layout: any CollectionLayout, of sections: [SectionSpec], _ spacing: Double?,
    _ reader: OptionReader
  ) -> any CollectionLayout {
    var layouts: [Int: any CollectionLayout] = [:]
    for (index, section) in sections.enumerated() { layouts[index] = section.layout }
    guard !layouts.isEmpty else {
      if spacing != nil {
        reader.error(
          "'section-spacing' stands between sections that have a 'layout' of their own; give them one, or the layout's own spacing",
          at: "section-spacing")
      }
      return layout
    }
    var heights: [Int: Length] = [:]
    for (index, section) in sections.enumerated() { heights[index] = section.height }
    return SectionsLayout(
      base: layout, layouts: layouts, heights: heights, spacing: spacing ?? 0)
  }

  /// What a scene says of a collection beside its layout and what stands in it.
  func options(ofCollection reader: OptionReader, in palette: Palette) -> CollectionOptions {
    var options = CollectionOptions()
    reader.read(CollectionOptions.options, into: &options, in: palette)
    options.swipeActions?.look = look
    return options
  }

  /// The kinds of layouts and of what stands in them, so that their numbers may have pixels in them.
  func definition(of name: String, in value: OptionValue) -> OptionKind? {
    switch name {
    case "group-part": return GroupLayout.part
    case "layout":
      guard case .text(let kind)? = value["kind"]?.kind else { return nil }
      return layouts[kind].map { .options($0.declarations) }
    default: return nil
    }
  }
}
