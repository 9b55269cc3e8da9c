import ArgumentParser
import GalleyChecking
import GalleyNotation
import GalleyRuns
import GalleySystem
import Glibc

/// The options of check for its reports.
struct ReportOptions: ParsableArguments {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case github
  }

  @Option(
    help: """
      text, to read, json, which is what manifest.json in the results holds, or github, annotations \
      of a workflow and its summary.
      """)
  var format = Format.text

  @Flag(help: "Tell every state and every change, however many there are.")
  var verbose = false

  @Option(help: "A file for the results as JUnit's XML.", completion: .file(extensions: ["xml"]))
  var junit: String?

  @Option(
    help: "The file for the report to look at; by default report.html in the results.",
    completion: .file(extensions: ["html"]))
  var html: String?

  @Option(
    help: "A file for a table in Markdown, such as the comment on a pull request.",
    completion: .file(extensions: ["md"]))
  var markdown: String?

  @Option(
    help: """
      Where the pictures of the results can be seen, for the table, such as \
      https://example.org/{path}.
      """)
  var pictureAddress: String?

  func validate() throws {
    for (name, file) in [("junit", junit), ("html", html), ("markdown", markdown)]
    where file == "-" || file == "" {
      throw ValidationError("--\(name) needs the name of a file; standard output has --format")
    }
    if let pictureAddress {
      guard PictureAddress(pictureAddress) != nil else {
        throw ValidationError(
          "--picture-address has {path} once, where the path of a picture in the results goes; write https://example.org/{path}"
        )
      }
      guard markdown != nil || format == .github else {
        throw ValidationError("--picture-address is for the table; add --markdown FILE")
      }
    }
  }

  @Flag(
    name: .shortAndLong,
    help: "Say nothing where all went well, but in JSON.")
  var quiet = false

  /// The files that are written beside the results.
  var files: [String] { [junit, html, markdown].compactMap(\.self) }

  /// Takes the reports of an earlier run away, so that none of them looks like this one's, whatever
  /// comes of it.
  func clear(_ results: ResultsFolder) throws {
    for file in files where FileKind(at: file) == .file {
      guard unlink(file) == 0 || errno == ENOENT else {
        throw FileError("remove", file, because: errno)
      }
    }
    try results.giveWay()
  }

  /// Tells what a check came to, and how the command ends.
  func tell(
    _ manifest: Manifest, in results: ResultsFolder, isStrict: Bool, in session: Session
  ) throws -> ExitStatus {
    let console = session.console
    var report = manifest.report(results: results.path)
    report.isStrict = isStrict
    report.checkout = session.checkout
    try writePage(report, ResultsPictures(results, of: manifest), results)
    let table = MarkdownReport(report, pictures: pictureAddress.flatMap(PictureAddress.init))
    try WholeFileWriter.write(
      [junit.map { ($0, JUnitReport(report).xml) }, markdown.map { ($0, table.text) }]
        .compactMap(\.self).map { OutputFile(path: $0.0, bytes: Array($0.1.utf8)) })
    let status = Self.status(of: report)
    switch format {
    case .text where quiet && status == .success: break
    case .text:
      let report = TextReport(report, style: console.outputStyle, isVerbose: verbose)
      try console.write(report.visible)
    case .json: try console.write([SanitizedText(json: manifest.json.indented)].ended)
    case .github: try annotate(report, table, on: console)
    }
    return status
  }

  private func writePage(
    _ report: CheckReport, _ pictures: ResultsPictures, _ results: ResultsFolder
  ) throws {
    let path = html ?? results.reportPath
    let way = FilePath.relative(results.path, from: FilePath.folder(of: path))
    let page = HTMLReport(report: report, pictures: pictures, results: way)
    let batch = FileBatch()
    try batch.put(path) { try page.write(to: $0) }
    try batch.put(OutputFile(path: results.stylePath, bytes: ReportStyle.plain))
    try batch.commit()
  }

  private func annotate(
    _ report: CheckReport, _ table: MarkdownReport, on console: Console
  ) throws {
    try console.write(GitHubAnnotations(report).visible)
    guard let path = getenv("GITHUB_STEP_SUMMARY").map({ String(cString: $0) }), !path.isEmpty
    else { return }
    try append(Array(table.text.utf8), toFileAtPath: path)
  }

  static func status(of report: CheckReport) -> ExitStatus {
    if report.count(.failed) > 0 { return .trouble }
    let isDifferent = report.outcomes.contains { report.isDifference($0.status) }
    return isDifferent ? .different : .success
  }
}
