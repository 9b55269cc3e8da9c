import ArgumentParser
import GalleyChecking
import GalleyComparison
import GalleyGeometry
import GalleyGraphics
import GalleyNotation
import GalleyRendering
import GalleyRuns
import GalleySystem

/// `galley diff`: what differs between two pictures.
struct DiffCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "diff",
    abstract: "Compares two pictures, still or moving, pixel by pixel.",
    discussion: """
      Pictures are PNG, JPEG, still WebP or SVG files. Of animated PNG each frame is compared as a \
      viewer shows it, and the first that differs is told with its time; numbers of frames, their \
      times and how often they play must be the same. Colors of different \
      spaces are compared in sRGB.

      Tells how many pixels differ, the largest difference and its place, the smallest box around \
      all, and by how much it is more than tolerated. Exits with 0 where nothing differs, or no more \
      than the metric tolerates, and with 1 where something does.

      See what changed, and draw it in red:
        galley diff before.png after.png -o changes.png
      Compare as eyes see, a little more strictly than by default:
        galley diff before.png after.png --metric perceptual --tolerance difference=10
      """)

  @Argument(help: "The picture as it should be; - is standard input.", completion: .pictures)
  var expected: String

  @Argument(help: "The picture as it is; - is standard input.", completion: .pictures)
  var actual: String

  @Option(
    name: .shortAndLong, help: "Draw what differs to this PNG, in red on light grey.",
    completion: .pictures)
  var output: String?

  @Option(
    help: "How pixels are compared; `galley list metrics` tells the ways.", completion: .metrics)
  var metric = ExactMetric.kind

  @Option(
    help: """
      What the metric lets through, by name, such as difference=5,cluster=12; \
      `galley list metrics perceptual` tells the names.
      """)
  var tolerance: String?

  @Option(
    help: "Pixels that one still may be wider or narrower than the other, and higher or lower.")
  var sizeTolerance = 0

  @Option(
    help:
      "Pixels a point of an SVG; left out, as many as make it as wide as a picture of pixels beside it."
  )
  var scale: Double?

  @Option(help: "text, a few lines to read, or json, for machines.")
  var format = ResultFormat.text

  func validate() throws {
    if let scale, !(scale > 0 && scale <= 100) {
      throw ValidationError("--scale is \(scale); give a number above 0, at most 100")
    }
    try ToleranceOptions.validate(sizeTolerance: sizeTolerance)
    guard (expected, actual) != ("-", "-") else {
      throw ValidationError("standard input holds one picture; name a file for the other")
    }
    if output == "-" { throw ValidationError("the drawing needs a file; name one with -o") }
  }

  func run(in session: Session) throws -> ExitStatus {
    let options = try tolerance.map { text in try MetricOptions(parsing: text).values } ?? [:]
    let metric = try session.catalogs.metrics.metric(metric, options: options)
    let comparer = PictureComparer(
      Tolerances(size: sizeTolerance, raster: metric), scale: scale)
    let left = try PictureSource(name: expected, bytes: bytes(of: expected, in: session))
    let right = try PictureSource(
      name: actual, bytes: bytes(of: actual, sharing: left.bytes, in: session))
    let comparison = try comparer.compare(left, to: right)
    if let output {
      try InputProtection.refuse(output, over: [self.expected, self.actual])
      let picture = try comparer.difference(of: comparison, expected: left, actual: right)
      try WholeFileWriter.write([OutputFile(path: output, bytes: picture)])
    }
    let summary = DiffSummary(
      expected: expected, actual: actual, metric: type(of: metric).kind, comparison: comparison)
    switch format {
    case .json: try session.console.write([SanitizedText(json: summary.json.indented)].ended)
    case .text:
      let lines = [SanitizedText(lines: summary.text)] + ExplanationText(comparison).lines
      try session.console.write(lines.ended)
    }
    return comparison.passes ? .success : .different
  }

  private func bytes(
    of path: String, sharing known: [UInt8] = [], in session: Session
  ) throws -> [UInt8] {
    path == "-"
      ? try session.console.readInput() : try InputFiles.bytes(atPath: path, sharing: known)
  }
}

/// The explanation of a difference, as lines that follow the numbers.
private struct ExplanationText {
  private static let mostLines = 40

  private let words: ComparisonSummary

  init(_ comparison: PictureComparison) { words = ComparisonSummary(comparison) }

  /// None where there is nothing to say.
  var lines: [SanitizedText] {
    ComparisonSummary.shortened(
      words.sentences + words.attributions + words.notes, to: Self.mostLines
    ).map { SanitizedText(line: $0) }
  }
}

/// The summary of a comparison of two files, in words and for machines.
struct DiffSummary {
  var expected: String
  var actual: String
  var metric: String
  var comparison: PictureComparison

  private var report: DiffReport { comparison.report }
  private var words: ComparisonSummary { ComparisonSummary(comparison) }

  /// Some lines where something differs, one where nothing does.
  var text: String {
    if report.isSame, report.passes, words.differences.isEmpty {
      let start = "the same in " + extent
      return report.largestDifference == 0
        ? start : start + "; the largest difference is \(words.largestAmount), which is none"
    }
    let lines: [String?] = [
      sizes,
      words.frames,
      words.count,
      words.largestDifference.map { "largest difference: \($0)" },
      words.boundingBox.map { "bounding box: \($0)" },
    ]
    return (lines.compactMap(\.self) + limits).joined(separator: "\n")
  }

  private var extent: String {
    let frames = comparison.frames.map { "\($0.expectedCount) frames of " } ?? ""
    return frames + "\(report.totalPixels) pixels"
  }

  /// The measurements against each tolerance: those that fail, or all where none does; nothing
  /// where none is allowed, which the lines before say.
  private var limits: [String] {
    guard report.limits.contains(where: { $0.allowed > 0 }) else { return [] }
    return (report.passes ? report.limits : report.exceededLimits).map { limit in
      ComparisonSummary.sentence(of: limit) + ", "
        + (limit.holds ? "\(limit.slack.shortest) to spare" : "\((-limit.slack).shortest) too much")
    }
  }

  private var sizes: String? {
    let (left, right) = (comparison.expectedSize, comparison.actualSize)
    if left == right { return nil }
    return "sizes differ: \(left.width) x \(left.height) and "
      + "\(right.width) x \(right.height) pixels"
  }

  /// The comparison as the results of a check have it, with the names of the files.
  var json: JSONValue {
    .object([
      "expected": .string(expected), "actual": .string(actual), "metric": .string(metric),
      "comparison": comparison.json,
    ])
  }
}
