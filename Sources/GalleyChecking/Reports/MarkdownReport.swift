internal import GalleyComparison
internal import GalleyNotation
internal import GalleyRuns
import GalleySystem

/// A report as Markdown, for the comment on a pull request and for the summary of a workflow: a row
/// for each change that states share, and for each other state that is not the same.
package struct MarkdownReport: Sendable {
  private let report: CheckReport
  private let shared: SharedChanges
  private let pictures: PictureAddress?

  /// What a comment may have on GitHub is 65,536 characters; GitLab and the summary allow more.
  private static let mostCharacters = 60_000
  private static let mostRows = 200

  /// - `pictures`: Where the pictures of the results can be seen; nil for a table without pictures.
  package init(_ report: CheckReport, pictures: PictureAddress? = nil) {
    self.report = report
    self.pictures = pictures
    shared = report.sharedChanges
  }

  package var text: String {
    let counts = StateOutcome.Status.allCases.reversed().filter { report.count($0) > 0 }
      .map { "\(report.count($0)) \($0.rawValue)" }.joined(separator: ", ")
    let title = "### Galley: \(counts.isEmpty ? "nothing to check" : counts)\n"
    guard !report.notable.isEmpty else { return title }
    let head =
      "\n| \(report.compared == nil ? "State" : "Picture") | Status | What changed | Pixels |\(pictures == nil ? "" : " Pictures |")\n"
    let rule = "| --- | --- | --- | ---: |\(pictures == nil ? "" : " --- |")\n"
    var text = title + head + rule
    let rows = shared.all.map(row(of:)) + report.notable(beside: shared).map(row(of:))
    var count = 0
    for row in rows.prefix(Self.mostRows) {
      guard text.count + row.count < Self.mostCharacters else { break }
      text += row + "\n"
      count += 1
    }
    let rest = rows.count - count
    return text + (rest > 0 ? "\nand \(rest.counting("more \(report.noun)"))\n" : "")
  }

  private func row(of change: SharedChange) -> String {
    let more = change.sentences.count - 1
    let what = change.sentences[0] + (more > 0 ? ", and \(more) more" : "")
    return row(
      [report.extent(of: change), report.status(of: change).rawValue, what, ""],
      showing: report.outcomes[change.states[0]])
  }

  private func row(of outcome: StateOutcome) -> String {
    let words = OutcomeSummary(outcome: outcome, report: report)
    let more = words.sentences.count - 1
    let what = words.headline + (more > 0 ? ", and \(more) more" : "")
    let pixels = outcome.comparison.map { "\($0.report.differingPixels)" } ?? ""
    return row([outcome.name, outcome.status.rawValue, what, pixels], showing: outcome)
  }

  private func row(_ cells: [String], showing outcome: StateOutcome) -> String {
    let images = pictures.map { [$0.images(of: outcome, in: report)] } ?? []
    return "| " + (cells.map(Self.cell) + images).joined(separator: " | ") + " |"
  }

  /// A text in a cell of a table: no markup, no line of its own, nothing that cannot be seen.
  static func cell(_ text: String) -> String {
    SanitizedText(line: text).text.unicodeScalars.prefix(400).map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "@", "!": "\\\(scalar)"
      default: String(scalar)
      }
    }.joined()
  }
}

/// The address of the pictures of results that were put where others can see them.
package struct PictureAddress: Sendable {
  private let beginning: String
  private let end: String

  private static let place = "{path}"
  private static let width = 140

  /// - `pattern`: Such as `https://example.org/review/{path}`, in which the path of a picture in the
  ///   folder of results takes its place; nil where it does not.
  package init?(_ pattern: String) {
    let parts = pattern.split(separator: Self.place, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    (beginning, end) = (String(parts[0]), String(parts[1]))
  }

  fileprivate func images(of outcome: StateOutcome, in report: CheckReport) -> String {
    PictureRole.allCases.filter { $0.exists(for: outcome, in: report) }.compactMap { role in
      let path =
        report.compared == nil
        ? role.pathInResults(of: outcome, areDrawn: report.revision != nil)
        : role.path(of: outcome, in: report)
      return path.map { path in
        let address = XMLText.attribute(beginning + PercentEncoding.encoded(path: path) + end)
          .replacing("|", with: "%7C")
        return "<img width=\"\(Self.width)\" alt=\"\(role.rawValue)\" src=\"\(address)\">"
      }
    }.joined(separator: " ")
  }
}
