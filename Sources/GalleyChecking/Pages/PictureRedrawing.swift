internal import GalleyComparison
internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyRendering
internal import GalleyRuns
internal import GalleyScenes

/// Draws the pictures of pages anew, and compares them with their files.
struct PictureRedrawing: RenderConsumer {
  /// What came of one picture.
  enum Verdict: Sendable {
    case same
    /// In a clause, with the file that takes its place; nil where that is to be drawn elsewhere.
    case stale(String, [UInt8]?)
    /// There was none; the file that is to be.
    case missing([UInt8]?)
  }

  /// What came of a picture, and what its scene says of it.
  struct Outcome: Sendable {
    var verdict: Verdict
    var alternative: String?
    /// In points.
    var size: Size
    /// In pixels across; nil for vectors.
    var pixelWidth: Int?

    init(_ verdict: Verdict, of picture: Picture, as form: ShownPicture.Form) {
      self.verdict = verdict
      alternative = picture.alternative?.text
      size = picture.size
      pixelWidth = form == .png ? picture.pixelSize.width : nil
    }
  }

  let cache: RenderCache

  func use(
    _ composer: StateComposer, for job: DrawingPlan<[ShownPicture]>.Job
  ) throws -> [String: Outcome] {
    var products: [String: Outcome] = [:]
    for picture in job.task { products[picture.path] = try product(for: picture, composer) }
    return products
  }

  func end(ofScene scene: Int, isWhole: Bool) throws {}

  private func product(for picture: ShownPicture, _ composer: StateComposer) throws -> Outcome {
    let timeline = try composer.timeline(scale: picture.scale)
    if picture.form == .course {
      let first = try timeline.drawing(at: 0).picture
      let isSame = picture.recordText == nil || picture.recordText == first.record
      let clause = "its course begins otherwise; draw it with the 'galley render' that made it"
      return Outcome(
        picture.bytes == nil ? .missing(nil) : isSame ? .same : .stale(clause, nil), of: first,
        as: .course)
    }
    let still = try composer.still(of: timeline).picture
    var verdict = Verdict.same
    try composer.withMemory(for: still) {
      verdict = try self.verdict(on: picture, still, composer.renderer)
    }
    return Outcome(verdict, of: still, as: picture.form)
  }

  private func verdict(
    on picture: ShownPicture, _ still: Picture, _ renderer: Renderer
  ) throws -> Verdict {
    let format = Self.format(of: picture)
    let digest = cache.digest(of: still, as: format, with: renderer)
    let lookup = picture.bytes.map { cache.lookup(digest, of: still, as: format, in: $0) }
    if lookup == .hit { return .same }
    let drawn = try format.encode(still, with: renderer)
    cache.record(digest, in: drawn)
    guard let bytes = picture.bytes else { return .missing(drawn) }
    if drawn == bytes { return .same }
    if lookup == .recheck { throw RenderCache.fault(drawing: picture.path) }
    let comparison = try PictureComparer(.exact, scale: still.scale).compare(
      PictureSource(name: picture.path, bytes: bytes),
      to: PictureSource(name: "the drawing of \(picture.path)", bytes: drawn))
    guard comparison.report.passes, comparison.differences.isEmpty else {
      let summary = ComparisonSummary(comparison)
      let clause = summary.sizes ?? summary.sentences.first ?? summary.pixels
      return .stale(clause, drawn)
    }
    let words = still.alternative?.text
    if let old = picture.alternative, old != words {
      return .stale("its words for people who cannot see it are others", drawn)
    }
    return .same
  }

  /// The format of a file with the options that it was drawn with, as far as it shows them.
  private static func format(of picture: ShownPicture) -> any OutputFormat {
    let hasRecord = picture.bytes == nil || picture.recordText != nil
    guard picture.form == .svg else {
      return PNGFormat(options: FormatOptions(includesRecord: hasRecord))
    }
    let program = FormatOptions.Program.allCases.first {
      picture.bytes?.contains(" data-for=\"\($0.rawValue)\"") ?? false
    }
    let isLive = picture.bytes?.contains("<text ") ?? false
    return SVGFormat(
      options: FormatOptions(
        for: program, textMode: isLive ? .live : .outlines, includesRecord: hasRecord))
  }
}

extension [UInt8] {
  fileprivate func contains(_ word: String) -> Bool {
    firstRange(of: Array(word.utf8)) != nil
  }
}
