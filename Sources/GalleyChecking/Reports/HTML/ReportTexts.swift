internal import GalleyNotation

/// What stands in the page once for the whole report.
struct ReportTexts {
  var report: CheckReport

  var title: String {
    let count = report.notable.count
    return count == 0 ? "Galley: all the same" : "Galley: \(count) to review"
  }

  var counts: String {
    StateOutcome.Status.allCases.filter { report.count($0) > 0 }
      .map { "\(report.count($0)) \($0.rawValue)" }.joined(separator: ", ")
  }

  /// What the script is told of the report.
  var summary: String {
    Self.embedded(
      .object([
        "metric": .string(report.metric),
        "references": .string(report.references),
        "results": .string(report.results),
        "duration": .number(report.duration),
        "counts": .object(
          StateOutcome.Status.allCases.map {
            .init(key: $0.rawValue, value: .integer(report.count($0)))
          }),
      ]))
  }

  /// What the script is told of an outcome.
  func facts(of outcome: StateOutcome) -> String {
    let words = OutcomeWords(outcome: outcome, report: report)
    let facts = Self.embedded(OutcomeFacts(outcome: outcome, words: words).json)
    return "<script type=\"application/json\" class=\"outcome\">\(facts)</script>\n"
  }

  /// JSON that may stand in a script element: nothing in it can end the element.
  private static func embedded(_ json: JSONValue) -> String {
    json.compact.unicodeScalars.map { $0 == "<" ? "\\u003c" : String($0) }.joined()
  }
}
