import Glibc

/// Makes references of what the last check drew and showed.
///
/// Every reference is replaced by one rename, so that it is the old or the new picture at any
/// moment, also where the process is killed.
package struct Approval: ~Copyable {
  private let opened: OpenResults
  package private(set) var manifest: Manifest

  /// The folder of references.
  package var references: String { opened.references }
  private var results: ResultsFolder { opened.results }

  /// Opens the results of a check, which nobody else then works in.
  ///
  /// - Parameter references: the folder of references; nil for the one that was compared with.
  package init(of results: ResultsFolder, references: String? = nil) throws {
    opened = try OpenResults(results, references: references)
    manifest = opened.manifest
  }

  /// The differences that no one has decided on, in order.
  package var open: [Manifest.Entry] { manifest.entries.filter(\.isOpen) }

  /// What there is to accept by names; without names all that is open.
  package func choice(_ names: [NamePattern]) throws(CheckingError) -> [Manifest.Entry] {
    guard !names.isEmpty else { return open }
    return try NamePattern.entries(names, among: manifest.entries).filter {
      $0.isApprovable && $0.decision != .accepted
    }
  }

  /// The states that were not checked, of those that names mean; without names of all.
  package func failures(_ names: [NamePattern]) -> [Manifest.Entry] {
    manifest.entries.filter { entry in
      entry.outcome.status == .failed
        && (names.isEmpty || names.contains { $0.matches(entry.outcome) })
    }
  }

  /// Makes the drawings the references: all, or none where one is gone or stale.
  package mutating func accept(_ entries: [Manifest.Entry]) throws {
    guard !entries.isEmpty else { return }
    try opened.withReferences { freshness in
      try freshness.check(entries, of: manifest)
      try put(entries)
    }
    try decide(.accepted, entries)
  }

  /// Notes that drawings are wrong.
  package mutating func reject(_ entries: [Manifest.Entry]) throws {
    try decide(.rejected, entries)
  }

  private func put(_ entries: [Manifest.Entry]) throws {
    let folders = Set(entries.map { folder(of: $0) }).sorted()
    for folder in folders { try LeftoverFiles.remove(inFolder: folder) }
    let batch = FileBatch()
    do {
      for entry in entries { try stage(entry, in: batch) }
    } catch {
      batch.discard()
      throw error
    }
    try batch.commit()
    for folder in folders + [references] { try FilePath.syncFolder(folder) }
  }

  private func stage(_ entry: Manifest.Entry, in batch: FileBatch) throws {
    // Between the check of the digest and now, the file may have been written again.
    guard let bytes = try results.bytes(.drawn, entry.outcome.path),
      FileDigest(of: bytes) == entry.drawn
    else {
      throw CheckingError("the drawing of '\(entry.outcome.name)' is being written")
    }
    try batch.put(
      OutputFile(path: FilePath.join(references, entry.outcome.path), bytes: bytes))
  }

  private func folder(of entry: Manifest.Entry) -> String {
    FilePath.folder(of: FilePath.join(references, entry.outcome.path))
  }

  private mutating func decide(
    _ decision: Manifest.Decision, _ entries: [Manifest.Entry]
  ) throws {
    let paths = Set(entries.map(\.outcome.path))
    for number in manifest.entries.indices
    where paths.contains(manifest.entries[number].outcome.path) {
      manifest.entries[number].decision = decision
    }
    if decision == .accepted { manifest.known = paths.union(manifest.known).sorted() }
    try results.write(manifest)
  }
}
