internal import GalleyComparison
internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyRecords
internal import GalleyRendering
internal import GalleyRuns
internal import GalleyScenes

/// Draws the course of one state as an animated PNG and compares it frame by frame with its
/// reference.
struct AnimationCheck {
  private let state: StateComposer
  private let job: SuitePlan.Job
  private let checker: ReferenceChecker
  private let timing: AnimationTiming

  private var timings: CheckTimings { checker.timings }

  init(
    _ state: StateComposer, _ job: SuitePlan.Job, by checker: ReferenceChecker,
    at timing: AnimationTiming
  ) {
    self.state = state
    self.job = job
    self.checker = checker
    self.timing = timing
  }

  /// Returns the entry of the check; nil where nothing moves, and no reference says that something
  /// should.
  func entry(_ outcome: inout StateOutcome) throws -> Manifest.Entry? {
    let timeline = try timings.drawing.measure { try state.timeline(scale: job.task.scale) }
    let reference = try timings.decoding.measure {
      try checker.references.bytes(of: job.task.path)
    }
    guard timeline.duration > 0 else {
      outcome.status = .obsolete
      return reference.map { Manifest.Entry(outcome, reference: FileDigest(of: $0)) }
    }
    let drawn = try checker.draw(state, ofScene: job.scene, &outcome) { try draw(timeline) }
    guard let reference else { return try checker.entry(ofUnreferenced: drawn, &outcome) }
    if reference == drawn {
      outcome.status = .same
    } else {
      try state.withMemory(for: timeline.drawing(at: 0).picture) {
        try compare(reference, drawn, timeline, &outcome)
      }
    }
    return Manifest.Entry(
      outcome, drawn: FileDigest(of: drawn), reference: FileDigest(of: reference))
  }

  /// The file, of which no more than a frame is in memory as pixels.
  private func draw(_ timeline: StateTimeline) throws -> [UInt8] {
    let first = try timeline.drawing(at: 0).picture
    let sequence = try state.sequence(of: timeline, at: timing, like: first)
    let (width, height) = first.pixelSize
    guard width * height <= ImageLimits.animatedPixels else {
      throw state.scene.error(
        "its animation has frames of \(width)x\(height) pixels, over the"
          + " \(ImageLimits.animatedPixels >> 20) megapixels that are compared: lower --scale",
        in: state.state)
    }
    var file: [UInt8] = []
    try state.withMemory(for: first) {
      try APNGFormat(options: SequenceOptions()).encode(sequence, with: state.renderer) { bytes in
        file += bytes
        guard file.count <= ImageLimits.fileBytes else {
          throw state.scene.error(
            "its animation has over \(ImageLimits.fileBytes >> 20) MB, more than is compared: lower"
              + " --fps, --scale or --duration", in: state.state)
        }
      }
    }
    return DrawingOrigin.current.noted(in: file)
  }
}

// MARK: - Comparing

extension AnimationCheck {
  private func compare(
    _ reference: [UInt8], _ drawn: [UInt8], _ timeline: StateTimeline, _ outcome: inout StateOutcome
  ) throws {
    // Of the drawing no more than a frame is in memory as pixels, so that the file stands for them.
    let (expected, actual) = try timings.decoding.measure {
      try (
        PictureSource(name: checker.references.path(of: outcome.path), bytes: reference).read(),
        PictureSource(name: "the drawing of \(outcome.name)", bytes: drawn).read()
          .with(record(atFrame: 0, of: timeline))
      )
    }
    var tolerances = job.task.tolerances
    var comparison = try compare(expected, actual, within: tolerances, timeline)
    if comparison.explanation == nil {
      // What no layout vouches for is tolerated by no metric.
      tolerances.raster = ExactMetric()
      if comparison.passes {
        comparison = try compare(expected, actual, within: tolerances, timeline)
      }
      outcome.warnings.append(ReferenceChecker.warning(ofBareReference: comparison))
    }
    let frame = comparison.frames?.first?.frame ?? 0
    let masks = try masks(atFrame: frame, of: timeline, expected: expected)
    comparison = masks.applied(to: comparison)
    if frame > 0, comparison.explanation?.changes.allSatisfy({ $0.toleranceKind == .names }) ?? true
    {
      comparison.attributions = ClusterOwners.attributions(
        of: comparison.report.clusters, to: try record(atFrame: frame, of: timeline))
    }
    outcome.masks = masks.rects
    outcome.comparison = comparison
    outcome.status = comparison.passes ? .same : .changed
    if comparison.differsInNames { try checker.keep(drawn, of: outcome) }
    guard outcome.status == .changed else { return }
    outcome.origin = DrawingOrigin.current.remark(on: reference)
    try timings.encoding.measure {
      let bitmap = try PictureComparer(tolerances)
        .expectedBitmap(expected, actual, of: comparison)
      let rects = masks.rectsInPixels(scale: try record(atFrame: frame, of: timeline).scale)
      try checker.keep(reference, drawn, bitmap, masks: rects, of: outcome, comparison)
    }
  }

  private func compare(
    _ expected: ComparedPicture, _ actual: ComparedPicture, within tolerances: Tolerances,
    _ timeline: StateTimeline
  ) throws -> PictureComparison {
    try timings.comparing.measure {
      try PictureComparer(tolerances).compare(expected, to: actual) { frame throws(RunError) in
        guard !job.task.masks.isEmpty else { return tolerances.raster }
        let masks = try masks(atFrame: frame, of: timeline, expected: expected)
        let scale = try record(atFrame: frame, of: timeline).scale
        return MaskedMetric(tolerances.raster, masks: masks.rectsInPixels(scale: scale))
      }
    }
  }

  /// Where differences do not count at a frame: elements are masked where they are just then.
  ///
  /// Of the reference only the first frame says where they were.
  private func masks(
    atFrame frame: Int, of timeline: StateTimeline, expected: ComparedPicture
  ) throws(RunError) -> ScreenMasks {
    let masks = job.task.masks
    return ScreenMasks(
      masks, expected: frame == 0 && !masks.isEmpty ? try? expected.screenRecord() : nil,
      actual: try record(atFrame: frame, of: timeline))
  }

  private func record(
    atFrame frame: Int, of timeline: StateTimeline
  ) throws(RunError) -> ScreenRecord {
    do throws(SceneError) {
      let seconds = Double(frame) / timing.frameRate
      return try timeline.drawing(at: seconds, includesRecord: false).record()
    } catch {
      throw RunError(error.description)
    }
  }
}
