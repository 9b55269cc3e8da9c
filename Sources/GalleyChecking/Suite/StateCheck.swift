internal import GalleyComparison
internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyRendering
internal import GalleyScenes
internal import GalleySystem

/// Draws one state, compares it with its reference, and keeps what a person should look at.
struct StateCheck {
  let job: SuitePlan.Job
  let scene: Scene
  let options: SuiteOptions
  let references: ReferenceFolder
  let results: ResultsFolder
  /// Whether an earlier check knew the reference.
  let isKnown: Bool
  let assets: AssetDigests
  let memory: MemoryShares
  let timings: CheckTimings
  let maskUse: MaskUse

  /// - Throws: where the results cannot be kept, which is no fault of the state.
  func entry(with tools: DrawingCrew.Tools) throws(FileError) -> Manifest.Entry? {
    try entry(ofState: job.state.fileName) { try check(&$0, with: tools.get()) }
  }

  /// What a check of this job comes to, and how long it takes; one that fails says why.
  ///
  /// - Parameter state: What reports call it.
  /// - Throws: where the results cannot be kept, which is no fault of the state.
  func entry(
    ofState state: String, _ check: (inout StateOutcome) throws -> Manifest.Entry?
  ) throws(FileError) -> Manifest.Entry? {
    MemoryWatch.note("drawing '\(state)' of '\(scene.name)'")
    var outcome = StateOutcome(
      scene: scene.name, state: state, status: .failed, path: job.path,
      source: scene.location(of: job.state).fromHere)
    let start = ContinuousClock.now
    var entry: Manifest.Entry?
    do {
      entry = try check(&outcome)
    } catch let error as FileError where error.isOfWriting {
      throw error
    } catch {
      outcome.status = .failed
      outcome.comparison = nil
      outcome.message = message(of: error)
      if let place = (error as? SceneError)?.place { outcome.source = place.fromHere }
      entry = Manifest.Entry(outcome)
    }
    entry?.outcome.duration = (ContinuousClock.now - start) / .seconds(1)
    return entry
  }

  private func check(
    _ outcome: inout StateOutcome, with renderer: Renderer
  ) throws -> Manifest.Entry {
    // 1. Draw.
    let drawing = try timings.drawing.measure {
      try scene.picture(of: job.state, scale: options.scale, resources: renderer)
    }
    try assets.note(drawing.assetPaths, ofScene: job.scene, readBy: renderer)
    maskUse.note(drawing, of: job.state, in: scene, number: job.scene)
    outcome.warnings = drawing.warnings.map(\.description)
    if options.isStrict, !drawing.warnings.isEmpty {
      throw SceneError(drawing.warnings.map { Issue($0.message, at: $0.location) })
    }
    var entry: Manifest.Entry?
    try memory.draw(drawing.picture.pixelSize) {
      entry = try check(drawing, &outcome, with: renderer)
    }
    return entry ?? Manifest.Entry(outcome)
  }

  private func check(
    _ drawing: Drawing, _ outcome: inout StateOutcome, with renderer: Renderer
  ) throws -> Manifest.Entry {
    let pixels = try pixels(of: drawing, with: renderer)
    // 2. Find the reference, which is often known to be the same without encoding the drawing.
    let reference = try timings.decoding.measure { try references.bytes(of: job.path) }
    if let reference, let pixels, isEqual(reference, pixels, drawing) {
      outcome.status = .same
      return Manifest.Entry(outcome, reference: FileDigest(of: reference))
    }
    let drawn = try timings.encoding.measure {
      try pixels?.png() ?? job.format.encode(drawing.picture, with: renderer)
    }
    guard let reference else {
      outcome.status = isKnown ? .missing : .new
      try keep(drawn, of: outcome)
      return Manifest.Entry(outcome, drawn: FileDigest(of: drawn))
    }
    // 3. Compare.
    if reference == drawn {
      outcome.status = .same
    } else {
      try compare(reference, drawn, drawing, &outcome)
    }
    return Manifest.Entry(
      outcome, drawn: FileDigest(of: drawn), reference: FileDigest(of: reference))
  }

