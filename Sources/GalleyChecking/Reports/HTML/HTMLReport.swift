/// A report as one HTML file that needs nothing else: no network, no file beside it, no clock.
///
/// Pictures are in it as they are, in base 64; a browser decodes those of a state only when it
/// shows the state. Without JavaScript all states are below each other.
public struct HTMLReport: Sendable {
  public var report: CheckReport
  private let pictures: any ReportPictures

  public init(report: CheckReport, pictures: any ReportPictures) {
    self.report = report
    self.pictures = pictures
  }

  /// Writes the file part by part; no more than one picture is in memory at a time.
  ///
  /// - Parameter sink: takes the next bytes.
  /// - Throws: what `sink` or the pictures throw.
  public func write(to sink: (_ bytes: [UInt8]) throws -> Void) throws {
    let page = ReportPage(report: report)
    let outcomes = report.notable
    try sink(Array(page.head.utf8))
    for outcome in outcomes { try sink(Array(page.facts(of: outcome).utf8)) }
    try sink(Array(ReportPage.program.utf8))
    for (number, outcome) in outcomes.enumerated() {
      try write(outcome, numbered: number, of: page, to: sink)
    }
    try sink(Array(ReportPage.foot.utf8))
  }

  private func write(
    _ outcome: StateOutcome, numbered number: Int, of page: ReportPage,
    to sink: (_ bytes: [UInt8]) throws -> Void
  ) throws {
    try sink(Array(page.opening(of: outcome, numbered: number).utf8))
    for role in PictureRole.allCases {
      guard let bytes = try pictures.bytes(role, of: outcome), !bytes.isEmpty else { continue }
      try sink(Array(page.figureOpening(role, of: outcome, bytes).utf8))
      try EmbeddedPicture.write(bytes, to: sink)
      try sink(Array(ReportPage.figureEnd.utf8))
    }
    try sink(Array(ReportPage.closing.utf8))
  }
}
