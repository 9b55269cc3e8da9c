internal import GalleyComparison
internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyRecords
internal import GalleyRendering
internal import GalleyRuns
internal import GalleyScenes

/// Draws one state and compares it with its reference.
struct StateCheck {
  private let state: StateComposer
  private let job: SuitePlan.Job
  private let checker: ReferenceChecker
  private let format: any OutputFormat

  private var reference: SuitePlan.Reference { job.task }
  private var timings: CheckTimings { checker.timings }

  init(
    _ state: StateComposer, _ job: SuitePlan.Job, by checker: ReferenceChecker,
    as format: any OutputFormat
  ) {
    self.state = state
    self.job = job
    self.checker = checker
    self.format = format
  }

  /// Returns the entry of the check; warnings about the drawing are in the outcome even where it
  /// fails.
  func entry(_ outcome: inout StateOutcome) throws -> Manifest.Entry {
    let drawing = try checker.draw(state, ofScene: job.scene, &outcome) {
      try state.still(of: state.timeline(scale: job.task.scale))
    }
    checker.maskUse.note(drawing, of: job.state, in: state.scene, number: job.scene)
    var entry: Manifest.Entry?
    try state.withMemory(for: drawing.picture) {
      entry = try check(drawing, &outcome)
    }
    return entry ?? Manifest.Entry(outcome)
  }

  private func check(_ drawing: ComposedState, _ outcome: inout StateOutcome) throws
    -> Manifest.Entry
  {
    // 1. Find the reference, which may be in the cache as a file that holds the drawing.
    let expected = try timings.decoding.measure {
      try checker.references.bytes(of: reference.path)
    }
    let cache = checker.cache
    let digest = try cache.digest(of: drawing.picture, as: format, with: state.renderer)
    let lookup =
      expected.map { cache.lookup(digest, of: drawing.picture, as: format, in: $0) } ?? .miss
    if let expected, lookup == .hit { return same(expected, &outcome) }
    // 2. Draw; whether the reference is the same takes no comparison.
    let drawn = try draw(drawing)
    if let expected, isEqual(expected, drawn, drawing) {
      cache.record(digest, in: expected)
      return same(expected, &outcome)
    }
    if lookup == .recheck { throw RenderCache.fault(drawing: outcome.name) }
    // 3. Compare, and make the file of the drawing.
    let comparison = try expected.map { try compare($0, drawn, drawing, &outcome) }
    let file = timings.encoding.measure { DrawingOrigin.current.noted(in: drawn.file) }
    cache.record(digest, in: file)
    guard let expected, let comparison else {
      return try checker.entry(ofUnreferenced: file, &outcome)
    }
    // 4. Keep what a person should look at.
    if outcome.status == .changed { outcome.origin = DrawingOrigin.current.remark(on: expected) }
    try timings.encoding.measure { try comparison.keep(expected, file, outcome, checker) }
    return Manifest.Entry(
      outcome, drawn: FileDigest(of: file), reference: FileDigest(of: expected))
  }

  private func same(_ expected: [UInt8], _ outcome: inout StateOutcome) -> Manifest.Entry {
    outcome.status = .same
    return Manifest.Entry(outcome, reference: FileDigest(of: expected))
  }

  /// A state as it was drawn.
  private enum Drawn {
    case pixels(RenderedPicture)
    /// In a format that has no pixels.
    case file([UInt8])

    var file: [UInt8] {
      switch self {
      case .pixels(let picture): picture.png()
      case .file(let bytes): bytes
      }
    }
  }

  private func draw(_ drawing: ComposedState) throws -> Drawn {
    guard format is PNGFormat else {
      return try timings.encoding.measure {
        .file(try format.encode(drawing.picture, with: state.renderer))
      }
    }
    return try timings.drawing.measure { .pixels(try state.renderer.draw(drawing.picture)) }
  }

