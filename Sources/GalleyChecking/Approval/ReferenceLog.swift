internal import GalleyNotation
package import GalleyRuns

/// When each reference was approved last: the log of the repository that they lie in.
package struct ReferenceLog {
  /// The last approval of a reference.
  package struct Entry: Sendable {
    /// Such as `ring/first`.
    package var name: String
    /// Nil where the reference is in no commit.
    package var commit: FileCommit?
  }

  /// Sorted by the paths of the references.
  package let entries: [Entry]
  /// Whether the history of the repository is cut off.
  package let isShallow: Bool

  /// - `names`: The references that are meant; none for all.
  ///
  /// - Throws: where a name means none, where there are none, and where git cannot tell.
  package init(of folder: ReferenceFolder, names: [NamePattern]) throws {
    let all = try folder.pictures().map { path in
      Manifest.Entry(
        StateOutcome(
          scene: FilePath.folder(of: path), state: PictureName.name(of: path), status: .same,
          path: path))
    }
    guard !all.isEmpty else {
      throw RunError("there are no references in '\(folder.path)'; name their folder")
    }
    let outcomes = try NamePattern.entries(names, among: all).map(\.outcome)
    let repository = try GitRepository(around: folder.path)
    let commits = try repository.lastCommits(of: outcomes.map(\.path), in: folder.path)
    entries = outcomes.map { Entry(name: $0.name, commit: commits[$0.path]) }
    isShallow = repository.isShallow
  }
}
