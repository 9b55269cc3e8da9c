internal import GalleyComparison
internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyPNG
internal import GalleyRendering
internal import GalleyRuns

/// Compares the frames of two animated PNG one after the other; a still has one.
///
/// One frame of each is in memory at a time, and only where one of the two changed since the frame
/// before are pixels looked at.
struct FrameComparer {
  /// The metric of a frame, which masks may move with.
  typealias FrameMetric = (_ frame: Int) throws(RunError) -> any DiffMetric

  /// How messages call the two.
  let names: String
  let metric: FrameMetric

  /// The most pixels of all frames together that a metric is shown.
  private static let largestPixelCount = 1 << 33

  func compare(
    _ expected: ComparedPicture, to actual: ComparedPicture
  ) throws(RunError) -> PixelComparison {
    let frames = try (expected: expected.frames(), actual: actual.frames())
    var tally = try Tally(
      of: frames.expected, frames.actual, report: reportOfSame(expected.size))
    if expected.size == actual.size {
      try compareFrames(expected, frames.expected, actual, frames.actual, &tally)
    } else {
      try compareFirst(expected, frames.expected, actual, frames.actual, &tally)
    }
    var comparison = PixelComparison(
      expectedSize: expected.size, actualSize: actual.size, report: tally.report)
    comparison.frames = tally.frames
    comparison.differences = FrameDifferences(frames.expected, frames.actual).clauses
    if frames.expected.hidesStill || frames.actual.hidesStill {
      comparison.differences += try stillDifference(expected, actual)
    }
    return comparison
  }

  private func comparing(_ frame: Int) throws(RunError) -> PixelComparer {
    PixelComparer(metric: try metric(frame), names: names)
  }

  private func reportOfSame(
    _ size: PictureComparison.Extent
  ) throws(RunError) -> DiffReport? {
    try comparing(0).comparisonOfSame(size)?.report
  }

  private func compareFrames(
    _ expected: ComparedPicture, _ one: AnimatedPNG, _ actual: ComparedPicture,
    _ other: AnimatedPNG,
    _ tally: inout Tally
  ) throws(RunError) {
    var (left, right) = (one, other)
    var place: PixelRectangle?
    var pixelCount = 0
    for frame in 0..<min(left.frameCount, right.frameCount) {
      let changes =
        try [expected.advance(&left), actual.advance(&right)] + [place].compactMap(\.self)
      let changed = changes.dropFirst().reduce(changes[0]) { $0.union($1) }
      // Outside of what changed the two are as before: equal but for where they differed.
      place = left.rectangle(differingFrom: right, within: changed)
      guard let place else {
        if tally.hasNoReport { tally.add(try report(left, right, of: frame), of: frame) }
        continue
      }
      let metric = try comparing(frame)
      let rows = metric.metric.judgesPixelsAlone ? place.y..<(place.y + place.height) : nil
      pixelCount += left.width * (rows?.count ?? left.height)
      try checkWork(pixelCount)
      let report = try metric.report(left.bitmap(ofRows: rows), right.bitmap(ofRows: rows))
      tally.add(
        report.moved(downBy: rows?.lowerBound ?? 0, totalPixels: left.width * left.height),
        of: frame)
    }
  }

  private func report(
    _ left: AnimatedPNG, _ right: AnimatedPNG, of frame: Int
  ) throws(RunError) -> DiffReport {
    try comparing(frame).report(left.bitmap(), right.bitmap())
  }

  /// Compares the first frame; the part that one of two sizes covers alone differs in every frame.
  private func compareFirst(
    _ expected: ComparedPicture, _ one: AnimatedPNG, _ actual: ComparedPicture,
    _ other: AnimatedPNG,
    _ tally: inout Tally
  ) throws(RunError) {
    var (left, right) = (one, other)
    _ = try (expected.advance(&left), actual.advance(&right))
    try comparing(0).checkSizes(expected.size, actual.size)
    tally.add(try report(left, right, of: 0), of: 0)
    if tally.frames.differingCount > 0 {
      tally.frames.differingCount = min(left.frameCount, right.frameCount)
    }
  }

