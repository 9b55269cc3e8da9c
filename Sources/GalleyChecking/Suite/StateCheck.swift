internal import GalleyComparison
internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyRecords
internal import GalleyRendering
internal import GalleyScenes

/// Draws one state and compares it with its reference.
struct StateCheck {
  private let state: StateDrawing
  private let job: SuitePlan.Job
  private let checker: ReferenceChecker
  private let format: any OutputFormat

  private var reference: SuitePlan.Reference { job.task }
  private var timings: CheckTimings { checker.timings }

  init(
    _ state: StateDrawing, _ job: SuitePlan.Job, by checker: ReferenceChecker,
    as format: any OutputFormat
  ) {
    self.state = state
    self.job = job
    self.checker = checker
    self.format = format
  }

  /// What came of it; what is doubtful in the drawing is in the outcome even where it fails.
  func entry(_ outcome: inout StateOutcome) throws -> Manifest.Entry {
    let drawing = try checker.draw(state, ofScene: job.scene, &outcome) {
      try state.still(of: state.course(scale: job.task.scale))
    }
    checker.maskUse.note(drawing, of: job.state, in: state.scene, number: job.scene)
    var entry: Manifest.Entry?
    try state.withMemory(for: drawing.picture) {
      entry = try check(drawing, &outcome)
    }
    return entry ?? Manifest.Entry(outcome)
  }

  private func check(_ drawing: Drawing, _ outcome: inout StateOutcome) throws -> Manifest.Entry {
    // 1. Find the reference, which may be known to hold what would be drawn.
    let expected = try timings.decoding.measure {
      try checker.references.bytes(of: reference.path)
    }
    let known = checker.knownDrawings
    let digest = try known.digest(of: drawing.picture, as: format, with: state.renderer)
    let answer =
      expected.map { known.answer(digest, of: drawing.picture, as: format, in: $0) } ?? .unknown
    if let expected, answer == .known { return same(expected, &outcome) }
    // 2. Draw; that the reference is the same is often seen without encoding the drawing.
    let pixels = try pixels(of: drawing)
    if let expected, let pixels, isEqual(expected, pixels, drawing) {
      known.note(digest, in: expected)
      return same(expected, &outcome)
    }
    let drawn = try timings.encoding.measure {
      try pixels?.png() ?? format.encode(drawing.picture, with: state.renderer)
    }
    if answer == .doubted, expected != drawn { throw KnownDrawings.fault(drawing: outcome.name) }
    known.note(digest, in: drawn)
    guard let expected else { return try checker.entry(ofUnreferenced: drawn, &outcome) }
    // 3. Compare.
    if expected == drawn { return same(expected, &outcome) }
    try compare(expected, drawn, drawing, &outcome)
    return Manifest.Entry(
      outcome, drawn: FileDigest(of: drawn), reference: FileDigest(of: expected))
  }

  private func same(_ expected: [UInt8], _ outcome: inout StateOutcome) -> Manifest.Entry {
    outcome.status = .same
    return Manifest.Entry(outcome, reference: FileDigest(of: expected))
  }

  /// The pixels; nil for a format that has none.
  private func pixels(of drawing: Drawing) throws -> DrawnPicture? {
    guard format is PNGFormat else { return nil }
    return try timings.drawing.measure { try state.renderer.draw(drawing.picture) }
  }

  /// Whether a PNG that Galley wrote has the very pixels and the very layout.
  private func isEqual(_ expected: [UInt8], _ pixels: DrawnPicture, _ drawing: Drawing) -> Bool {
    timings.comparing.measure {
      guard let digest = try? PNGMetadata.pixelDigest(in: expected), digest == pixels.pixelDigest
      else { return false }
      let record = try? PNGMetadata.layoutRecord(in: expected)
      return record.map { Array($0.utf8) } == drawing.picture.record.map { Array($0.utf8) }
    }
  }
}

// MARK: - Comparing

extension StateCheck {
  private func compare(
    _ reference: [UInt8], _ drawn: [UInt8], _ drawing: Drawing, _ outcome: inout StateOutcome
  ) throws {
    let expected = PictureSource(
      name: checker.references.path(of: outcome.path), bytes: reference)
    let actual = PictureSource(name: "the drawing of \(outcome.name)", bytes: drawn)
    let masks = ScreenMasks(
      job.task.masks, expected: job.task.masks.isEmpty ? nil : expected.shownRecord,
      actual: drawing.record())
    outcome.masks = masks.rects
    let rects = masks.rectsInPixels(scale: drawing.picture.scale)
    var comparer = PictureComparer(job.task.gates, scale: drawing.picture.scale)
    var comparison = masks.applied(
      to: try compare(expected, actual, with: comparer, masking: rects))
    if comparison.explanation == nil, drawing.picture.record != nil {
      // What no layout vouches for is tolerated by no metric.
      if comparison.passes {
        comparer.gates.raster = ExactMetric()
        comparison = try compare(expected, actual, with: comparer, masking: rects)
      }
      outcome.warnings.append(ReferenceChecker.warning(ofBareReference: comparison))
    }
    outcome.comparison = comparison
    outcome.status = comparison.passes ? .same : .changed
    if comparison.isRenamed { try checker.keep(drawn, of: outcome) }
    guard outcome.status == .changed else { return }
    if let scale = expected.shownRecord?.scale, scale != drawing.picture.scale {
      outcome.warnings.append(
        "its reference has \(scale.shortest) pixels a point, and \(drawing.picture.scale.shortest) were drawn; check it with '--scale \(scale.shortest)' if it is to stay as it is"
      )
    }
    try timings.encoding.measure {
      let pictures = try comparer.bitmaps(expected, actual, of: comparison)
      try checker.keep(reference, drawn, pictures, masks: rects, of: outcome, comparison)
    }
  }

  /// Compares, and counts as decoding what the metric did not take of the time.
  private func compare(
    _ expected: PictureSource, _ actual: PictureSource, with comparer: PictureComparer,
    masking rects: [Rect]
  ) throws -> PictureComparison {
    let measuring = Stopwatch()
    var comparer = comparer
    comparer.gates.raster = MaskedMetric(
      comparer.gates.raster, masks: rects, stopwatch: measuring)
    let start = ContinuousClock.now
    defer {
      let metric = Duration.seconds(measuring.seconds)
      timings.comparing.add(metric)
      timings.decoding.add(ContinuousClock.now - start - metric)
    }
    return try comparer.compare(expected, to: actual)
  }
}
