import ArgumentParser
import GalleyChecking
import GalleyNotation
import GalleyRuns
import GalleySystem
import Glibc

/// The options for the reports of a check, and of two folders.
struct ReportOptions: ParsableArguments {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case github
  }

  @Option(
    help: """
      text, to read, json, for machines (of a check what manifest.json in the results holds), or \
      github, annotations of a workflow and its summary.
      """)
  var format = Format.text

  @Flag(help: "Tell every state and every change, however many there are.")
  var verbose = false

  @Option(help: "A file for the results as JUnit's XML.", completion: .file(extensions: ["xml"]))
  var junit: String?

  @Option(
    help: "The file for the report to look at; of a check by default report.html in the results.",
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
    try clearFiles()
    try results.giveWay()
  }

  /// Takes the files of an earlier run away that are written beside the results.
  func clearFiles() throws {
    for file in files where FileKind(at: file) == .file {
      guard unlink(file) == 0 || errno == ENOENT else {
        throw FileError("remove", file, because: errno)
      }
    }
  }

  /// Tells what a check came to, and how the command ends.
  func tell(
    _ manifest: Manifest, in results: ResultsFolder, isStrict: Bool, in session: Session
  ) throws -> ExitStatus {
    let page = html ?? results.reportPath
    return try tell(
      manifest, showing: ResultsPictures(results, of: manifest), in: results, page: page,
      isStrict: isStrict, in: session)
  }

  /// Tells what came of comparing two folders, and how the command ends.
  func tell(
    _ manifest: Manifest, showing pictures: FolderPictures, in session: Session
  ) throws -> ExitStatus {
    try tell(manifest, showing: pictures, in: nil, page: html, isStrict: false, in: session)
  }

  /// - `results`: Where the pictures lie, for servers that forbid pictures within the page.
  /// - `page`: The file for the report to look at; nil for none.
  private func tell(
    _ manifest: Manifest, showing pictures: any ReportPictures, in results: ResultsFolder?,
    page: String?, isStrict: Bool, in session: Session
  ) throws -> ExitStatus {
    let console = session.console
    var report = manifest.report(results: results?.path ?? "")
    report.isStrict = isStrict
    report.checkout = session.checkout
    if let page {
      let way = results.map { FilePath.relative($0.path, from: FilePath.folder(of: page)) }
      let style = results.map { OutputFile(path: $0.stylePath, bytes: ReportStyle.plain) }
      try write(
        HTMLReport(report: report, pictures: pictures, results: way), to: page, beside: style)
    }
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

  private func write(
    _ page: HTMLReport, to path: String, beside style: OutputFile?
  ) throws {
    let batch = FileBatch()
    try batch.put(path) { try page.write(to: $0) }
    if let style { try batch.put(style) }
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
