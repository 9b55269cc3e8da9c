package import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

extension [Told] {
  /// What a collection view was told: the options of its layout and of what a finger means, its
  /// content inset, its page, how far sections are scrolled by themselves, and its selection.
  init(of view: CollectionView) {
    self = Self.options(of: view.layout)
    if view.environment.contentInset != .zero, self["content-inset"] == nil {
      append(Told("content-inset", Told.Value(view.environment.contentInset)))
    }
    let interaction = type(of: view.interaction)
    append(Told("interaction", .text(interaction.kind)))
    if view.pageCount != nil, let page = view.nearestPage(at: .zero) {
      append(Told("page", .number(Double(page))))
    }
    let scrolled = view.content.sections.indices.compactMap { section in
      view.scrolledOffset(ofSection: section).map { Told("\(section)", .number($0)) }
    }
    if !scrolled.isEmpty { append(Told("section-offset", .parts(scrolled))) }
    let selection = view.selectedIDs.sorted().map(\.description)
    if !selection.isEmpty { append(Told("selection", .texts(selection))) }
  }

  /// The options of a layout; of one that is made of layouts those of the first, and of each other
  /// one all that it was told, under its section.
  private static func options(of layout: any CollectionLayout) -> [Told] {
    guard let whole = layout as? SectionsLayout else { return [Told](layout.writtenOptions) }
    var told = options(of: whole.base)
    if whole.spacing != 0 { told.append(Told("section-spacing", .number(whole.spacing))) }
    for (section, layout) in whole.layouts.sorted(by: { $0.key < $1.key }) {
      var parts = [Told("layout", .text(type(of: layout).kind))] + options(of: layout)
      if let height = whole.heights[section].flatMap({ Told.Value($0.written) }) {
        parts.append(Told("height", height))
      }
      told.append(Told("section-\(section)", .parts(parts)))
    }
    return told
  }
}

extension Told.Value {
  /// Insets by the names of their edges.
  package init(_ insets: EdgeInsets) { self = .parts([Told](insets.written)) }
}
