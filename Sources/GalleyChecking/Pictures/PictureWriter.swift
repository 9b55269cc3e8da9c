internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyRendering
internal import GalleyScenes

/// Writes the drawings of states to files; those of a scene take their places once all are drawn.
struct PictureWriter: DrawingUser {
  /// What one state gave.
  struct Product: Sendable {
    var count = PictureCount()
    var warnings: [String] = []
  }

  let pace: CoursePace?
  let knownDrawings: KnownDrawings
  /// One for each scene.
  let sinks: [any FileSink]

  func use(
    _ drawing: StateDrawing, for job: DrawingPlan<[PicturePlan.Sheet]>.Job
  ) throws -> Product {
    var product = Product()
    for sheet in job.task { try draw(sheet, of: drawing, to: sinks[job.scene], &product.count) }
    product.warnings = drawing.notes.warnings.map(\.description)
    return product
  }

  private func draw(
    _ sheet: PicturePlan.Sheet, of drawing: StateDrawing, to sink: any FileSink,
    _ count: inout PictureCount
  ) throws {
    let course = try drawing.course(scale: sheet.scale)
    let moves = pace != nil && course.duration > 0 && !sheet.animations.isEmpty
    let olds = sheet.stills.map { knownDrawings.areKept ? sink.current($0.path) : nil }
    let still = try drawing.still(of: course).picture
    let renderer = try drawing.renderer
    var stills: [PendingStill] = []
    for ((path, encoder), old) in zip(sheet.stills, olds) {
      let digest = knownDrawings.digest(of: still, as: encoder, with: renderer)
      let answer =
        old.map { knownDrawings.answer(digest, of: still, as: encoder, in: $0) } ?? .unknown
      if answer == .known {
        count.pictures += 1
      } else {
        stills.append(
          PendingStill(
            path: path, encoder: encoder, digest: digest, known: answer == .doubted ? old : nil))
      }
    }
    guard moves || !stills.isEmpty else { return }
    try drawing.withMemory(for: still) {
      if moves, let pace {
        let sequence = try drawing.sequence(of: course, at: pace, like: still)
        for (path, encoder) in sheet.animations {
          try sink.put(path) { try encoder.encode(sequence, with: renderer, to: $0) }
          count.animations += 1
        }
      }
      for pending in stills {
        let bytes = try pending.encoder.encode(still, with: renderer)
        if let known = pending.known, known != bytes {
          throw KnownDrawings.fault(drawing: pending.path)
        }
        knownDrawings.note(pending.digest, in: bytes)
        try sink.put(OutputFile(path: pending.path, bytes: bytes))
        count.pictures += 1
      }
    }
  }

  /// A still that is to be drawn.
  private struct PendingStill {
    var path: String
    var encoder: any OutputFormat
    var digest: DrawingDigest?
    /// The file that is known to hold it; nil where none is.
    var known: [UInt8]?
  }

  func end(ofScene scene: Int, isWhole: Bool) throws {
    if isWhole { try sinks[scene].commit() } else { sinks[scene].discard() }
  }
}
