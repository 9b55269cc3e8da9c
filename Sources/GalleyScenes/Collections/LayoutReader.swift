internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// Reads a layout with its options: `ring`, or `{ kind: ring, … }`.
struct LayoutReader {
  let layouts: LayoutCatalog
  /// The maker of layouts of classes; nil where scenes may name none.
  let classes: (any LayoutClassSource)?
  /// The look of the screen, which layouts have that do not say their own.
  let look: SystemStyle

  /// The layout; nil where there is no such kind, which is reported.
  func layout(_ value: OptionValue, issues: IssueLog) -> (any CollectionLayout)? {
    let map = value.withTextAsKind
    guard case .map = map.kind else {
      OptionReader.wrong(
        value, named: "layout", expected: "its kind, or a map such as { kind: ring }",
        issues: issues)
      return nil
    }
    let options = OptionReader(map, issues: issues)
    if LayoutClassReader.applies(to: options) {
      return LayoutClassReader(source: classes).layout(options, at: map.location, issues: issues)
    }
    guard let kind = options.text("kind") else {
      if !options.contains("kind") {
        options.reportMissing("kind", example: "one of \(Suggestion.list(layouts.kinds))")
      }
      return nil
    }
    guard let type = layouts[kind] else {
      options.error(Suggestion.unknown("layout", kind, among: layouts.kinds), at: "kind")
      return nil
    }
    let layout = type.init(options: options)
    options.reportUnknownKeys()
    guard var following = layout as? any SystemStyledLayout, !options.contains("look") else {
      return layout
    }
    following.look = look
    return following
  }
}

/// Stands in for a layout that could not be read, so that the rest of the collection is still
/// checked.
struct MissingLayout: CollectionLayout {
  static let kind = "missing"
  static let summary = ""

  func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    ArrangementBuilder().arrangement(contentSize: .zero)
  }
}
