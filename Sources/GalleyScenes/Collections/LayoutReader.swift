internal import GalleyGeometry
internal import GalleyLayouts

/// Reads a layout with its options: `ring`, or `{ kind: ring, … }`.
struct LayoutReader {
  let layouts: LayoutCatalog

  /// The layout; nil where there is no such kind, which is reported.
  func layout(_ value: OptionValue, issues: IssueLog) -> (any CollectionLayout)? {
    let options = OptionReader(kindAsMap(value), issues: issues)
    guard let kind = options.text("kind") else {
      if !options.has("kind") {
        options.missing("kind", example: "one of \(Suggestion.list(layouts.kinds))")
      }
      return nil
    }
    guard let type = layouts[kind] else {
      options.error(Suggestion.unknown("layout", kind, among: layouts.kinds), at: "kind")
      return nil
    }
    let layout = type.init(options: options)
    options.reportUnknownKeys()
    return layout
  }

  /// `ring` is short for `{ kind: ring }`.
  private func kindAsMap(_ value: OptionValue) -> OptionValue {
    guard case .text = value.kind else { return value }
    let entry = OptionValue.Entry(key: "kind", keyLocation: value.location, value: value)
    return OptionValue(.map([entry]), at: value.location)
  }
}
