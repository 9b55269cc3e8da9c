internal import GalleyComparison
internal import GalleyLayouts
internal import GalleyRendering
internal import GalleyScenes

/// Draws one state, compares it with its reference, and keeps what a person should look at.
struct StateCheck {
  let job: SuitePlan.Job
  let scene: Scene
  let options: SuiteOptions
  let references: ReferenceFolder
  let results: ResultsFolder
  /// Whether an earlier check knew the reference.
  let isKnown: Bool

  func entry(with tools: DrawingCrew.Tools) -> Manifest.Entry {
    var outcome = StateOutcome(
      scene: scene.name, state: job.state.fileName, status: .failed, path: job.path)
    do {
      return try check(&outcome, with: tools.get())
    } catch {
      outcome.status = .failed
      outcome.comparison = nil
      outcome.message = message(of: error)
      return Manifest.Entry(outcome)
    }
  }

  private func check(
    _ outcome: inout StateOutcome, with renderer: Renderer
  ) throws -> Manifest.Entry {
    let drawing = try scene.picture(of: job.state, scale: options.scale, resources: renderer)
    outcome.warnings = drawing.warnings.map(\.description)
    if options.isStrict, !drawing.warnings.isEmpty {
      throw SceneError(drawing.warnings.map { Issue($0.message, at: $0.location) })
    }
    let drawn = try job.format.encode(drawing.picture, with: renderer)
    guard let reference = try references.bytes(of: job.path) else {
      outcome.status = isKnown ? .missing : .new
      try keep(drawn, of: outcome)
      return Manifest.Entry(outcome, drawn: FileDigest(of: drawn))
    }
    let digest = FileDigest(of: reference)
    guard reference != drawn else {
      outcome.status = .same
      return Manifest.Entry(outcome, drawn: digest, reference: digest)
    }
    try compare(reference, drawn, &outcome)
    return Manifest.Entry(outcome, drawn: FileDigest(of: drawn), reference: digest)
  }

  private func compare(
    _ reference: [UInt8], _ drawn: [UInt8], _ outcome: inout StateOutcome
  ) throws {
    let comparer = PictureComparer(job.gates, scale: options.scale)
    let expected = PictureSource(name: references.path(of: job.path), bytes: reference)
    let actual = PictureSource(name: "the drawing of \(outcome.name)", bytes: drawn)
    let comparison = try comparer.compare(expected, to: actual)
    outcome.comparison = comparison
    outcome.status = comparison.passes ? .same : .changed
    guard outcome.status == .changed else { return }
    let (left, right) = try comparer.bitmaps(expected, actual)
    let picture = DiffPicture.draw(expected: left, actual: right, report: comparison.report)
    let path = results.diffPath(of: outcome)
    try WholeFileWriter.write([OutputFile(path: path, bytes: BitmapEncoder.png(picture))])
    try WholeFileWriter.write([
      OutputFile(path: results.expectedPath(of: job.path), bytes: reference)
    ])
    try keep(drawn, of: outcome)
  }

  private func keep(_ drawn: [UInt8], of outcome: StateOutcome) throws {
    try WholeFileWriter.write([
      OutputFile(path: results.drawnPath(of: outcome.path), bytes: drawn)
    ])
  }

  private func message(of error: any Error) -> String {
    switch error {
    case let error as SceneError: return error.description
    case let error as RenderingError:
      let subject = "cannot draw '\(job.state.fileName)' of '\(scene.name)'"
      return error.source.map { "\($0): \(error)" } ?? "\(subject): \(error)"
    default: return "\(error)"
    }
  }
}
