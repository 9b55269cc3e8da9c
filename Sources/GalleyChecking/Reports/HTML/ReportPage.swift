internal import GalleyComparison
internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

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
    case policy, title, style, counts, shared, summary, facts, script, outcomes
  }

  enum OutcomePlace: String {
    case number, name, status, facts, command, figures, files
  }

  enum FigurePlace: String {
    case role, scale, words, picture
  }

  static let whole = PageTemplate<Place>(PackageResources.report_html)
  static let outcome = PageTemplate<OutcomePlace>(PackageResources.outcome_html)
  static let figure = PageTemplate<FigurePlace>(PackageResources.figure_html)

  /// The style sheets, of which later ones win.
  static let style = lines(of: [
    PackageResources.colors_css, PackageResources.page_css, PackageResources.list_css,
    PackageResources.stage_css, PackageResources.notes_css, PackageResources.review_css,
    PackageResources.narrow_css, PackageResources.plain_css,
  ])

  /// ECMAScript 2023 without a library.
  ///
  /// All files are one scope: what runs at once in one uses only what those before it declare.
  static let script = Array("(() => {\n'use strict';\n\n".utf8) + files + Array("})();\n".utf8)

  private static let files = lines(of: [
    PackageResources.model_js, PackageResources.review_js, PackageResources.list_js,
    PackageResources.stage_js, PackageResources.controls_js, PackageResources.notes_js,
    PackageResources.page_js,
  ])

  private static func lines(of files: [[UInt8]]) -> [UInt8] {
    Array(files.joined(separator: [UInt8(ascii: "\n")]))
  }
}

/// The style sheets of the report, for pages that have them apart.
package enum ReportStyle {
  /// Colors in both themes, texts and controls, which other pages share with the report.
  package static var common: [UInt8] { PackageResources.colors_css + PackageResources.page_css }
  /// That of a page whose server forbids it script and a style of its own.
  package static var plain: [UInt8] {
    common + PackageResources.plain_css + PackageResources.files_css
  }
  package static var whole: [UInt8] { ReportPage.style }
}

/// The script of the report, for a page that has it apart.
package enum ReportScript {
  package static var whole: [UInt8] { ReportPage.script }
}

/// A text with places in it, which are filled while it is written.
///
/// A place is `{{name}}`. Where it is the comment at the end of a line (`<!-- {{name}} -->`,
/// `/* {{name}} */`) it stands for lines: what fills it ends them itself, or is nothing.
struct PageTemplate<Place: RawRepresentable<String> & Sendable>: Sendable {
  private enum Part {
    case text([UInt8])
    case place(Place)
  }

  private let parts: [Part]

  /// - Precondition: every place in the text is one of `Place`.
  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    var parts: [Part] = []
    var rest = text.startIndex
    for match in text.matches(of: /(?:<!-- |\/\* )?{{(?<name>\w+)}}(?: -->\n| \*\/\n)?/) {
      guard let place = Place(rawValue: String(match.output.name)) else {
        preconditionFailure("\(Place.self) has no '\(match.output.name)'")
      }
      parts += [.text(Array(text[rest..<match.range.lowerBound].utf8)), .place(place)]
      rest = match.range.upperBound
    }
    self.parts = parts + [.text(Array(text[rest...].utf8))]
  }

  /// Writes the text in order; `fill` writes what stands at a place.
  func write(
    to sink: (_ bytes: [UInt8]) throws -> Void, filling fill: (_ place: Place) throws -> Void
  ) rethrows {
    for part in parts {
      switch part {
      case .text(let bytes): try sink(bytes)
      case .place(let place): try fill(place)
      }
    }
  }
}

/// The texts of the page for the whole report.
struct ReportTexts {
  var report: CheckReport
  var shared: SharedChanges
  /// The number of a page that a server has; nil for one that is a file.
  var page: Int?

  var title: String {
    let count = report.notable.count
    return count == 0 ? "Galley: all the same" : "Galley: \(count) to review"
  }

  var counts: String {
    StateOutcome.Status.allCases.filter { report.count($0) > 0 }
      .map { "\(report.count($0)) \($0.rawValue)" }.joined(separator: ", ")
  }

  /// The facts of the report for the script.
  var summary: String {
    Self.embedded(
      .object([
        "noun": .string(report.noun),
        "metric": .string(report.way),
        "references": .string(report.references),
        "results": .string(report.results),
        "duration": .number(report.duration),
        "counts": .object(
          StateOutcome.Status.allCases.map {
            .init(key: $0.rawValue, value: .integer(report.count($0)))
          }),
        "shared": .array(shared.all.map(json(of:))),
        "approve": report.command("approve").map(JSONValue.string) ?? .null,
        "page": page.map(JSONValue.integer) ?? .null,
      ]))
  }

