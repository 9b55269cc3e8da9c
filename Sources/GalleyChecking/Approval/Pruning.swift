internal import GalleyRuns
internal import GalleySystem
import Glibc

/// Removes references that no state draws any more.
package struct Pruning: ~Copyable {
  private let opened: OpenResults
  private var manifest: Manifest

  /// Opens the results of a check of the whole suite.
  ///
  /// - `references`: the folder of references; nil for the one that was compared with.
  package init(of results: ResultsFolder, references: String? = nil) throws {
    let opened = try OpenResults(results, references: references)
    let manifest = opened.manifest
    guard !manifest.isFiltered else {
      throw RunError(
        "the check in '\(results.path)' was of some states only; run galley check without --state")
    }
    if let shard = manifest.shard {
      throw RunError(
        "the check in '\(results.path)' was part \(shard) only; join the parts with"
          + " galley merge-reports")
    }
    if let part = manifest.missingParts.first {
      throw RunError(
        "the results in '\(results.path)' lack part \(part); run that part again, and join all of"
          + " them with galley merge-reports")
    }
    self.manifest = manifest
    self.opened = opened
  }

  private var entries: [Manifest.Entry] {
    manifest.entries.filter { $0.outcome.status == .obsolete && $0.decision == nil }
  }

  private func path(of reference: String) -> String {
    FilePath.join(opened.references, reference)
  }

  /// Removes what is obsolete and still there, and folders that are empty then: all, or none where
  /// one or a scene is stale, or one cannot be removed.
  ///
  /// - `isRehearsed`: whether all is asked and nothing is removed.
  ///
  /// Returns what was removed, or would be.
  package mutating func prune(isRehearsed: Bool = false) throws -> [String] {
    var paths: [String] = []
    if FileKind(at: opened.references) == nil {
      try opened.freshness.checkObsolete(entries, of: manifest)
    } else {
      try opened.withReferences { freshness in
        try freshness.checkObsolete(entries, of: manifest)
        paths = entries.map(\.outcome.path).filter { OutputLocation.isTaken(path(of: $0)) }
        for path in paths { try checkRemovable(path) }
        if !isRehearsed { for path in paths { try opened.removeReference(path) } }
      }
    }
    if !isRehearsed { try noteRemoved() }
    return paths
  }

  private func checkRemovable(_ reference: String) throws(FileError) {
    let place = OutputLocation(path(of: reference), below: opened.references)
    let folder = try place.openFolder()
    guard faccessat(folder.descriptor, ".", W_OK, AT_EACCESS) == 0 else {
      throw FileError("remove", place.path, because: errno)
    }
  }

  private mutating func noteRemoved() throws {
    let pruned = Set(entries.map(\.outcome.path))
    for number in manifest.entries.indices
    where pruned.contains(manifest.entries[number].outcome.path) {
      manifest.entries[number].decision = .accepted
    }
    manifest.known.removeAll { pruned.contains($0) }
    try opened.results.write(decisions: manifest)
  }
}
