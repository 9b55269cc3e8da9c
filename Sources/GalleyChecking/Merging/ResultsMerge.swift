internal import GalleyRuns

/// Puts the results of the parts of a suite together, wherever their folders have come from.
package struct ResultsMerge {
  /// One part's folder and what its check came to.
  private struct Part {
    var folder: ResultsFolder
    var manifest: Manifest
  }

  private let parts: [Part]
  /// The parts that were run again, by the folders of the results that another one replaces.
  package let replaced: [(folder: String, by: String, shard: Shard)]
  private let missing: MissingParts

  /// Reads the parts; of one that was run again the folder that comes last counts, among those whose
  /// check came to its end.
  /// - Throws: where all are missing or unfinished, or they are not parts of one suite.
  package init(_ folders: [ResultsFolder]) throws {
    var missing = MissingParts()
    var parts: [Part] = []
    for folder in folders {
      do {
        parts.append(Part(folder: folder, manifest: try folder.completeManifest()))
      } catch {
        missing.add(folder, error)
      }
    }
    let earlier = Self.takeReplaced(from: &parts)
    self.parts = parts
    let present = parts.compactMap { part in
      part.manifest.shard.map { (shard: $0, folder: part.folder.path) }
    }
    replaced = earlier + missing.takeUnfinished(besides: present)
    try missing.settle(given: present.map(\.shard))
    self.missing = missing
    try checkShards()
    try checkSuites()
    try checkStates()
  }

  /// Copies the pictures of all parts to one folder, and writes the manifest of the whole.
  package func merge(to results: ResultsFolder) throws -> Manifest {
    if let part = parts.first(where: { FilePath.leads($0.folder.path, into: results.path) }) {
      throw RunError(
        "the part '\(part.folder.path)' lies in the folder for the whole; name another folder with"
          + " --results")
    }
    let references = parts[0].manifest.references
    guard references.isEmpty || !FilePath.leads(references, into: results.path) else {
      throw results.problem(withReferences: references)
    }
    var manifest = try whole()
    let folders = Dictionary(
      parts.flatMap { part in part.manifest.entries.map { ($0.outcome.path, part.folder) } }
    ) { first, _ in first }
    let renames = RenamePairing(of: manifest.entries) { pictures, path in
      try? folders[path]?.bytes(pictures, path)
    }
    manifest.entries = renames.entries
    try results.make()
    let lock = try FolderLock(results.path)
    defer { withExtendedLifetime(lock) {} }
    // Only parts that are no copies vouch for where the references are.
    let areAtHome = parts.allSatisfy { $0.folder.isHome(of: $0.manifest) }
    manifest.mark = areAtHome ? FolderIdentity.of(results.path) : nil
    try results.write(manifest)
    try results.clear()
    for part in parts {
      for entry in part.manifest.entries { try copy(entry, from: part, to: results) }
    }
    for entry in renames.renamed {
      try results.removeDifference(of: entry.outcome)
      guard let former = entry.former, let path = entry.outcome.formerPath,
        let part = folders[path]
      else { continue }
      let bytes = try Self.bytes(.expected, path, of: former, in: part)
      try results.write([OutputFile(path: results.expectedPath(of: path), bytes: bytes)])
    }
    manifest.isComplete = true
    try results.write(manifest)
    return manifest
  }

  /// The manifest of all parts, as that of one check; it took as long as its longest part.
  private func whole() throws(RunError) -> Manifest {
    var manifest = parts[0].manifest
    manifest.isComplete = false
    manifest.shard = nil
    manifest.missingParts = missing.shards
    manifest.scenes = try SourceInventory(of: parts.map(\.manifest.scenes)).whole
    manifest.duration = parts.reduce(0) { max($0, $1.manifest.duration) }
    manifest.known = Set(parts.flatMap(\.manifest.known)).sorted()
    let paths = manifest.scenes.flatMap(\.pictures)
    let places = Dictionary(zip(paths, 0...)) { first, _ in first }
    manifest.entries = parts.flatMap(\.manifest.entries).sorted { left, right in
      Self.order(left.outcome, places) < Self.order(right.outcome, places)
    }
    if !missing.shards.isEmpty {
      // What cannot be pruned is not told as what should be.
      manifest.entries.removeAll { $0.outcome.status == .obsolete }
      manifest.entries += missing.entries
    }
    return manifest
  }

  /// States as their scenes have them, then scenes that could not be read, then what is obsolete.
  private static func order(
    _ outcome: StateOutcome, _ places: [String: Int]
  ) -> (Int, Int, String) {
    (places[outcome.path] ?? .max, outcome.status == .obsolete ? 1 : 0, outcome.path)
  }

  private func copy(
    _ entry: Manifest.Entry, from part: Part, to results: ResultsFolder
  ) throws {
    let outcome = entry.outcome
    if outcome.status == .obsolete, part.manifest.revision != nil {
      let expected = try Self.bytes(.expected, outcome.path, of: entry.reference, in: part.folder)
      let path = results.expectedPath(of: outcome.path)
      try results.write([OutputFile(path: path, bytes: expected)])
    }
    guard entry.isApprovable else { return }
    let drawn = try Self.bytes(.drawn, outcome.path, of: entry.drawn, in: part.folder)
    var files = [OutputFile(path: results.drawnPath(of: outcome.path), bytes: drawn)]
    if outcome.status == .changed {
      let expected = try Self.bytes(.expected, outcome.path, of: entry.reference, in: part.folder)
      files.append(OutputFile(path: results.expectedPath(of: outcome.path), bytes: expected))
      files.append(
        OutputFile(
          path: results.diffPath(of: outcome), bytes: try Self.diff(outcome, in: part.folder)))
    }
    try results.write(files)
  }

  /// A picture of a part, which must be the one that its manifest tells of.
  private static func bytes(
    _ pictures: ResultsFolder.Pictures, _ path: String, of digest: FileDigest?,
    in part: ResultsFolder
  ) throws -> [UInt8] {
    guard let bytes = try part.bytes(pictures, path), FileDigest(of: bytes) == digest else {
      throw RunError(
        "'\(pictures)/\(path)' in '\(part.path)' is not what the check left; run that part again")
    }
    return bytes
  }

  /// The picture of a difference, of which no digest is known: it must be a PNG at least.
  private static func diff(_ outcome: StateOutcome, in part: ResultsFolder) throws -> [UInt8] {
    guard let bytes = try part.bytes(.diff, outcome.diffPath),
      bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else {
      throw RunError(
        "'diff/\(outcome.diffPath)' in '\(part.path)' is no PNG; run that part again")
    }
    return bytes
  }
}

