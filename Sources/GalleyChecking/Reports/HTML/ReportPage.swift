/// The files that the HTML report is made of, as they lie in `Page/`.
///
/// They are compiled in: a copied binary has no resources beside it.
///
/// An outcome is twice in the page: its facts as JSON, from which the script makes what is seen,
/// and a section in `<noscript>`, which a browser with a script reads as a mere text. The script
/// takes the pictures from that text when it shows them, so each is in the file only once. The
/// pictures come last, so that the page can be used while a browser still reads them.
enum ReportPage {
  enum Place: String {
    case title, style, counts, summary, facts, script, outcomes
  }

  enum OutcomePlace: String {
    case number, name, status, facts, command, figures
  }

  enum FigurePlace: String {
    case role, scale, words, picture
  }

  static let whole = PageTemplate<Place>(PackageResources.report_html)
  static let outcome = PageTemplate<OutcomePlace>(PackageResources.outcome_html)
  static let figure = PageTemplate<FigurePlace>(PackageResources.figure_html)

  /// What stands later wins.
  static let style = lines(of: [
    PackageResources.colors_css, PackageResources.page_css, PackageResources.list_css,
    PackageResources.stage_css, PackageResources.notes_css, PackageResources.narrow_css,
  ])

  /// ECMAScript 2023 without a library. All files are one scope: what runs at once in one uses only
  /// what those before it declare.
  static let script = lines(of: [
    PackageResources.model_js, PackageResources.list_js, PackageResources.stage_js,
    PackageResources.controls_js, PackageResources.notes_js, PackageResources.page_js,
  ])

  private static func lines(of files: [[UInt8]]) -> [UInt8] {
    Array(files.joined(separator: [UInt8(ascii: "\n")]))
  }
}
