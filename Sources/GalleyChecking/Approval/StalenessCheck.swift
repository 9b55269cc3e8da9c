internal import GalleyRuns

/// A test that scenes, drawings and references are still as the last check saw them.
struct StalenessCheck {
  private let results: ResultsFolder
  private let references: String

  init(_ results: ResultsFolder, references: String) {
    self.results = results
    self.references = references
  }

  /// - Throws: one error that names all that is gone or stale.
  func check(_ entries: [Manifest.Entry], of manifest: Manifest) throws {
    let names = Set(entries.map(\.outcome.scene))
    var problems = try manifest.scenes.filter { names.contains($0.name) }.compactMap(problem)
    for entry in entries {
      let problem =
        try problem(withDrawingOf: entry) ?? problem(withReferenceOf: entry)
        ?? problem(withFormerReferenceOf: entry)
      if let problem { problems.append(problem) }
    }
    try Self.report(problems)
  }

  /// - Throws: one error that names each scene that is gone or stale, and each reference.
  func checkObsolete(_ entries: [Manifest.Entry], of manifest: Manifest) throws {
    var problems = try manifest.scenes.compactMap(problem)
    for entry in entries {
      let digest = try FileDigest(ofFileAtPath: path(of: entry))
      if digest != nil, digest != entry.reference {
        problems.append("'\(path(of: entry))' has changed since the check")
      }
    }
    try Self.report(problems)
  }

  /// - Throws: one error that names each reference that is no more what was accepted.
  func checkAccepted(_ entries: [Manifest.Entry]) throws {
    var problems = try entries.filter { entry in
      try FileDigest(ofFileAtPath: path(of: entry)) != entry.drawn
    }.map { "'\(path(of: $0))' has changed since it was accepted" }
    problems += try entries.compactMap(problem(withFormerReferenceOf:))
    guard !problems.isEmpty else { return }
    throw RunError(problems.joined(separator: "\n  ") + "\n  nothing was changed")
  }

  private static func report(_ problems: [String]) throws {
    guard !problems.isEmpty else { return }
    throw RunError(
      problems.joined(separator: "\n  ") + "\n  nothing was changed; run galley check again")
  }

  private func problem(with scene: Manifest.DrawnScene) throws -> String? {
    for source in scene.sources {
      guard FileKind(at: source.path) == .file,
        let bytes = try InputFiles.bytesIfThere(atPath: source.path)
      else { return "'\(source.path)', from which '\(scene.name)' was drawn, is not there" }
      // Of a text that begins with a byte order mark only what follows it is digested.
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      let isSame =
        FileDigest(of: bytes) == source.digest
        || bytes.starts(with: mark)
          && FileDigest(of: Array(bytes.dropFirst(mark.count))) == source.digest
      if !isSame {
        return "'\(source.path)' has changed since '\(scene.name)' was drawn from it"
      }
    }
    return nil
  }

  private func problem(withDrawingOf entry: Manifest.Entry) throws -> String? {
    let path = results.drawnPath(of: entry.outcome.path)
    guard let bytes = try results.bytes(.drawn, entry.outcome.path) else {
      return "'\(path)', which the check drew, is gone"
    }
    return FileDigest(of: bytes) == entry.drawn ? nil : "'\(path)' is not what the check drew"
  }

  /// A reference that is the drawing already, as after an approval that was killed, is no problem.
  private func problem(withReferenceOf entry: Manifest.Entry) throws -> String? {
    let digest = try FileDigest(ofFileAtPath: path(of: entry))
    guard digest != entry.reference, digest != entry.drawn else { return nil }
    return "'\(path(of: entry))' has changed since the check"
  }

  /// A reference that is gone from its former name is no problem.
  private func problem(withFormerReferenceOf entry: Manifest.Entry) throws -> String? {
    guard let former = entry.former, let path = entry.outcome.formerPath else { return nil }
    let file = FilePath.join(references, path)
    let digest = try FileDigest(ofFileAtPath: file)
    return digest == nil || digest == former ? nil : "'\(file)' has changed since the check"
  }

  private func path(of entry: Manifest.Entry) -> String {
    FilePath.join(references, entry.outcome.path)
  }
}
