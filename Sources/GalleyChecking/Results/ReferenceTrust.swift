package import GalleyRuns

// Results may come from anywhere. What their manifest says of where references lie would be written
// to by an approval, and shown by a report; so it must not lead out of the working folder.

extension RunError {
  /// The error where references are asked for that a revision of git has drawn.
  static func noReferences(_ results: ResultsFolder, _ revision: Revision) -> RunError {
    RunError(
      "the results in '\(results.path)' are of a check against '\(revision.name)', and what a"
        + " revision draws is neither approved nor pruned; run galley check with --references")
  }
}

extension ResultsFolder {
  /// The folder of references that a check compared with, as far as its manifest is to be believed.
  ///
  /// A check in this very folder of results may have named any. Results that have been copied are
  /// believed a path below the working folder, without hidden folders.
  /// - Throws: where the user must say which folder is meant.
  package func references(of manifest: Manifest) throws(RunError) -> String {
    if let revision = manifest.revision { throw RunError.noReferences(self, revision) }
    guard isHome(of: manifest) || Self.isPortable(manifest.references) else {
      throw RunError(
        "the results in '\(path)' come from elsewhere, and their check compared with"
          + " '\(manifest.references)', which is not below this folder; name the folder of"
          + " references with --references")
    }
    return manifest.references
  }

  /// The folder of references that the last check compared with.
  package func comparedReferences() throws -> String {
    try references(of: completeManifest())
  }

  /// Whether a manifest was written for this folder, and not for one that this is a copy of.
  func isHome(of manifest: Manifest) -> Bool {
    manifest.mark != nil && manifest.mark == FolderIdentity.of(path)
  }

  private static func isPortable(_ references: String) -> Bool {
    !references.isEmpty && !references.hasPrefix("/") && !references.utf8.contains(0)
      && references.split(separator: "/").allSatisfy { $0 == "." || !$0.hasPrefix(".") }
  }

  /// Refuses references that lie among the results, and results among the references of a scene:
  /// making room for results must not take references away.
  package func checkApart(
    fromReferences references: String, of scenes: [String]
  ) throws(RunError) {
    guard !FilePath.leads(references, into: path),
      !scenes.contains(where: { FilePath.leads(path, into: FilePath.join(references, $0)) })
    else { throw problem(withReferences: references) }
  }

  /// Returns the error where references and results lie in one another.
  func problem(withReferences references: String) -> RunError {
    RunError(
      "the references in '\(references)' and the results in '\(path)' lie in one another, and"
        + " results give way to those of the next check; choose another folder with --results")
  }
}
