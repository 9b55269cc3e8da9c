internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
package import GalleyRendering
internal import GalleyScenes

/// Draws the pictures of a plan to files.
package struct PictureRun: Sendable {
  private let plan: PicturePlan
  private let cache: RenderCache
  private let run: DrawingRun<PictureWriter>

  /// - `cache`: Of files that need not be drawn again.
  /// - `makeSink`: is asked for each scene; it takes the scene's files.
  /// - `makeRenderer`: is asked once in each thread but the calling one.
  package init(
    _ plan: PicturePlan, rule: WarningRule, cache: RenderCache = .none,
    makeSink: () -> any FileSink,
    makeRenderer: @escaping @Sendable () throws -> Renderer
  ) {
    self.plan = plan
    self.cache = cache
    let writer = PictureWriter(
      timing: plan.timing, cache: cache,
      sinks: plan.drawings.scenes.map { _ in makeSink() })
    run = DrawingRun(plan.drawings, for: writer, rule: rule, makeRenderer: makeRenderer)
  }

  /// Draws everything, in at most so many threads: in the calling one with the renderer given.
  ///
  /// - `progress`: is told how many states are done, by one thread at a time.
  package func run(
    threads: Int, renderer: Renderer, progress: @escaping @Sendable (_ done: Int) -> Void = { _ in }
  ) -> PictureOutcome {
    let outcome = run.run(threads: threads, renderer: renderer, progress: progress)
    cache.save()
    let scenes = plan.drawings.jobs.map(\.scene)
    let failed = Set(outcome.failures.map { scenes[$0.job] })
    var (count, findings) = (PictureCount(), AuditFindings())
    for (_, product) in outcome.products { findings.add(product.findings, in: product.state) }
    for (job, product) in outcome.products where !failed.contains(scenes[job]) {
      count += product.count
    }
    return PictureOutcome(
      warnings: outcome.products.flatMap(\.product.warnings).withoutDoubles
        + findings.warnings.map(\.description),
      errors: Self.messages(of: outcome.failures.map(\.failure)), count: count,
      pictures: outcome.products.flatMap(\.product.pictures))
  }

  /// Returns the messages of failures: a fault that many files have, such as a full disk, once, the
  /// rest one by one.
  private static func messages(of failures: [StateFailure]) -> [String] {
    var (messages, files): ([String], [FileError]) = ([], [])
    for failure in failures {
      if case .file(let error) = failure {
        files.append(error)
      } else {
        messages += failure.messages
      }
    }
    return messages.withoutDoubles
      + FileError.gathered(files).flatMap { StateFailure.file($0).messages }
  }
}

/// The outcome of drawing pictures.
///
/// Messages are in the order of the states, however the threads went, and each is told once,
/// however many states it is about.
package struct PictureOutcome: Equatable, Sendable {
  package var warnings: [String]
  package var errors: [String]
  /// The number of pictures that were written.
  package var count: PictureCount
  /// The stills of the first format, for pages that show them.
  package var pictures: [PagePicture]
}

/// The number of files.
package struct PictureCount: Equatable, Sendable {
  package var pictures = 0
  package var animations = 0

  static func += (sum: inout PictureCount, more: PictureCount) {
    sum.pictures += more.pictures
    sum.animations += more.animations
  }

  /// `2 pictures and 1 animation`, without those of which there are none.
  package var description: String {
    let parts = [(pictures, "picture"), (animations, "animation")].filter { $0.0 > 0 }
      .map { $0.counting($1) }
    return parts.isEmpty ? "no picture" : parts.joined(separator: " and ")
  }
}

/// Writes the drawings of states to files; those of a scene take their places once all are drawn.
struct PictureWriter: RenderConsumer {
  /// The product of one state.
  struct Product: Sendable {
    var count = PictureCount()
    var state: String
    var warnings: [String] = []
    var findings: [AuditFinding] = []
    var pictures: [PagePicture] = []
  }

  let timing: AnimationTiming?
  let cache: RenderCache
  /// One for each scene.
  let sinks: [any FileSink]

  func use(
    _ composer: StateComposer, for job: DrawingPlan<[PicturePlan.Sheet]>.Job
  ) throws -> Product {
    var product = Product(state: job.state.fileName)
    for sheet in job.task {
      let (still, isTransparent) = try draw(
        sheet, of: composer, to: sinks[job.scene], &product.count)
      if let shop = sheet.shop, isTransparent {
        try composer.warn(
          "'\(job.state.fileName)' has transparency, which \(shop.title) does not take; give the stage a background that covers it"
        )
      }
      guard let path = sheet.stills.first?.path else { continue }
      product.pictures.append(
        PagePicture(
          path: path, scene: composer.scene.name, traits: composer.scene.traits(of: job.state),
          scale: still.scale, size: still.size, alternative: still.alternative?.text ?? "",
          legend: composer.scene.legend(of: job.state)))
    }
    product.warnings = composer.notes.warnings.map(\.description)
    product.findings = composer.notes.findings
    return product
  }

  /// - Returns: the still, and whether a PNG of it for a shop has pixels that something shows through.
  private func draw(
    _ sheet: PicturePlan.Sheet, of composer: StateComposer, to sink: any FileSink,
    _ count: inout PictureCount
  ) throws -> (Picture, isTransparent: Bool) {
    let timeline = try composer.timeline(scale: sheet.scale)
    let moves = timing != nil && timeline.duration > 0 && !sheet.animations.isEmpty
    let olds = sheet.stills.map { cache.isStored ? sink.current($0.path) : nil }
    let still = try composer.still(of: timeline).picture
    let renderer = try composer.renderer
    var stills: [PendingStill] = []
    var isTransparent = false
    for ((path, encoder), old) in zip(sheet.stills, olds) {
      let digest = cache.digest(of: still, as: encoder, with: renderer)
      let lookup = old.map { cache.lookup(digest, of: still, as: encoder, in: $0) } ?? .miss
      if lookup == .hit {
        isTransparent = isTransparent || sheet.shop != nil && old.map(Self.isTransparent) == true
        count.pictures += 1
      } else {
        stills.append(
          PendingStill(
            path: path, encoder: encoder, digest: digest, expected: lookup == .recheck ? old : nil))
      }
    }
    guard moves || !stills.isEmpty else { return (still, isTransparent) }
    try composer.withMemory(for: still) {
      if moves, let timing {
        let sequence = try composer.sequence(of: timeline, at: timing, like: still)
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
        isTransparent = isTransparent || sheet.shop != nil && Self.isTransparent(bytes)
        cache.record(pending.digest, in: bytes)
        try sink.put(OutputFile(path: pending.path, bytes: bytes))
        count.pictures += 1
      }
    }
    return (still, isTransparent)
  }

  private static func isTransparent(_ file: [UInt8]) -> Bool {
    (try? PNGPicture(file: file))?.hasAlpha ?? false
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
