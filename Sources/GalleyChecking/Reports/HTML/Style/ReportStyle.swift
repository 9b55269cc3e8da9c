/// The style of the HTML report, in the file itself: a copied binary has no resources beside it.
enum ReportStyle {
  static let all =
    [colors, page, list, stage, notes, narrow].joined(separator: "\n\n") + "\n"
}
