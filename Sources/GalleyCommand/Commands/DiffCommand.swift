import ArgumentParser
import GalleyChecking
import GalleyComparison
import GalleyGeometry
import GalleyGraphics
import GalleyNotation
import GalleyRendering
import GalleyRuns
import GalleySystem

/// `galley diff`: what differs between two pictures, or between those of two folders.
struct DiffCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "diff",
    abstract: "Compares two pictures, still or moving, or the pictures of two folders.",
    discussion: """
      Pictures are PNG, JPEG, still WebP or SVG files. Of animated PNG each frame is compared as a \
      viewer shows it, and the first that differs is told with its time; numbers of frames, their \
      times and how often they play must be the same. Colors of different \
      spaces are compared in sRGB.

      Of two folders the pictures are compared that have the same path in both, whoever drew them, \
      and told as a check tells of states: what differs, what is only in one of the two (new, \
      missing), and what has another name there (renamed): equal bytes, or one drawing of Galley's. \
      Hidden files and folders are left out.

      Tells how many pixels differ, the largest difference and its place, the smallest box around \
      all, and by how much it is more than tolerated. Exits with 0 where nothing differs, or no more \
      than the metric tolerates, with 1 where something does, and with 2 where something could not \
      be compared.

      See what changed, and draw it in red:
        galley diff before.png after.png -o changes.png
      Compare as eyes see, a little more strictly than by default:
        galley diff old.png new.png --metric perceptual --tolerance difference=10
      Look at all that differs between two folders:
        galley diff before after --html changes.html
      """)

  @Argument(
    help: "The picture, or the folder, as it should be; - is standard input.",
    completion: .pictures)
  var expected: String

  @Argument(
    help: "The picture, or the folder, as it is; - is standard input.", completion: .pictures)
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

  @Option(name: .shortAndLong, help: "Threads for folders; by default one a processor.")
  var jobs: Int?

  @OptionGroup(title: "Reports") var reports: ReportOptions

  func validate() throws {
    if let scale, !(scale > 0 && scale <= 100) {
      throw ValidationError("--scale is \(scale); give a number above 0, at most 100")
    }
    try ToleranceOptions.validate(sizeTolerance: sizeTolerance)
    guard (expected, actual) != ("-", "-") else {
      throw ValidationError("standard input holds one picture; name a file for the other")
    }
    if output == "-" { throw ValidationError("the drawing needs a file; name one with -o") }
    try DrawingOptionLimits.validate(jobs: jobs, scales: [])
  }

  func run(in session: Session) throws -> ExitStatus {
    let options = try tolerance.map { text in try MetricOptions(parsing: text).values } ?? [:]
    let metric = try session.catalogs.metrics.metric(metric, options: options)
    let comparer = PictureComparer(
      Tolerances(size: sizeTolerance, raster: metric), scale: scale)
    if try areFolders { return try compareFolders(by: comparer, in: session) }
    try refuseReports()
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
    switch reports.format {
    case .json: try session.console.write([SanitizedText(json: summary.json.indented)].ended)
    case .text where reports.quiet && comparison.passes: break
    case .text, .github:
      let explanation = ExplanationText(comparison, isVerbose: reports.verbose)
      let lines = [SanitizedText(lines: summary.text)] + explanation.lines
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

// MARK: - Folders

extension DiffCommand {
  /// Whether both are folders.
  ///
  /// - Throws: where one is, and the other something else or nothing.
  private var areFolders: Bool {
    get throws {
      let kinds = [expected, actual].map { $0 == "-" ? nil : FileKind(at: $0) }
      guard kinds.contains(.folder) else { return false }
      if kinds == [.folder, .folder] { return true }
      let (folder, other) = kinds[0] == .folder ? (expected, actual) : (actual, expected)
      guard other == "-" || FileKind(at: other) != nil else {
        throw FileError(
          "read", other, because: "there is no such file or folder; check the path")
      }
      let name = other == "-" ? "standard input" : "'\(other)'"
      throw CommandError(
        "'\(folder)' is a folder, and \(name) is none; give two folders, or two pictures")
    }
  }

  private func compareFolders(
    by comparer: PictureComparer, in session: Session
  ) throws -> ExitStatus {
    if output != nil {
      throw CommandError(
        "-o draws what differs between two pictures; of two folders --html FILE shows it")
    }
    let comparison = try FolderComparison(expected, actual, by: comparer)
    for file in reports.files where comparison.reads(file) {
      throw CommandError("'\(file)' would be one of the pictures; name another file")
    }
    try reports.clearFiles()
    if comparison.isOfOneFolder {
      session.console.tell("warning: '\(expected)' and '\(actual)' are one folder")
    }
    let manifest = ProgressLine.during(comparison.count, on: session.console, verb: "compared") {
      comparison.run(threads: jobs ?? WorkerThreads.processorCount, progress: $0)
    }
    return try reports.tell(
      manifest, showing: FolderPictures(expected, actual, by: comparer), in: session)
  }

  /// Refuses the reports of folders where two pictures are compared.
  private func refuseReports() throws {
    let option =
      reports.html != nil
      ? "--html"
      : reports.junit != nil
        ? "--junit"
        : reports.markdown != nil
          ? "--markdown" : reports.format == .github ? "--format github" : nil
    guard let option else { return }
    throw CommandError(
      "\(option) is for two folders; -o FILE draws what differs between two pictures")
  }
}

/// The explanation of a difference, as lines that follow the numbers.
private struct ExplanationText {
  private static let mostLines = 40

  private let words: ComparisonSummary
  private let isVerbose: Bool

  init(_ comparison: PictureComparison, isVerbose: Bool) {
    words = ComparisonSummary(comparison)
    self.isVerbose = isVerbose
  }

  /// None where there is nothing to say.
  var lines: [SanitizedText] {
    ComparisonSummary.shortened(
      words.sentences + words.attributions + words.notes, to: isVerbose ? .max : Self.mostLines
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