extension Manifest {
  /// What was found in the parts that were there.
  package var withoutMissingParts: Manifest {
    let names = Set(missingParts.map(MissingParts.name))
    var manifest = self
    manifest.entries.removeAll { names.contains($0.outcome.path) }
    return manifest
  }
}

// MARK: - What fits together

extension ResultsMerge {
  /// Takes out the parts that were run again.
  private static func takeReplaced(
    from parts: inout [Part]
  ) -> [(folder: String, by: String, shard: Shard)] {
    var latest: [Shard: String] = [:]
    var replaced: [(folder: String, by: String, shard: Shard)] = []
    var kept: [Part] = []
    for part in parts.reversed() {
      if let shard = part.manifest.shard {
        if let other = latest[shard] {
          replaced.append((part.folder.path, other, shard))
          continue
        }
        latest[shard] = part.folder.path
      }
      kept.append(part)
    }
    parts = kept.reversed()
    return replaced.reversed()
  }

  private func checkShards() throws(RunError) {
    guard let count = parts.first?.manifest.shard?.count else {
      throw RunError("'\(parts.first?.folder.path ?? "")' is no part of a suite; \(cure)")
    }
    for part in parts {
      guard let shard = part.manifest.shard else {
        throw RunError("'\(part.folder.path)' is no part of a suite; \(cure)")
      }
      guard shard.count == count else {
        throw RunError(
          "'\(part.folder.path)' is part \(shard), and '\(parts[0].folder.path)' is one of \(count)"
        )
      }
    }
  }

  /// A state is in one part, as are obsolete references.
  private func checkStates() throws(RunError) {
    var folders: [String: String] = [:]
    for part in parts {
      for path in part.manifest.entries.map(\.outcome.path) {
        guard let other = folders.updateValue(part.folder.path, forKey: path) else { continue }
        throw RunError(
          "'\(path)' is both in '\(other)' and in '\(part.folder.path)'; run the parts again")
      }
    }
  }

