/// The pictures of a report from the folder of results, and of what is obsolete from the references.
package struct ResultsPictures: Sendable {
  private let results: ResultsFolder
  private let references: String

  package init(_ results: ResultsFolder, references: String) {
    self.results = results
    self.references = references
  }

  /// The reference as the check saw it.
  package func expected(_ outcome: StateOutcome) throws -> [UInt8]? {
    switch outcome.status {
    case .changed: try bytes(results.expectedPath(of: outcome.path))
    case .obsolete: try bytes(FilePath.join(references, outcome.path))
    case .same, .new, .missing, .failed: nil
    }
  }

  package func actual(_ outcome: StateOutcome) throws -> [UInt8]? {
    try bytes(results.drawnPath(of: outcome.path))
  }

  package func difference(_ outcome: StateOutcome) throws -> [UInt8]? {
    try bytes(results.diffPath(of: outcome))
  }

  private func bytes(_ path: String) throws -> [UInt8]? {
    FileKind(at: path) == .file ? try InputFiles.bytes(atPath: path) : nil
  }
}

extension ResultsPictures: ReportPictures {
  package func bytes(_ role: PictureRole, of outcome: StateOutcome) throws -> [UInt8]? {
    switch role {
    case .expected: try expected(outcome)
    case .actual: try actual(outcome)
    case .difference: try difference(outcome)
    }
  }
}
