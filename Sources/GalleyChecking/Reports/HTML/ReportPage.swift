internal import GalleyComparison
internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// The parts of the HTML report in the order of the file, without the pictures' bytes.
///
/// An outcome is twice in the file: its facts as JSON, from which the script makes the page, and
/// a section in `<noscript>`, which a browser with a script reads as a mere text. The script takes
/// the pictures from that text when it shows them, so each is in the file only once. The pictures
/// come last, so that the page can be used while a browser still reads them.
struct ReportPage {
  var report: CheckReport

  static let figureEnd = "\"></figure>\n"
  static let closing = "</div></section></noscript>\n"

  /// All up to the first outcome.
  var head: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(XMLText.content(title))</title>
    <style>
    \(ReportStyle.all)</style>
    </head>
    <body>
    <noscript><header class="plain"><h1>\(XMLText.content(title))</h1>
    <p>\(XMLText.content(counts))</p></header></noscript>
    <script type="application/json" id="summary">\(Self.embedded(summary))</script>

    """
  }

  /// What the script is told of an outcome.
  func facts(of outcome: StateOutcome) -> String {
    let words = OutcomeWords(outcome: outcome, report: report)
    let facts = OutcomeFacts(outcome: outcome, words: words).json
    return "<script type=\"application/json\" class=\"outcome\">\(Self.embedded(facts))</script>\n"
  }

  /// The script, after the facts of all and before the pictures.
  static let program = """
    <div id="app" hidden></div>
    <script>
    \(ReportScript.all)</script>

    """

  /// All after the last outcome.
  static let foot = "</body>\n</html>\n"

  /// An outcome up to its pictures.
  func opening(of outcome: StateOutcome, numbered number: Int) -> String {
    let words = OutcomeWords(outcome: outcome, report: report)
    let items = (words.facts + words.numbers + outcome.warnings).map {
      "<li>\(XMLText.content($0))</li>"
    }
    let command = words.command.map { "<pre>\(XMLText.content($0))</pre>" } ?? ""
    return """
      <noscript data-outcome="\(number)"><section class="plain">
      <h2>\(XMLText.content(outcome.name)) <small>\(outcome.status.rawValue)</small></h2>
      <ul>\(items.joined())</ul>\(command)
      <div class="figures">

      """
  }

  /// A figure up to the address of its picture.
  func figureOpening(_ role: PictureRole, of outcome: StateOutcome, _ bytes: [UInt8]) -> String {
    let words = XMLText.attribute("\(outcome.name), \(role.rawValue)")
    let size =
      role == .expected ? outcome.comparison?.expectedSize : outcome.comparison?.actualSize
    let scale = size.flatMap { PictureScale.scale(of: bytes, width: $0.width) } ?? 1
    return """
      <figure><figcaption>\(role.rawValue)</figcaption>\
      <img loading="lazy" data-role="\(role.rawValue)" data-scale="\(scale.shortest)" \
      alt="\(words)" src="
      """
  }

  /// JSON that may stand in a script element: nothing in it can end the element.
  static func embedded(_ json: JSONValue) -> String {
    json.compact.unicodeScalars.map { $0 == "<" ? "\\u003c" : String($0) }.joined()
  }

  private var title: String {
    let count = report.notable.count
    return count == 0 ? "Galley: all the same" : "Galley: \(count) to review"
  }

  private var counts: String {
    StateOutcome.Status.allCases.filter { report.count($0) > 0 }
      .map { "\(report.count($0)) \($0.rawValue)" }.joined(separator: ", ")
  }

  private var summary: JSONValue {
    .object([
      "metric": .string(report.metric),
      "references": .string(report.references),
      "results": .string(report.results),
      "duration": .number(report.duration),
      "counts": .object(
        StateOutcome.Status.allCases.map {
          .init(key: $0.rawValue, value: .integer(report.count($0)))
        }),
    ])
  }
}