  /// Whether a reference is the file of a drawing, or a PNG of Galley's with its very pixels and layout.
  private func isEqual(_ expected: [UInt8], _ drawn: Drawn, _ drawing: ComposedState) -> Bool {
    timings.comparing.measure {
      guard case .pixels(let picture) = drawn else { return drawn.file == expected }
      guard let digest = try? PNGMetadata.pixelDigest(in: expected), digest == picture.pixelDigest
      else { return false }
      let record = try? PNGMetadata.layoutRecord(in: expected)
      return record.map { Array($0.utf8) } == drawing.picture.record.map { Array($0.utf8) }
    }
  }
}

// MARK: - Comparing

extension StateCheck {
  /// The outcome of comparing a drawing with its reference.
  private struct Comparison {
    var comparison: PictureComparison
    /// The pixels of the reference where a person should look at what differs.
    var expected: Bitmap?
    /// In pixels.
    var masks: [Rect]

    func keep(
      _ reference: [UInt8], _ drawn: [UInt8], _ outcome: StateOutcome, _ checker: ReferenceChecker
    ) throws {
      if let expected {
        try checker.keep(reference, drawn, expected, masks: masks, of: outcome, comparison)
      } else if comparison.differsInNames {
        try checker.keep(drawn, of: outcome)
      }
    }
  }

  private func compare(
    _ reference: [UInt8], _ drawn: Drawn, _ drawing: ComposedState, _ outcome: inout StateOutcome
  ) throws -> Comparison {
    let (scale, record) = (drawing.picture.scale, drawing.record())
    let expected = try timings.decoding.measure {
      try PictureSource(name: checker.references.path(of: outcome.path), bytes: reference)
        .read(scale: scale).loaded()
    }
    let actual = try timings.decoding.measure {
      try values(of: drawn, named: "the drawing of \(outcome.name)", drawing).with(record)
    }
    let shown = try? expected.screenRecord()
    let masks = ScreenMasks(
      job.task.masks, expected: job.task.masks.isEmpty ? nil : shown, actual: record)
    outcome.masks = masks.rects
    let rects = masks.rectsInPixels(scale: scale)
    var comparer = PictureComparer(job.task.tolerances, scale: scale)
    comparer.tolerances.raster = MaskedMetric(comparer.tolerances.raster, masks: rects)
    var comparison = try timings.comparing.measure {
      masks.applied(to: try comparer.compare(expected, to: actual))
    }
    if comparison.explanation == nil, drawing.picture.record != nil {
      // What no layout vouches for is tolerated by no metric.
      if comparison.passes {
        comparer.tolerances.raster = MaskedMetric(ExactMetric(), masks: rects)
        comparer.tolerances.size = 0
        comparison = try timings.comparing.measure { try comparer.compare(expected, to: actual) }
      }
      outcome.warnings.append(ReferenceChecker.warning(ofBareReference: comparison))
    }
    outcome.comparison = comparison
    outcome.status = comparison.passes ? .same : .changed
    guard outcome.status == .changed else {
      return Comparison(comparison: comparison, masks: rects)
    }
    if let shown, shown.scale != scale {
      outcome.warnings.append(
        "its reference has \(shown.scale.shortest) pixels a point, and \(scale.shortest) were drawn; check it with '--scale \(shown.scale.shortest)' if it is to stay as it is"
      )
    }
    return Comparison(
      comparison: comparison,
      expected: try timings.decoding.measure {
        try comparer.expectedBitmap(expected, actual, of: comparison)
      }, masks: rects)
  }

  private func values(
    of drawn: Drawn, named name: String, _ drawing: ComposedState
  ) throws(RunError) -> ComparedPicture {
    switch drawn {
    case .pixels(let picture):
      ComparedPicture(
        name: name, pixels: .bitmap(picture.bitmap, digest: picture.pixelDigest),
        recordText: .success(drawing.picture.record))
    case .file(let bytes):
      try PictureSource(name: name, bytes: bytes).read(scale: drawing.picture.scale)
    }
  }
}
