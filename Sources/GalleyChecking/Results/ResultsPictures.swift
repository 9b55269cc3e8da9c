internal import GalleyRuns
internal import GalleySystem

/// The pictures of a report from the folder of results, and of what is obsolete from the references.
package struct ResultsPictures: Sendable {
  private let results: ResultsFolder
  /// Nil where the manifest is not believed which they are.
  private let references: String?
  /// Whether the references were drawn for the check.
  private let areDrawn: Bool

  package init(_ results: ResultsFolder, of manifest: Manifest) {
    self.results = results
    references = try? results.references(of: manifest)
    areDrawn = manifest.revision != nil
  }

  /// The reference as the check saw it.
  package func expected(_ outcome: StateOutcome) throws -> [UInt8]? {
    switch outcome.status {
    case .changed, .renamed: try results.bytes(.expected, outcome.formerPath ?? outcome.path)
    case .obsolete where areDrawn: try results.bytes(.expected, outcome.path)
    case .obsolete: try references.flatMap { try obsolete(outcome.path, in: $0) }
    case .same, .new, .missing, .failed: nil
    }
  }

  package func actual(_ outcome: StateOutcome) throws -> [UInt8]? {
    outcome.status == .failed ? nil : try results.bytes(.drawn, outcome.path)
  }

  package func difference(_ outcome: StateOutcome) throws -> [UInt8]? {
    outcome.status == .failed ? nil : try results.bytes(.diff, outcome.diffPath)
  }

  /// A reference that is a plain file in its folder, not only by a link that leads out.
  private func obsolete(_ path: String, in references: String) throws -> [UInt8]? {
    let path = FilePath.join(references, path)
    guard FileKind(at: path) == .file else { return nil }
    return try? InputFiles.bytesIfThere(atPath: path, within: .folder(references))
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
