internal import GalleyComparison
internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyRecords
internal import GalleyRendering
internal import GalleyScenes

/// Draws the course of one state as an animated PNG, compares it frame by frame with its reference,
/// and keeps what a person should look at.
struct CourseCheck {
  /// The largest file that can be compared, in bytes.
  private static let largestFile = 64 << 20
  /// The largest frame that can be compared, in pixels.
  private static let largestFrame = 24 << 20

  private let still: StateCheck
  private let pace: CoursePace

  /// - Parameter still: What the check of the state's still is made of; its job is the course's.
  init(_ still: StateCheck, pace: CoursePace) {
    self.still = still
    self.pace = pace
  }

  private var job: SuitePlan.Job { still.job }

  /// What came of it; nil where nothing moves, and no reference says that something should.
  ///
  /// - Throws: where the results cannot be kept, which is no fault of the state.
  func entry(with tools: DrawingCrew.Tools) throws(FileError) -> Manifest.Entry? {
    try still.entry(ofState: PictureName.name(ofCourseAt: job.path)) {
      try check(&$0, with: tools.get())
    }
  }

  private func check(
    _ outcome: inout StateOutcome, with renderer: Renderer
  ) throws -> Manifest.Entry? {
    let course = try still.timings.drawing.measure {
      try still.scene.course(of: job.state, scale: still.options.scale, resources: renderer)
    }
    let reference = try still.timings.decoding.measure {
      try still.references.bytes(of: job.path)
    }
    guard course.duration > 0 else {
      outcome.status = .obsolete
      return reference.map { Manifest.Entry(outcome, reference: FileDigest(of: $0)) }
    }
    let drawn = try still.timings.drawing.measure {
      try draw(course, &outcome, with: renderer)
    }
    guard let reference else {
      outcome.status = still.isKnown ? .missing : .new
      try still.keep(drawn, of: outcome)
      return Manifest.Entry(outcome, drawn: FileDigest(of: drawn))
    }
    if reference == drawn {
      outcome.status = .same
    } else {
      try still.memory.draw(course.drawing(at: 0).picture.pixelSize) {
        try compare(reference, drawn, course, &outcome)
      }
    }
    return Manifest.Entry(
      outcome, drawn: FileDigest(of: drawn), reference: FileDigest(of: reference))
  }

  /// The file, of which no more than a frame is in memory as pixels.
  private func draw(
    _ course: Course, _ outcome: inout StateOutcome, with renderer: Renderer
  ) throws -> [UInt8] {
    let first = try course.drawing(at: 0)
    let problem = pace.problem(duration: course.duration, pixelSize: first.picture.pixelSize)
    if let problem { throw still.scene.error(problem, in: job.state) }
    let (width, height) = first.picture.pixelSize
    guard width * height <= Self.largestFrame else {
      throw still.scene.error(
        "its animation has frames of \(width)x\(height) pixels, over the 24 megapixels that are"
          + " compared: lower --scale", in: job.state)
    }
    let notes = CourseNotes()
    let sequence = pace.sequence(of: course, title: first.picture.title) { notes.add($0) }
    var file: [UInt8] = []
    try still.memory.draw(first.picture.pixelSize) {
      try APNGFormat(options: SequenceOptions()).encode(sequence, with: renderer) { bytes in
        file += bytes
        guard file.count <= Self.largestFile else {
          throw still.scene.error(
            "its animation has over 64 MB, more than is compared: lower --fps, --scale or --duration",
            in: job.state)
        }
      }
    }
    try still.assets.note(notes.assetPaths.sorted(), ofScene: job.scene, readBy: renderer)
    outcome.warnings = notes.warnings.map(\.description)
    if still.options.isStrict, !notes.warnings.isEmpty {
      throw SceneError(notes.warnings.map { Issue($0.message, at: $0.location) })
    }
    return file
  }
}

// MARK: - Comparing

extension CourseCheck {
  private func compare(
    _ reference: [UInt8], _ drawn: [UInt8], _ course: Course, _ outcome: inout StateOutcome
  ) throws {
    let expected = PictureSource(name: still.references.path(of: job.path), bytes: reference)
    let actual = PictureSource(name: "the drawing of \(outcome.name)", bytes: drawn)
    var gates = job.gates
    var comparison = try compare(expected, actual, within: gates, course)
    if comparison.explanation == nil {
      // What no layout vouches for is tolerated by no metric.
      gates.raster = ExactMetric()
      if comparison.passes { comparison = try compare(expected, actual, within: gates, course) }
      outcome.warnings.append(
        "its reference carries no layout record, so only pixels are compared; "
          + (comparison.passes ? "delete it, check again and approve" : "approve it again"))
    }
    let frame = comparison.frames?.first?.frame ?? 0
    let masks = try masks(atFrame: frame, of: course, expected: expected)
    comparison = masks.applied(to: comparison)
    if frame > 0, comparison.explanation?.changes.isEmpty ?? true {
      comparison.attributions = ClusterAttribution.attributions(
        of: comparison.report.clusters, to: try record(atFrame: frame, of: course))
    }
    outcome.masks = masks.rects
    outcome.comparison = comparison
    outcome.status = comparison.passes ? .same : .changed
    guard outcome.status == .changed else { return }
    try still.timings.encoding.measure {
      let (left, right) = try PictureComparer(gates).bitmaps(expected, actual, of: comparison)
      let picture = DiffPicture.draw(expected: left, actual: right, report: comparison.report)
      let rects = pixels(of: masks.rects, scale: try record(atFrame: frame, of: course).scale)
      try still.keep(reference, drawn, MaskPainting.hatch(picture, rects), of: outcome)
    }
  }

  private func compare(
    _ expected: PictureSource, _ actual: PictureSource, within gates: Gates, _ course: Course
  ) throws -> PictureComparison {
    try still.timings.comparing.measure {
      try PictureComparer(gates).compare(expected, to: actual) { frame throws(CheckingError) in
        guard !job.masks.isEmpty else { return gates.raster }
        let record = try record(atFrame: frame, of: course)
        let masks = try masks(atFrame: frame, of: course, expected: expected)
        return CheckedMetric(gates.raster, masks: pixels(of: masks.rects, scale: record.scale))
      }
    }
  }

  /// Where differences do not count at a frame: elements are masked where they are just then. Of the
  /// reference only the first frame says where they were.
  private func masks(
    atFrame frame: Int, of course: Course, expected: PictureSource
  ) throws(CheckingError) -> ScreenMasks {
    ScreenMasks(
      job.masks, expected: frame == 0 && !job.masks.isEmpty ? expected.shownRecord : nil,
      actual: try record(atFrame: frame, of: course))
  }

  private func pixels(of rects: [Rect], scale: Double) -> [Rect] {
    rects.map {
      Rect(
        x: $0.minX * scale, y: $0.minY * scale, width: $0.width * scale, height: $0.height * scale)
    }
  }

  private func record(
    atFrame frame: Int, of course: Course
  ) throws(CheckingError) -> ScreenRecord {
    do throws(SceneError) {
      let seconds = Double(frame) / pace.frameRate
      return try course.drawing(at: seconds, includesRecord: false).record()
    } catch {
      throw CheckingError(error.description)
    }
  }
}

/// What there is to say of the drawings of a course, each thing once.
private final class CourseNotes {
  private(set) var warnings: [Issue] = []
  private(set) var assetPaths: Set<String> = []
  private var known: Set<Issue> = []

  func add(_ drawing: Drawing) {
    assetPaths.formUnion(drawing.assetPaths)
    warnings += drawing.warnings.filter { known.insert($0).inserted }
  }
}
