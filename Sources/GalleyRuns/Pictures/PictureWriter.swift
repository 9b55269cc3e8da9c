internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyRendering
internal import GalleyScenes

/// Writes the drawings of states to files; those of a scene take their places once all are drawn.
struct PictureWriter: RenderConsumer {
  /// What one state gave.
  struct Product: Sendable {
    var count = PictureCount()
    var warnings: [String] = []
  }

  let timing: AnimationTiming?
  let cache: RenderCache
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
    let moves = timing != nil && course.duration > 0 && !sheet.animations.isEmpty
    let olds = sheet.stills.map { cache.isStored ? sink.current($0.path) : nil }
    let still = try drawing.still(of: course).picture
    let renderer = try drawing.renderer
    var stills: [PendingStill] = []
    for ((path, encoder), old) in zip(sheet.stills, olds) {
      let digest = cache.digest(of: still, as: encoder, with: renderer)
      let lookup = old.map { cache.lookup(digest, of: still, as: encoder, in: $0) } ?? .miss
      if lookup == .hit {
        count.pictures += 1
      } else {
        stills.append(
          PendingStill(
            path: path, encoder: encoder, digest: digest, expected: lookup == .recheck ? old : nil))
      }
    }
    guard moves || !stills.isEmpty else { return }
    try drawing.withMemory(for: still) {
      if moves, let timing {
        let sequence = try drawing.sequence(of: course, at: timing, like: still)
        for (path, encoder) in sheet.animations {
          try sink.put(path) { try encoder.encode(sequence, with: renderer, to: $0) }
          count.animations += 1
        }
      }
      for pending in stills {
        let bytes = try pending.encoder.encode(still, with: renderer)
        if let expected = pending.expected, expected != bytes {
          throw RenderCache.fault(drawing: pending.path)
        }
        cache.record(pending.digest, in: bytes)
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
    /// The file that holds it by the cache; nil where none does.
    var expected: [UInt8]?
  }

  func end(ofScene scene: Int, isWhole: Bool) throws {
    if isWhole { try sinks[scene].commit() } else { sinks[scene].discard() }
  }
}
