internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// Stands in for a layout that could not be read, so that the rest of the collection is still
/// checked.
struct MissingLayout: CollectionLayout {
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
