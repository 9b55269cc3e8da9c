package import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

extension [RecordedOption] {
  /// Records the options of a collection view: those of its layout and its interaction, its content
  /// inset, its page, how far sections are scrolled by themselves, and its selection.
  init(of view: CollectionView) {
    self = Self.options(of: view.layout)
    if view.environment.contentInset != .zero, self["content-inset"] == nil {
      append(RecordedOption("content-inset", RecordedOption.Value(view.environment.contentInset)))
    }
    let interaction = type(of: view.interaction)
    append(RecordedOption("interaction", .text(interaction.kind)))
    if view.pageCount != nil, let page = view.nearestPage(at: .zero) {
      append(RecordedOption("page", .number(Double(page))))
    }
    let scrolled = view.content.sections.indices.compactMap { section in
      view.scrolledOffset(ofSection: section).map { RecordedOption("\(section)", .number($0)) }
    }
    if !scrolled.isEmpty { append(RecordedOption("section-offset", .parts(scrolled))) }
    let selection = view.selectedIDs.sorted().map(\.description)
    if !selection.isEmpty { append(RecordedOption("selection", .texts(selection))) }
  }

  /// The options of a layout; of one that is made of layouts those of the first, and of each other
  /// one all that it was told, under its section.
  private static func options(of layout: any CollectionLayout) -> [RecordedOption] {
    guard let whole = layout as? SectionsLayout else {
      return [RecordedOption](layout.writtenOptions)
    }
    var recordedOptions = options(of: whole.base)
    if whole.spacing != 0 {
      recordedOptions.append(RecordedOption("section-spacing", .number(whole.spacing)))
    }
    for (section, layout) in whole.layouts.sorted(by: { $0.key < $1.key }) {
      var parts = [RecordedOption("layout", .text(type(of: layout).kind))] + options(of: layout)
      if let height = whole.heights[section].flatMap({ RecordedOption.Value($0.written) }) {
        parts.append(RecordedOption("height", height))
      }
      recordedOptions.append(RecordedOption("section-\(section)", .parts(parts)))
    }
    return recordedOptions
  }
}

extension RecordedOption.Value {
  /// Insets by the names of their edges.
  package init(_ insets: EdgeInsets) { self = .parts([RecordedOption](insets.written)) }
}
