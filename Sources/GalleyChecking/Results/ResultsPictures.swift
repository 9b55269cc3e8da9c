/// The pictures of a report from the folder of results, and of what is obsolete from the references.
package struct ResultsPictures: Sendable {
  private let results: ResultsFolder
  /// Nil where the manifest is not believed which they are.
  private let references: String?

  package init(_ results: ResultsFolder, of manifest: Manifest) {
    self.results = results
    references = try? results.references(of: manifest)
  }

  /// The reference as the check saw it.
  package func expected(_ outcome: StateOutcome) throws -> [UInt8]? {
    switch outcome.status {
    case .changed: try results.bytes(.expected, outcome.path)
    case .obsolete: try references.flatMap { try obsolete(FilePath.join($0, outcome.path)) }
    case .same, .new, .missing, .failed: nil
    }
  }

  package func actual(_ outcome: StateOutcome) throws -> [UInt8]? {
    outcome.status == .failed ? nil : try results.bytes(.drawn, outcome.path)
  }

  package func difference(_ outcome: StateOutcome) throws -> [UInt8]? {
    outcome.status == .failed ? nil : try results.bytes(.diff, outcome.diffPath)
  }

  private func obsolete(_ path: String) throws -> [UInt8]? {
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
