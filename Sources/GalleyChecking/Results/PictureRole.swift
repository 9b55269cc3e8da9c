internal import GalleyComparison
internal import GalleyRuns

/// The role of a picture in a comparison.
package enum PictureRole: String, Hashable, Sendable, CaseIterable {
  case expected
  case actual
  case difference

  /// Whether an outcome has such a picture.
  func exists(for outcome: StateOutcome, in report: CheckReport) -> Bool {
    if report.compared != nil { return existsInFolders(for: outcome.status) }
    return existsAfterCheck(of: outcome)
  }

  /// Whether one of two folders has the picture.
  private func existsInFolders(for status: StateOutcome.Status) -> Bool {
    switch self {
    case .expected: [.changed, .renamed, .missing].contains(status)
    case .actual: [.changed, .renamed, .new].contains(status)
    case .difference: false
    }
  }

  private func existsAfterCheck(of outcome: StateOutcome) -> Bool {
    switch self {
    case .expected:
      [.obsolete, .changed, .renamed].contains(outcome.status)
        || (outcome.status == .same && outcome.comparison != nil)
    case .actual: [.changed, .new, .missing, .renamed].contains(outcome.status)
    case .difference: outcome.status == .changed && outcome.comparison?.report.isSame == false
    }
  }

  /// The path of the picture in the folder of results; nil where it does not lie there.
  ///
  /// - `areDrawn`: Whether the references were drawn for the check, and lie in no other folder.
  func pathInResults(of outcome: StateOutcome, areDrawn: Bool = false) -> String? {
    switch self {
    case .expected:
      [.changed, .renamed].contains(outcome.status) || areDrawn
        ? FilePath.join("expected", outcome.formerPath ?? outcome.path) : nil
    case .actual: FilePath.join("drawn", outcome.path)
    case .difference: FilePath.join("diff", outcome.diffPath)
    }
  }

  /// The path of the picture from where the user ran the check.
  func path(of outcome: StateOutcome, in report: CheckReport) -> String {
    switch self {
    case .expected where report.revision == nil:
      FilePath.join(report.references, outcome.formerPath ?? outcome.path)
    case .expected:
      FilePath.join(
        FilePath.join(report.results, "expected"), outcome.formerPath ?? outcome.path)
    case .actual:
      FilePath.join(report.compared ?? FilePath.join(report.results, "drawn"), outcome.path)
    case .difference: FilePath.join(FilePath.join(report.results, "diff"), outcome.diffPath)
    }
  }
}

/// Gives a report the pictures that it shows.
package protocol ReportPictures: Sendable {
  /// The bytes of a picture, PNG or SVG; nil where there is none to show.
  func bytes(_ role: PictureRole, of outcome: StateOutcome) throws -> [UInt8]?
}