  /// The pixels; nil for a format that has none.
  private func pixels(of drawing: Drawing, with renderer: Renderer) throws -> DrawnPicture? {
    guard job.format is PNGFormat else { return nil }
    return try timings.drawing.measure { try renderer.draw(drawing.picture) }
  }

  /// Whether a PNG that Galley wrote has the very pixels and the very layout.
  private func isEqual(_ reference: [UInt8], _ pixels: DrawnPicture, _ drawing: Drawing) -> Bool {
    timings.comparing.measure {
      guard let digest = try? PNGMetadata.pixelDigest(in: reference), digest == pixels.pixelDigest
      else { return false }
      let record = try? PNGMetadata.layoutRecord(in: reference)
      return record.map { Array($0.utf8) } == drawing.picture.record.map { Array($0.utf8) }
    }
  }

  private func compare(
    _ reference: [UInt8], _ drawn: [UInt8], _ drawing: Drawing, _ outcome: inout StateOutcome
  ) throws {
    let expected = PictureSource(name: references.path(of: job.path), bytes: reference)
    let actual = PictureSource(name: "the drawing of \(outcome.name)", bytes: drawn)
    let masks = ScreenMasks(
      job.masks, expected: job.masks.isEmpty ? nil : expected.shownRecord, actual: drawing.record())
    outcome.masks = masks.rects
    let scale = drawing.picture.scale
    let rects = masks.rects.map {
      Rect(
        x: $0.minX * scale, y: $0.minY * scale, width: $0.width * scale, height: $0.height * scale)
    }
    var comparer = PictureComparer(job.gates, scale: scale)
    var comparison = masks.applied(
      to: try compare(expected, actual, with: comparer, masking: rects))
    if comparison.explanation == nil, drawing.picture.record != nil {
      // What no layout vouches for is tolerated by no metric.
      if comparison.passes {
        comparer.gates.raster = ExactMetric()
        comparison = try compare(expected, actual, with: comparer, masking: rects)
      }
      outcome.warnings.append(
        "its reference carries no layout record, so only pixels are compared; "
          + (comparison.passes ? "delete it, check again and approve" : "approve it again"))
    }
    outcome.comparison = comparison
    outcome.status = comparison.passes ? .same : .changed
    if outcome.status == .changed {
      try timings.encoding.measure {
        let (left, right) = try comparer.bitmaps(expected, actual, of: comparison)
        let picture = DiffPicture.draw(expected: left, actual: right, report: comparison.report)
        try keep(reference, drawn, MaskPainting.hatch(picture, rects), of: outcome)
      }
    }
  }

  /// Compares, and counts as decoding what the metric did not take of the time.
  private func compare(
    _ expected: PictureSource, _ actual: PictureSource, with comparer: PictureComparer,
    masking rects: [Rect]
  ) throws -> PictureComparison {
    let measuring = Stopwatch()
    var comparer = comparer
    comparer.gates.raster = CheckedMetric(
      comparer.gates.raster, masks: rects, stopwatch: measuring)
    let start = ContinuousClock.now
    defer {
      let metric = Duration.seconds(measuring.seconds)
      timings.comparing.add(metric)
      timings.decoding.add(ContinuousClock.now - start - metric)
    }
    return try comparer.compare(expected, to: actual)
  }

  func keep(
    _ reference: [UInt8], _ drawn: [UInt8], _ difference: Bitmap, of outcome: StateOutcome
  ) throws {
    try results.write([
      OutputFile(path: results.diffPath(of: outcome), bytes: BitmapEncoder.png(difference)),
      OutputFile(path: results.expectedPath(of: outcome.path), bytes: reference),
    ])
    try keep(drawn, of: outcome)
  }

  func keep(_ drawn: [UInt8], of outcome: StateOutcome) throws {
    try results.write([OutputFile(path: results.drawnPath(of: outcome.path), bytes: drawn)])
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
