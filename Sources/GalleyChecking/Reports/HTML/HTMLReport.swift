internal import GalleyGeometry
internal import GalleyNotation

/// A report as one HTML file that needs nothing else: no network, no file beside it, no clock.
///
/// Pictures are in it as they are, in base 64; a browser decodes those of a state only when it
/// shows the state. Without JavaScript all states are below each other.
package struct HTMLReport: Sendable {
  package var report: CheckReport
  private let pictures: any ReportPictures

  package init(report: CheckReport, pictures: any ReportPictures) {
    self.report = report
    self.pictures = pictures
  }

  /// Writes the file part by part; no more than one picture is in memory at a time.
  ///
  /// - Parameter sink: takes the next bytes.
  /// - Throws: what `sink` or the pictures throw.
  package func write(to sink: (_ bytes: [UInt8]) throws -> Void) throws {
    func write(_ text: String) throws { try sink(Array(text.utf8)) }
    let texts = ReportTexts(report: report)
    let outcomes = report.notable
    try ReportPage.whole.write(to: sink) { place in
      switch place {
      case .title: try write(XMLText.content(texts.title))
      case .style: try sink(ReportPage.style)
      case .counts: try write(XMLText.content(texts.counts))
      case .summary: try write(texts.summary)
      case .facts: for outcome in outcomes { try write(texts.facts(of: outcome)) }
      case .script: try sink(ReportPage.script)
      case .outcomes:
        for (number, outcome) in outcomes.enumerated() {
          try writeSection(of: outcome, numbered: number, to: sink)
        }
      }
    }
  }

  private func writeSection(
    of outcome: StateOutcome, numbered number: Int, to sink: (_ bytes: [UInt8]) throws -> Void
  ) throws {
    func write(_ text: String) throws { try sink(Array(text.utf8)) }
    let words = OutcomeWords(outcome: outcome, report: report)
    let facts = words.facts + words.numbers + outcome.warnings
    try ReportPage.outcome.write(to: sink) { place in
      switch place {
      case .number: try write(String(number))
      case .name: try write(XMLText.content(outcome.name))
      case .status: try write(outcome.status.rawValue)
      case .facts: for fact in facts { try write("<li>\(XMLText.content(fact))</li>") }
      case .command:
        if let command = words.command { try write("<pre>\(XMLText.content(command))</pre>") }
      case .figures:
        for role in PictureRole.allCases { try writeFigure(role, of: outcome, to: sink) }
      }
    }
  }

  private func writeFigure(
    _ role: PictureRole, of outcome: StateOutcome, to sink: (_ bytes: [UInt8]) throws -> Void
  ) throws {
    func write(_ text: String) throws { try sink(Array(text.utf8)) }
    guard let bytes = try pictures.bytes(role, of: outcome), !bytes.isEmpty else { return }
    let picture = ReportPicture(bytes: bytes)
    try ReportPage.figure.write(to: sink) { place in
      switch place {
      case .role: try write(role.rawValue)
      case .scale: try write(scale(of: picture, role, outcome).shortest)
      case .words: try write(XMLText.attribute("\(outcome.name), \(role.rawValue)"))
      case .picture: try picture.writeAddress(to: sink)
      }
    }
  }

  /// Pixels a point; 1 where that is unknown.
  private func scale(
    of picture: ReportPicture, _ role: PictureRole, _ outcome: StateOutcome
  ) -> Double {
    let comparison = outcome.comparison
    let size = role == .expected ? comparison?.expectedSize : comparison?.actualSize
    return size.flatMap { picture.scale(width: $0.width) } ?? 1
  }
}