  private var cure: String { "check with --shard, or take these results as they are" }

  private func checkSuites() throws(RunError) {
    let first = parts[0]
    for part in parts.dropFirst() {
      let (left, right) = (first.manifest, part.manifest)
      guard left.suite == right.suite, left.scenes.map(\.pictures) == right.scenes.map(\.pictures),
        left.isFiltered == right.isFiltered, left.references == right.references,
        left.revision?.commit == right.revision?.commit
      else {
        throw RunError(
          "'\(first.folder.path)' and '\(part.folder.path)' are not of the same suite: scenes or"
            + " options differ; run the parts again on one state of the sources")
      }
    }
  }
}

/// The files that the parts of a suite were drawn from: each part names the images and fonts of its
/// own states only.
struct SourceInventory {
  private var scenes: [Manifest.DrawnScene]
  private var digests: [String: FileDigest] = [:]

  /// - Parameter parts: the scenes of each part, the same ones in the same order.
  /// - Throws: where two parts saw one file with different bytes.
  init(of parts: [[Manifest.DrawnScene]]) throws(RunError) {
    scenes = parts.first ?? []
    for source in parts.joined().flatMap(\.sources) {
      let known = digests.updateValue(source.digest, forKey: source.path)
      guard known == nil || known == source.digest else {
        throw RunError(
          "the parts are not of the same suite: '\(source.path)' was another file to each; run the"
            + " parts again on one state of the sources")
      }
    }
    for part in parts.dropFirst() {
      for (number, scene) in zip(scenes.indices, part) { add(scene.sources, toScene: number) }
    }
  }

  private mutating func add(_ sources: [Manifest.DrawnScene.Source], toScene number: Int) {
    let known = Set(scenes[number].sources)
    scenes[number].sources += sources.filter { !known.contains($0) }
  }

  /// The scenes with the files of all parts.
  var whole: [Manifest.DrawnScene] { scenes }
}

/// The parts of a suite whose results are not there to be joined, and what is known of why.
struct MissingParts {
  /// A folder that was named and holds no results of a check that came to its end.
  private struct Problem {
    var folder: String
    /// The part that its manifest says; nil where it says none.
    var shard: Shard?
    var error: any Error
  }

  private var problems: [Problem] = []
  /// In their order.
  private(set) var shards: [Shard] = []

  mutating func add(_ folder: ResultsFolder, _ error: any Error) {
    problems.append(
      Problem(folder: folder.path, shard: (try? folder.manifest())?.shard, error: error))
  }

  /// Takes out what is of a part that another folder has whole.
  mutating func takeUnfinished(
    besides present: [(shard: Shard, folder: String)]
  ) -> [(folder: String, by: String, shard: Shard)] {
    var replaced: [(folder: String, by: String, shard: Shard)] = []
    problems.removeAll { problem in
      guard let part = present.first(where: { $0.shard == problem.shard }) else { return false }
      replaced.append((problem.folder, part.folder, part.shard))
      return true
    }
    return replaced
  }

  /// Finds out which parts are missing.
  ///
  /// - Throws: what is wrong with a folder, where no part is missing that it could be, or no part
  ///   is
  ///   there.
  mutating func settle(given: [Shard]) throws {
    let count = given.first?.count ?? 0
    let numbers = Set(given.map(\.number))
    shards = (0..<count).filter { !numbers.contains($0 + 1) }.compactMap {
      Shard("\($0 + 1)/\(count)")
    }
    if let problem = problems.first, shards.isEmpty { throw problem.error }
  }

  /// How the entry of a part is called.
  fileprivate static func name(of shard: Shard) -> String {
    "part \(shard.number) of \(shard.count)"
  }

  /// A failed entry for each part.
  var entries: [Manifest.Entry] {
    shards.map { shard in
      let reasons = problems.filter { $0.shard == nil || $0.shard == shard }.map { "\($0.error)" }
      let name = Self.name(of: shard)
      let message =
        ["its results are missing; run that part again, and join all \(shard.count)"] + reasons
      return Manifest.Entry(
        StateOutcome(
          scene: name, state: "", status: .failed, path: name,
          message: message.joined(separator: "\n")))
    }
  }
}