  private func json(of change: SharedChange) -> JSONValue {
    .object([
      "number": .integer(change.number),
      "extent": .string(report.extent(of: change)),
      "status": .string(report.status(of: change).rawValue),
      "sentences": .array(change.sentences.map(JSONValue.string)),
      "command": report.command("approve", change: change).map(JSONValue.string) ?? .null,
      "names": .array(change.states.map { .string(report.outcomes[$0].name) }),
    ])
  }

  /// Returns a change as it is told without a script.
  func paragraph(of change: SharedChange) -> String {
    let words = [report.extent(of: change), change.sentences.joined(separator: "; ")]
    return "<p>\(XMLText.content(words.joined(separator: ": ")))</p>\n"
  }

  /// The facts of all outcomes to look at, for the script.
  var facts: [String] {
    report.outcomes.indices.filter { report.outcomes[$0].status != .same }.map { number in
      let outcome = report.outcomes[number]
      let facts = OutcomeFacts(
        outcome: outcome, words: OutcomeSummary(outcome: outcome, report: report),
        explanation: shared.explanation(of: number).sorted())
      return "<script type=\"application/json\" class=\"outcome\">\(Self.embedded(facts.json))"
        + "</script>\n"
    }
  }

  /// JSON that may stand in a script element: nothing in it can end the element.
  private static func embedded(_ json: JSONValue) -> String {
    json.compact.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }.joined(separator: "\\u003c")
  }
}

/// The facts of an outcome for the script of the HTML report.
private struct OutcomeFacts {
  var outcome: StateOutcome
  var words: OutcomeSummary
  /// The numbers of the shared changes that are all that changed.
  var explanation: [Int]

  private static let mostListedClusters = 40

  var json: JSONValue {
    .object([
      "scene": .string(outcome.scene),
      "state": .string(outcome.state),
      "name": .string(outcome.name),
      "label": .string(label),
      "status": .string(outcome.status.rawValue),
      "verdict": .string(words.verdict),
      "differing": .integer(outcome.comparison?.report.differingPixels ?? 0),
      "compared": .integer(outcome.comparison?.report.totalPixels ?? 0),
      "message": text(outcome.message),
      "command": text(words.command),
      "word": text(words.word),
      "sceneWord": text(words.sceneWord),
      "explanation": .array(explanation.map(JSONValue.integer)),
      "numbers": texts([outcome.origin, words.sizes].compactMap(\.self) + words.numbers),
      "warnings": texts(outcome.warnings),
      "paths": paths,
      "changes": .array(words.changes.map(json(of:))),
      "clusters": .array(clusters),
      "expected": json(of: outcome.comparison?.expectedSize),
      "actual": json(of: outcome.comparison?.actualSize),
    ])
  }

  /// The name of the outcome in the list, below that of its scene.
  private var label: String {
    guard outcome.isWhole else { return outcome.state }
    return outcome.source == nil ? "the check" : "the whole scene"
  }

  private var paths: JSONValue {
    .object(words.paths.map { .init(key: $0.role.rawValue, value: .string($0.path)) })
  }

  /// The largest groups of differing pixels: x, y, width and height in pixels, and a sentence.
  private var clusters: [JSONValue] {
    let clusters = outcome.comparison?.report.clusters.prefix(Self.mostListedClusters) ?? []
    return clusters.map { cluster in
      .object([
        "box": json(of: cluster.boundingBox),
        "sentence": .string(ComparisonSummary.sentence(of: cluster)),
      ])
    }
  }

  /// A picture's size in pixels, where it is known.
  private func json(of size: PictureComparison.Extent?) -> JSONValue {
    guard let size else { return .null }
    return .object(["width": .integer(size.width), "height": .integer(size.height)])
  }

  private func json(of change: ExplainedChange) -> JSONValue {
    .object([
      "kind": .string(change.kind.rawValue),
      "sentence": .string(ComparisonSummary.sentence(of: change)),
      "passes": .boolean(outcome.comparison?.stopped.contains(change) == false),
      "subjects": .array(
        change.subjects.map { subject in
          .object([
            "name": .string(subject.name),
            "expected": subject.expectedFrame.map(json(of:)) ?? .null,
            "actual": subject.actualFrame.map(json(of:)) ?? .null,
          ])
        }),
    ])
  }

  /// x, y, width, height.
  private func json(of rect: Rect) -> JSONValue {
    .array([rect.minX, rect.minY, rect.width, rect.height].map(JSONValue.number))
  }

  private func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

  private func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
}
