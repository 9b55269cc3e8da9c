internal import GalleyNotation
package import GalleyRuns
import Glibc

/// Makes references of what the last check drew and showed.
///
/// All are replaced or none, and those of former names go with them; where the process is killed,
/// each is the old or the new picture, and the results say that an approval has begun, so that the next one finishes it.
package struct Approval: ~Copyable {
  private let opened: OpenResults
  package private(set) var manifest: Manifest

  /// The folder of references.
  package var references: String { opened.references }
  private var results: ResultsFolder { opened.results }

  /// Opens the results of a check, which nobody else then works in.
  ///
  /// - `references`: the folder of references; nil for the one that was compared with.
  package init(of results: ResultsFolder, references: String? = nil) throws {
    opened = try OpenResults(results, references: references)
    manifest = opened.manifest
  }

  /// The differences that no one has decided on, in order.
  package var open: [Manifest.Entry] { manifest.entries.filter(\.isOpen) }

  /// Returns the outcomes to accept by names; without names all that are open, and those whose
  /// names alone differ.
  package func choice(_ names: [NamePattern]) throws(RunError) -> [Manifest.Entry] {
    guard !names.isEmpty else { return manifest.entries.filter { $0.isOpen || $0.differsInNames } }
    return try NamePattern.entries(names, among: manifest.entries).filter {
      $0.isApprovable && $0.decision != .accepted
    }
  }

  /// The open states in which nothing changed but what is shared by the changes of these numbers, and
  /// how many show another change, too.
  package func choice(
    changes numbers: [Int]
  ) throws(RunError) -> (entries: [Manifest.Entry], left: Int) {
    let shared = SharedChanges(among: manifest.entries.map(\.outcome))
    for number in numbers where !shared.all.contains(where: { $0.number == number }) {
      let count = shared.all.count
      throw RunError(
        count == 0
          ? "the last check found no change that states share; name the states to approve"
          : "the last check told of \(count.counting("change")) that states share, so there is no change \(number)"
      )
    }
    let chosen = shared.all.filter { numbers.contains($0.number) }
    let entries = shared.states(explainedBy: Set(numbers)).map { manifest.entries[$0] }
    let left = Set(chosen.flatMap(\.states)).count - entries.count
    return (entries.filter { $0.isApprovable && $0.decision != .accepted }, left)
  }

  /// The states that were not checked, of those that names mean; without names of all.
  package func failures(_ names: [NamePattern]) -> [Manifest.Entry] {
    manifest.entries.filter { entry in
      entry.outcome.status == .failed
        && (names.isEmpty || names.contains { $0.matches(entry.outcome) })
    }
  }

  /// Whether an earlier approval of some of the entries has begun and not come to its end.
  package func isInterrupted(_ entries: [Manifest.Entry]) -> Bool {
    entries.contains { $0.decision == .begun }
  }

  /// Makes the drawings the references: all, or none where one is gone or stale.
  package mutating func accept(_ entries: [Manifest.Entry]) throws {
    guard !entries.isEmpty else { return }
    let accepted = decided(.accepted, entries)
    try opened.withReferences { freshness in
      try freshness.check(entries, of: manifest)
      try put(entries, notedBy: accepted) { entry, batch in
        let bytes = try bytes(.drawn, entry.outcome.path, of: entry, entry.drawn)
        try batch.put(OutputFile(path: path(of: entry), bytes: bytes))
        if entry.former != nil, let former = entry.outcome.formerPath {
          try batch.remove(FilePath.join(references, former))
        }
      }
    }
    manifest = accepted
  }

  /// Takes an acceptance back: the references are, byte for byte, what the check compared with, and
  /// those that were new are gone; all, or none where one has changed since.
  ///
  /// - `entries`: as they were before they were accepted.
  package mutating func takeBack(_ entries: [Manifest.Entry]) throws {
    guard !entries.isEmpty else { return }
    let before = decided(entries)
    try opened.withReferences { freshness in
      try freshness.checkAccepted(entries)
      try put(entries, notedBy: before) { entry, batch in
        if let former = entry.former, let path = entry.outcome.formerPath {
          let bytes = try bytes(.expected, path, of: entry, former)
          try batch.put(OutputFile(path: FilePath.join(references, path), bytes: bytes))
        }
        guard let reference = entry.reference else { return try batch.remove(path(of: entry)) }
        let bytes = try bytes(.expected, entry.outcome.path, of: entry, reference)
        try batch.put(OutputFile(path: path(of: entry), bytes: bytes))
      }
    }
    manifest = before
  }

  /// Notes that drawings are wrong.
  package mutating func reject(_ entries: [Manifest.Entry]) throws {
    try decide(.rejected, entries)
  }

  /// Puts references and the manifest that tells of them in their places, all or none.
  private func put(
    _ entries: [Manifest.Entry], notedBy decided: Manifest,
    stage: (_ entry: Manifest.Entry, _ batch: FileBatch) throws -> Void
  ) throws {
    let batch = FileBatch(below: references)
    let file = results.file(withDecisions: decided)
    do {
      for entry in entries { try stage(entry, batch) }
      try batch.put(file, below: results.path)
      try results.write(decisions: self.decided(.begun, entries))
    } catch {
      batch.discard()
      throw error
    }
    do {
      try batch.commit(isSynced: true)
    } catch {
      if (error as? FileError)?.isUndone ?? true { try? results.write(decisions: manifest) }
      throw error
    }
    results.noteWritten(file, decided)
    let paths = entries.flatMap { [$0.outcome.path, $0.outcome.formerPath ?? $0.outcome.path] }
    // A folder of a scene with other references in it stays.
    for folder in Set(paths.map(FilePath.folder)) { rmdir(FilePath.join(references, folder)) }
  }

  /// The bytes of a picture of the results, which may have been written again since they were digested.
  private func bytes(
    _ pictures: ResultsFolder.Pictures, _ path: String, of entry: Manifest.Entry,
    _ digest: FileDigest?
  ) throws -> [UInt8] {
    guard let bytes = try results.bytes(pictures, path),
      FileDigest(of: bytes) == digest
    else {
      let name = pictures == .drawn ? "drawing" : "former reference"
      throw RunError(
        "the \(name) of '\(entry.outcome.name)' in the results is not what the check left there")
    }
    return bytes
  }

  private func path(of entry: Manifest.Entry) -> String {
    FilePath.join(references, entry.outcome.path)
  }

  private mutating func decide(
    _ decision: Manifest.Decision, _ entries: [Manifest.Entry]
  ) throws {
    let decided = decided(decision, entries)
    try results.write(decisions: decided)
    manifest = decided
  }

  /// The manifest with a decision on some of its entries.
  private func decided(
    _ decision: Manifest.Decision, _ entries: [Manifest.Entry]
  ) -> Manifest {
    var decided = manifest
    let paths = Set(entries.map(\.outcome.path))
    for number in decided.entries.indices
    where paths.contains(decided.entries[number].outcome.path) {
      decided.entries[number].decision = decision
    }
    if decision == .accepted, FilePath.real(references) == FilePath.real(manifest.references) {
      let former = entries.filter { $0.former != nil }.compactMap(\.outcome.formerPath)
      decided.known = paths.union(decided.known).subtracting(former).sorted()
    }
    return decided
  }

  /// The manifest with the decisions on some of its entries as they were.
  private func decided(_ entries: [Manifest.Entry]) -> Manifest {
    var decided = manifest
    let decisions = Dictionary(
      entries.map { ($0.outcome.path, $0.decision) }, uniquingKeysWith: { first, _ in first })
    for number in decided.entries.indices {
      if let decision = decisions[decided.entries[number].outcome.path] {
        decided.entries[number].decision = decision
      }
    }
    let new = Set(
      entries.filter { $0.outcome.status == .new || $0.former != nil && $0.reference == nil }
        .map(\.outcome.path))
    decided.known.removeAll { new.contains($0) }
    return decided
  }
}
