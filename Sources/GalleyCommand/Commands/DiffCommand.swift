import ArgumentParser
import GalleyChecking
import GalleyComparison
import GalleyGraphics
import GalleyLayouts
import GalleyRendering

/// `galley diff`: what differs between two pictures.
struct DiffCommand: GalleySubcommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two pictures, PNG or SVG, pixel by pixel.",
    discussion: """
      Tells how many pixels differ, the largest difference of a component and its place, and the \
      smallest box around all. Exits with 0 where nothing differs, and with 1 where something does.

      See what changed, and draw it in red:
        galley diff before.png after.png -o changes.png
      """)

  @Argument(help: "The picture as it should be; - is standard input.")
  var expected: String

  @Argument(help: "The picture as it is; - is standard input.")
  var actual: String

  @Option(name: .shortAndLong, help: "Draw what differs to this PNG, in red on light grey.")
  var output: String?

  @Option(help: "How pixels are compared; `galley list metrics` tells the ways.")
  var metric = ExactMetric.kind

  @Option(
    help: "Pixels a point of an SVG; left out, as many as make it as wide as the PNG beside it.")
  var scale: Double?

  @Option(help: "text, a few lines to read, or json, for machines.")
  var format = ResultFormat.text

  func validate() throws {
    if let scale, !(scale > 0 && scale <= 100) {
      throw ValidationError("--scale is \(scale); give a number above 0, at most 100")
    }
    guard (expected, actual) != ("-", "-") else {
      throw ValidationError("standard input holds one picture; name a file for the other")
    }
    if output == "-" { throw ValidationError("the drawing needs a file; name one with -o") }
  }

  func run(in session: Session) throws -> ExitStatus {
    let catalog = session.catalogs.metrics
    let metric = try Session.find(metric, "metric", among: catalog.kinds) { catalog[$0] }
    let comparer = PictureComparer(Gates(raster: metric.init()), scale: scale)
    let left = try PictureSource(name: expected, bytes: bytes(of: expected, in: session))
    let right = try PictureSource(name: actual, bytes: bytes(of: actual, in: session))
    let comparison = try comparer.compare(left, to: right)
    if let output {
      let (expected, actual) = try comparer.bitmaps(left, right)
      let picture = DiffPicture.draw(
        expected: expected, actual: actual, report: comparison.report)
      try WholeFileWriter.write([OutputFile(path: output, bytes: BitmapEncoder.png(picture))])
    }
    let summary = DiffSummary(
      expected: expected, actual: actual, metric: metric.kind, comparison: comparison)
    let status = session.console.print(format == .json ? summary.json.indented : summary.text)
    return status == .success && !comparison.passes ? .different : status
  }

  private func bytes(of path: String, in session: Session) throws -> [UInt8] {
    path == "-" ? try session.console.readInput() : try InputFiles.bytes(atPath: path)
  }
}
