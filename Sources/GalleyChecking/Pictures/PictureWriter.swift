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
    let still = try drawing.still(of: course).picture
    let renderer = try drawing.renderer
    try drawing.withMemory(for: still) {
      if let pace, course.duration > 0 {
        let sequence = try drawing.sequence(of: course, at: pace, like: still)
        for (path, encoder) in sheet.animations {
          try sink.put(path) { try encoder.encode(sequence, with: renderer, to: $0) }
          count.animations += 1
        }
      }
      for (path, encoder) in sheet.stills {
        try sink.put(OutputFile(path: path, bytes: encoder.encode(still, with: renderer)))
        count.pictures += 1
      }
    }
  }

  func end(ofScene scene: Int, isWhole: Bool) throws {
    if isWhole { try sinks[scene].commit() } else { sinks[scene].discard() }
  }
}
