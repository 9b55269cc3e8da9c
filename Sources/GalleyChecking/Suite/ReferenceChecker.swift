internal import GalleyComparison
internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyRendering
internal import GalleyRuns
internal import GalleyScenes

/// Compares the drawings of a suite with their references, and keeps what a person should look at.
struct ReferenceChecker: RenderConsumer {
  let references: ReferenceFolder
  let results: ResultsFolder
  /// The paths of references that an earlier check knew.
  let known: Set<String>
  let assets: AssetDigests
  let timings: CheckTimings
  let maskUse: MaskUsage
  let cache: RenderCache

  /// Where the results cannot be kept there is no use in going on.
  var endsAtFailure: Bool { true }

  func name(of job: SuitePlan.Job) -> String { job.task.name }

  /// Checks a job and returns its entry with how long it took; one that fails says why.
  ///
  /// - Returns: nil for a job that there is nothing to say of.
  /// - Throws: where the results cannot be kept, which is no fault of the state.
  func use(_ composer: StateComposer, for job: SuitePlan.Job) throws -> Manifest.Entry? {
    var outcome = StateOutcome(
      scene: composer.scene.name, state: name(of: job), status: .failed, path: job.task.path,
      source: composer.scene.location(of: job.state).fromHere)
    let start = ContinuousClock.now
    var entry: Manifest.Entry?
    do {
      entry =
        switch job.task.form {
        case .still(let format):
          try StateCheck(composer, job, by: self, as: format).entry(&outcome)
        case .animation(let timing):
          try AnimationCheck(composer, job, by: self, at: timing).entry(&outcome)
        }
    } catch let error as FileError where error.isOfWriting {
      throw error
    } catch {
      outcome.status = .failed
      outcome.comparison = nil
      outcome.message = StateFailure(error, drawing: job.state, of: composer.scene).text
      if let place = (error as? SceneError)?.place { outcome.source = place.fromHere }
      entry = Manifest.Entry(outcome)
    }
    entry?.outcome.duration = (ContinuousClock.now - start) / .seconds(1)
    return entry
  }
}

// MARK: - What checks of stills and of courses share

extension ReferenceChecker {
  /// Draws, and notes what was drawn from and what is doubtful, also where that is why it fails.
  func draw<Drawn>(
    _ composer: StateComposer, ofScene scene: Int, _ outcome: inout StateOutcome,
    _ body: () throws -> Drawn
  ) throws -> Drawn {
    let drawn = Result { try timings.drawing.measure(body) }
    if let renderer = try? composer.renderer {
      try assets.note(composer.notes.assetPaths.sorted(), ofScene: scene, readBy: renderer)
    }
    outcome.warnings = composer.notes.warnings.map(\.description)
    return try drawn.get()
  }

  /// The entry of a drawing that has no reference; the drawing is kept.
  func entry(ofUnreferenced drawn: [UInt8], _ outcome: inout StateOutcome) throws -> Manifest.Entry
  {
    outcome.status = known.contains(outcome.path) ? .missing : .new
    if let other = references.lookalike(of: outcome.path) {
      outcome.warnings.append(
        "'\(other)' has the same name but for upper and lower case or the form of its accents;"
          + " rename it to '\(references.path(of: outcome.path))'")
    }
    let others = try scales(beside: outcome)
    if !others.isEmpty {
      outcome.warnings.append(
        "its pictures are of several scales; check them with '--scale \(others.joined(separator: ","))'"
      )
    }
    try keep(drawn, of: outcome)
    return Manifest.Entry(outcome, drawn: FileDigest(of: drawn))
  }

  /// The scales of references of the same state that are named by them, such as `1` and `2`.
  private func scales(beside outcome: StateOutcome) throws -> [String] {
    let stem = outcome.path.dropLast(4) + "@"
    return try references.pictures(inFolders: [outcome.scene])
      .filter { $0.hasPrefix(stem) && $0.hasSuffix("x" + outcome.path.suffix(4)) }
      .map { String($0.dropFirst(stem.count).dropLast(5)) }
  }

  /// Returns the warning where only pixels can be compared, which then must be the same.
  static func warning(ofBareReference comparison: PictureComparison) -> String {
    "its reference carries no layout record, so only pixels are compared; "
      + (comparison.passes ? "delete it, check again and approve" : "approve it again")
  }

  /// Keeps two files that differ, and what differs with the masks on it.
  ///
  /// - `expected`: The pixels of the reference that were compared.
  func keep(
    _ reference: [UInt8], _ drawn: [UInt8], _ expected: Bitmap, masks: [Rect],
    of outcome: StateOutcome, _ comparison: PictureComparison
  ) throws {
    let picture = try difference(expected, comparison, masks: masks)
    try results.write([
      OutputFile(path: results.diffPath(of: outcome), bytes: picture),
      OutputFile(path: results.expectedPath(of: outcome.path), bytes: reference),
    ])
    try keep(drawn, of: outcome)
  }

  /// A PNG of what differs with the masks on it.
  private func difference(
    _ expected: Bitmap, _ comparison: PictureComparison, masks: [Rect]
  ) throws(RenderingError) -> [UInt8] {
    guard !masks.isEmpty else {
      return try comparison.difference(from: expected)
    }
    let actual = comparison.actualSize
    let difference = DiffPicture.draw(
      expected: expected, actual: (actual.width, actual.height), report: comparison.report)
    return try BitmapEncoder.png(MaskPainting.hatch(difference, masks))
  }

  /// Keeps a drawing that may become the reference.
  func keep(_ drawn: [UInt8], of outcome: StateOutcome) throws {
    try results.write([OutputFile(path: results.drawnPath(of: outcome.path), bytes: drawn)])
  }
}