  private func checkWork(_ pixelCount: Int) throws(RunError) {
    guard pixelCount <= Self.largestPixelCount else {
      throw RunError(
        "cannot compare \(names): their frames differ in more than 8192 megapixels together;"
          + " compare shorter or smaller animations")
    }
  }

  /// The picture that programs show that know no animation, where it is no frame.
  private func stillDifference(
    _ expected: ComparedPicture, _ actual: ComparedPicture
  ) throws(RunError) -> [String] {
    let report = try comparing(0).compare(expected, to: actual).report
    return report.passes
      ? []
      : ["the still picture before its frames differs in \(report.differingPixels) pixels"]
  }
}

extension FrameComparer {
  /// The result of the frames so far.
  private struct Tally {
    var frames: FrameComparison
    private var found: DiffReport?
    private let times: AnimatedPNG
    private let size: Int

    init(
      of expected: AnimatedPNG, _ actual: AnimatedPNG, report: DiffReport?
    ) {
      frames = FrameComparison(
        expectedCount: expected.frameCount, actualCount: actual.frameCount)
      found = report
      times = expected
      size = expected.width * expected.height
    }

    /// Whether the metric has said nothing of two pictures that are equal.
    var hasNoReport: Bool { found == nil }

    /// That of the first frame that differs; where none does, of the one with the largest
    /// difference.
    var report: DiffReport {
      found
        ?? DiffReport(
          runs: [], totalPixels: size, largestDifference: 0, largestDifferencePlace: nil)
    }

    mutating func add(_ report: DiffReport, of frame: Int) {
      if !report.passes {
        frames.differingCount += 1
        guard frames.first == nil else { return }
        frames.first = .init(frame: frame, seconds: times.time(ofFrame: frame))
        found = report
      } else if frames.first == nil,
        found.map({ $0.largestDifference <= report.largestDifference }) ?? true
      {
        found = report
      }
    }
  }
}

/// The differences of two animations beside their pixels, as clauses about the actual one.
struct FrameDifferences {
  private let expected: AnimatedPNG
  private let actual: AnimatedPNG

  init(_ expected: AnimatedPNG, _ actual: AnimatedPNG) {
    self.expected = expected
    self.actual = actual
  }

  var clauses: [String] { [count, delay, plays].compactMap(\.self) }

  private var count: String? {
    if expected.isAnimated, actual.isAnimated {
      let (old, new) = (expected.frameCount, actual.frameCount)
      return old == new
        ? nil : "it has \(new.counting("frame")), expected \(old)"
    }
    let (old, new) = (Self.words(for: expected), Self.words(for: actual))
    return old == new ? nil : "it is \(new), expected \(old)"
  }

  private static func words(for picture: AnimatedPNG) -> String {
    guard picture.isAnimated else { return "a still picture" }
    return "an animation of \(picture.frameCount.counting("frame"))"
  }

  private var delay: String? {
    guard expected.isAnimated, actual.isAnimated else { return nil }
    let others = (0..<min(expected.frameCount, actual.frameCount)).filter {
      expected.delay(ofFrame: $0) != actual.delay(ofFrame: $0)
    }
    guard let first = others.first else { return nil }
    let words = others.count == 1 ? "" : ", and \(others.count - 1) more for other times"
    return "frame \(first + 1) is shown for \(actual.delay(ofFrame: first).words), expected"
      + " \(expected.delay(ofFrame: first).words)" + words
  }

  private var plays: String? {
    guard expected.isAnimated, actual.isAnimated, expected.playCount != actual.playCount else {
      return nil
    }
    let words = [expected, actual].map { picture in
      picture.playCount.map { $0 == 1 ? "once" : "\($0) times" } ?? "for ever"
    }
    return "it plays \(words[1]), expected \(words[0])"
  }
}
