internal import GalleyLayouts

/// Puts the results of the parts of a suite together, wherever their folders have come from.
package struct ResultsMerge {
  /// One part's folder and what its check came to.
  private struct Part {
    var folder: ResultsFolder
    var manifest: Manifest
  }

  private let parts: [Part]

  /// Reads the parts.
  /// - Throws: where one is missing, doubled or unfinished, or they are not parts of one suite.
  package init(_ folders: [ResultsFolder]) throws {
    parts = try folders.map { Part(folder: $0, manifest: try $0.completeManifest()) }
    try checkShards()
    try checkSuites()
  }

  /// Copies the pictures of all parts to one folder, and writes the manifest of the whole.
  package func merge(to results: ResultsFolder) throws -> Manifest {
    let target = FilePath.resolved(results.path)
    if let part = parts.first(where: { FilePath.resolved($0.folder.path) == target }) {
      throw CheckingError("'\(part.folder.path)' is a part; name another folder with --results")
    }
    try results.make()
    let lock = try FolderLock(results.path)
    defer { withExtendedLifetime(lock) {} }
    var manifest = whole
    try results.write(manifest)
    try results.clear()
    for part in parts {
      for entry in part.manifest.entries { try copy(entry, from: part.folder, to: results) }
    }
    manifest.isComplete = true
    try results.write(manifest)
    return manifest
  }

  /// The manifest of all parts, as that of one check; it took as long as its longest part.
  private var whole: Manifest {
    var manifest = parts[0].manifest
    manifest.isComplete = false
    manifest.shard = nil
    manifest.duration = parts.reduce(0) { max($0, $1.manifest.duration) }
    manifest.known = Set(parts.flatMap(\.manifest.known)).sorted()
    let paths = manifest.scenes.flatMap(\.pictures)
    let places = Dictionary(uniqueKeysWithValues: zip(paths, 0...))
    manifest.entries = parts.flatMap(\.manifest.entries).sorted { left, right in
      let (left, right) = (left.outcome.path, right.outcome.path)
      return (places[left] ?? .max, left) < (places[right] ?? .max, right)
    }
    return manifest
  }

  private func copy(
    _ entry: Manifest.Entry, from part: ResultsFolder, to results: ResultsFolder
  ) throws {
    let outcome = entry.outcome
    guard entry.isApprovable else { return }
    let drawn = try InputFiles.bytes(atPath: part.drawnPath(of: outcome.path))
    guard FileDigest(of: drawn) == entry.drawn else {
      throw CheckingError(
        "'\(part.drawnPath(of: outcome.path))' is not what the check drew; run that part again")
    }
    var files = [OutputFile(path: results.drawnPath(of: outcome.path), bytes: drawn)]
    if outcome.status == .changed {
      files.append(
        OutputFile(
          path: results.diffPath(of: outcome),
          bytes: try InputFiles.bytes(atPath: part.diffPath(of: outcome))))
      files.append(
        OutputFile(
          path: results.expectedPath(of: outcome.path),
          bytes: try InputFiles.bytes(atPath: part.expectedPath(of: outcome.path))))
    }
    try WholeFileWriter.write(files)
  }
}

// MARK: - What fits together

extension ResultsMerge {
  private func checkShards() throws(CheckingError) {
    var folders: [Int: String] = [:]
    guard let count = parts.first?.manifest.shard?.count else {
      throw CheckingError("'\(parts.first?.folder.path ?? "")' is no part of a suite; \(cure)")
    }
    for part in parts {
      guard let shard = part.manifest.shard else {
        throw CheckingError("'\(part.folder.path)' is no part of a suite; \(cure)")
      }
      guard shard.count == count else {
        throw CheckingError(
          "'\(part.folder.path)' is part \(shard), and '\(parts[0].folder.path)' is one of \(count)"
        )
      }
      if let other = folders.updateValue(part.folder.path, forKey: shard.number) {
        throw CheckingError("'\(other)' and '\(part.folder.path)' are both part \(shard)")
      }
    }
    let missing = (1...count).filter { folders[$0] == nil }.map { "\($0)/\(count)" }
    guard missing.isEmpty else {
      throw CheckingError(
        "part\(missing.count == 1 ? "" : "s") \(missing.joined(separator: ", ")) missing;"
          + " name the results of all \(count)")
    }
  }

  private var cure: String { "check with --shard, or take these results as they are" }

  private func checkSuites() throws(CheckingError) {
    let first = parts[0]
    for part in parts.dropFirst() {
      let (left, right) = (first.manifest, part.manifest)
      guard left.suite == right.suite, left.scenes.map(\.pictures) == right.scenes.map(\.pictures),
        left.isFiltered == right.isFiltered, left.references == right.references
      else {
        throw CheckingError(
          "'\(first.folder.path)' and '\(part.folder.path)' are not of the same suite: scenes or"
            + " options differ; run the parts again on one state of the sources")
      }
    }
  }
}
