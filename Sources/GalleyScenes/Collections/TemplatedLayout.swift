internal import GalleyLayouts
internal import GalleyNotation

/// A layout that a gesture brings, which may have pixels of the screen in its options.
struct TemplatedLayout: Sendable {
  private let value: TemplatedValue
  private let reader: LayoutReader
  /// With pixels of a point.
  private let layout: any CollectionLayout

  /// Reads a layout; nil where there is none, which is reported.
  init?(_ value: OptionValue, by reader: LayoutReader, issues: IssueLog) {
    self.value = TemplatedValue(
      value, of: .defined("layout"), definition: reader.definition, issues: issues)
    self.reader = reader
    self.value.checkPixels(issues)
    let sample = self.value.filled(in: Scope(), issues: IssueLog())
    guard let layout = reader.layout(sample, issues: issues) else { return nil }
    self.layout = layout
  }

  /// The layout on the screen of a scope.
  func layout(in scope: Scope, issues: IssueLog) -> any CollectionLayout {
    value.isConstant
      ? layout
      : reader.layout(value.filled(in: scope, issues: issues), issues: issues) ?? layout
  }
}
